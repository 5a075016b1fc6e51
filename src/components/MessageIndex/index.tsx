import {translate} from '@docusaurus/Translate';
import {followScroll} from '@site/src/site/client/followScroll';
import {type ReactNode, useEffect, useRef} from 'react';
import '@site/src/css/referencePanel.css';
import './messageIndex.css';

/** The messages and failures of a socket; stays in sight, and marks what is being read. */
export default function MessageIndex({children}: {children: ReactNode}) {
  const index = useRef<HTMLElement>(null);
  useEffect(() => {
    const links = [...(index.current?.querySelectorAll('a') ?? [])];
    const sections = links.flatMap((link) => {
      const heading = document.getElementById(link.hash.slice(1));
      return heading ? [{link, ...boundsOf(heading)}] : [];
    });
    return followScroll(() => markCurrent(sections, (index.current?.offsetHeight ?? 0) + 100));
  }, []);
  return (
    <nav
      ref={index}
      className="ref-index"
      aria-label={translate({
        id: 'component.MessageIndex.label',
        message: 'Messages',
        description: 'The name of the list of the messages of a socket',
      })}
    >
      {children}
    </nav>
  );
}

type Section = {link: HTMLAnchorElement; from: Element; to: Element | undefined};

/** A message is a box of its own; other sections go on until the next heading of their level. */
function boundsOf(heading: HTMLElement): Omit<Section, 'link'> {
  const message = heading.closest('details');
  if (message) return {from: message, to: undefined};
  const headings = [...document.querySelectorAll('.markdown h2')];
  return {from: heading, to: headings[headings.indexOf(heading) + 1]};
}

/** Marks what is at the reading line, and brings its link into sight inside its row. */
function markCurrent(sections: Section[], line: number): void {
  const current = sections.findLast(({from, to}) => {
    const {top, bottom} = from.getBoundingClientRect();
    return top <= line && (to?.getBoundingClientRect().top ?? bottom) > line;
  });
  for (const {link} of sections) {
    if (link !== current?.link) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'location');
      showInRow(link);
    }
  }
}

/** In the middle of what the name of the row, which stays in place, leaves free. */
function showInRow(link: HTMLAnchorElement): void {
  const row = link.closest('li');
  if (!row) return;
  const name = row.firstElementChild?.clientWidth ?? 0;
  row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth + name - link.offsetWidth) / 2;
}
