/** What both screens offer before the first letter, and when nothing was found: six tasks, and the sections of the page. */
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {tasks} from '@site/data/tasks';
import {type ReactNode, useLayoutEffect, useState} from 'react';
import {ON_THIS_PAGE, TASKS} from '../../texts/dialog';
import './screens.css';

/** More would push the tasks out of sight. */
const MAX_SECTIONS = 8;

export function Start(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [sections, setSections] = useState<NamedLink[]>([]);
  // The search page is rendered without a document, too.
  useLayoutEffect(() => setSections(sectionsOfPage()), []);
  return (
    <div className="DocSearch-Start">
      <Links title={TASKS} links={tasks.map(({name, page}) => ({name, href: withBaseUrl(page)}))} />
      {sections.length > 0 && <Links title={ON_THIS_PAGE} links={sections} />}
    </div>
  );
}

interface NamedLink {
  name: string;
  href: string;
}

function Links({title, links}: {title: string; links: NamedLink[]}): ReactNode {
  return (
    <nav aria-label={title}>
      <p className="DocSearch-Hit-source">{title}</p>
      <ul>
        {links.map(({name, href}) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sectionsOfPage(): NamedLink[] {
  const headings = document.querySelectorAll<HTMLElement>('.markdown h2[id]');
  return [...headings].slice(0, MAX_SECTIONS).map((heading) => ({
    name: heading.firstChild?.textContent ?? '',
    href: `${location.pathname}${location.search}#${heading.id}`,
  }));
}
