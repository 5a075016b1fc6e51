import {translate} from '@docusaurus/Translate';
import {followScroll} from '@site/src/client/followScroll';
import {type ReactNode, useEffect, useRef} from 'react';
import '@site/src/css/referencePanel.css';

/** The messages of a socket by direction; stays in sight, and marks the message that is being read. */
export default function MessageIndex({children}: {children: ReactNode}) {
  const index = useRef<HTMLElement>(null);
  useEffect(() => {
    const links = [...(index.current?.querySelectorAll('a') ?? [])];
    const sections = links.flatMap((link) => {
      const message = document.getElementById(link.hash.slice(1))?.closest('details');
      return message ? [{link, message}] : [];
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

type Section = {link: HTMLAnchorElement; message: HTMLElement};

/** Marks the message at the reading line, and brings its link into sight inside its row. */
function markCurrent(sections: Section[], line: number): void {
  const current = sections.findLast(({message}) => {
    const {top, bottom} = message.getBoundingClientRect();
    return top <= line && bottom > line;
  });
  for (const {link} of sections) {
    if (link !== current?.link) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'location');
      const row = link.closest('li');
      if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft - row.clientWidth / 2;
    }
  }
}
