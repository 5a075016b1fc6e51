import {nearView} from '@site/src/components/NearView';
// In the page's own sheets: the HTML is there before the script.
import './styles.module.css';

export default nearView(() => import(/* webpackChunkName: "wer" */ './WerCalculator'));
