import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import '@site/src/css/referencePanel.css';
import './messageIndex.css';

/** The messages and failures of a socket, each a link to its section. */
export default function MessageIndex({children}: {children: ReactNode}) {
  return (
    <nav className="ref-index" aria-label={translate({message: 'Messages'})}>
      {children}
    </nav>
  );
}
