/** The contracts as programs use them, without a file system. */
export {ASSUMED_STATUSES} from './assumedStatuses';
export {describeBounds} from './bounds';
export * from './contracts';
export type {Contract, Pointer} from './parsed';
export * from './problem';
export * from './versions';
