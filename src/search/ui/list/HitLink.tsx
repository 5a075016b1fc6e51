/** One hit, in the dialog and on the page, and one recent search or favorite: an icon and two lines. */

import type {Hit, HitKind} from '@speech-docs/search/types';
import type {ReactNode} from 'react';
import {sitePath} from '../../address';
import {hitLines} from './hitLines';
import {Marked} from './Marked';

interface HitLinkProps {
  hit: Hit;
  /** What is above the list names the levels before this one. */
  fromLevel: number;
  /** Another row has the same page and heading. */
  hasTwin: boolean;
  icon?: ReactNode;
}

export function HitLink({hit, fromLevel, hasTwin, icon = <KindIcon type={hit.type} />}: HitLinkProps): ReactNode {
  const {title, text} = hitLines(hit, fromLevel, hasTwin);
  return (
    <a href={sitePath(hit.url)} className="DocSearch-Hit-Container">
      <span className="DocSearch-Hit-icon">{icon}</span>
      <span className="DocSearch-Hit-title">
        <Marked text={title} />
      </span>
      {text && (
        <span className="DocSearch-Hit-path">
          <Marked text={text} />
        </span>
      )}
    </a>
  );
}

/** In one line below the title of a page that the query names. */
export function SectionLinks({sections}: {sections: Hit[]}): ReactNode {
  return (
    <div className="DocSearch-Sections">
      {sections.map(({url, hierarchy: {lvl2 = []}}) => (
        <a key={url} href={sitePath(url)}>
          <Marked text={lvl2} />
        </a>
      ))}
    </div>
  );
}

/** A sheet, lines, a number sign. */
const PATHS = {
  page: 'M4.5 2.5h7.5l3.5 3.5v11.5h-11zM12 2.5v3.5h3.5',
  text: 'M3 5.5h14M3 10h14M3 14.5h9',
  heading: 'M8 3.5 6.5 16.5M13.5 3.5 12 16.5M3.5 7.5h13.5M3 12.5h13.5',
};

function KindIcon({type}: {type: HitKind}): ReactNode {
  return <Icon path={type === 'lvl1' ? PATHS.page : type === 'content' ? PATHS.text : PATHS.heading} />;
}

/** A drawing of one stroke on 20 by 20 units. */
export function Icon({path}: {path: string}): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
