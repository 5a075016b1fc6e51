export {default} from './SizeCalculator';
