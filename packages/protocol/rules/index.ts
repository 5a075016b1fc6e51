/** The rules of the sockets, and who follows them. */
export * from './contract';
export * from './limitClock';
export type {Protocol} from './protocol';
export * from './retry';
export {frameOf, type RuleKind} from './rules';
export * from './tracker';
