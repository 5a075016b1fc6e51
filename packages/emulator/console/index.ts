/** What the page of the console needs; the sessions run in the workers. */
export {recordingsOf} from './consoleRecordings';
export type {FaultChoice} from './faultMenu';
export type {Choice, ConsoleReply, ConsoleRequest, View} from './host';
export type {BrokenRule, LogLine} from './log';
export {CONFIG, type Exchange, type RestError} from './rest';
export type {JobReply, JobRequest} from './rest.worker';
