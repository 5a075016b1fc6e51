/** What programs take from the core, without a server. */
export {seededRandom} from './ids';
export {numberAudio, numbersWav} from './numbers';
export {DEFAULTS, type Options} from './options';
export {RATES} from './rates';
export {wavFacts} from './recordings';
export type {Exchange, NotedFrame, SessionReport} from './reportSink';
export {samplesOf} from './samples';
export {closeCodeOf} from './socket/problems';
export {addressVariables} from './variables';
