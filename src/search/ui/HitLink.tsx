/**
 * A link to a hit. Not the framework's: its links watch whether they are in view and fetch what they lead to, which for
 * twenty hits per key press is much of the work between the key and the results. This one fetches when it is pointed at.
 */
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/src/lib/plainClick';
import type {ReactNode} from 'react';
import {fetchAhead} from './fetchAhead';
import {sitePath} from './sitePath';

interface HitLinkProps {
  url: string;
  className?: string;
  children: ReactNode;
}

export function HitLink({url, className, children}: HitLinkProps): ReactNode {
  const history = useHistory();
  const path = sitePath(url);
  const preload = () => fetchAhead(path);
  return (
    <a
      href={path}
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        history.push(path);
      }}
    >
      {children}
    </a>
  );
}
