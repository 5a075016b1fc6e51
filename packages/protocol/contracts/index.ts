/** The contracts as programs use them, without a file system. */
export {ASSUMED_STATUSES} from './assumedStatuses';
export {describeBounds} from './bounds';
export * from './contracts';
export {type Contract, ContractProblem, type Pointer, problemAt, throwAll} from './parsed';
export * from './versions';
