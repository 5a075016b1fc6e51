export {default} from './SessionPlayer';
