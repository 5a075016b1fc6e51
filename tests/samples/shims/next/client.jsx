/** Takes the page over in the browser, as Next.js does. */
import {Document} from 'app:page';
import {hydrateRoot} from 'react-dom/client';

hydrateRoot(document, <Document />);
