/** Shows the screen of the app, drawn by react-native-web. */
import Screen from 'app:screen';
import {createRoot} from 'react-dom/client';

createRoot(document.getElementById('root')).render(<Screen />);
