/** The check of a recorded session. */
export {type CapturedFrame, type CapturedSession, decode, NotACapture, newSession, objectOf} from './capture';
export {type BrokenRule, type CaptureReport, type CheckedSession, checkText} from './check';
export {checkRulesOf} from './checkRules';
export {fieldPage} from './fieldPage';
export {neverChecked} from './notChecked';
export {readCapture} from './read';
export {reportText} from './reportText';
export {mask} from './secrets';
