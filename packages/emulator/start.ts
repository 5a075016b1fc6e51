/** `npm run emulator`. */
import {main} from './main';

main();
