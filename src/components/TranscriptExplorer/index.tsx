export {default} from './TranscriptExplorer';
