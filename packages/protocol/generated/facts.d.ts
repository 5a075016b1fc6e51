export * from '../compile/facts';
