export {default} from './WerCalculator';
