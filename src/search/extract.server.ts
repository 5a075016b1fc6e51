/**
 * Reads the texts of a page from its built HTML, so that reference pages, tables and components are as searchable as
 * prose: what the page contains (`pageEvents.server.ts`), filed under its headings.
 */
import {find, metaOf, parseBuiltPage, sidebarSectionOf} from '@speech-docs/publish/builtPage.server';
import {codesIn, type HeadingText, type PageText} from '@speech-docs/search/records';
import {codeIdentifiers, collapse, textOf} from './elementText.server';
import {type Event, eventsOf, type NamesByAnchor} from './pageEvents.server';

/**
 * Returns the page's texts, `null` for a page with `noindex`; throws when there is no title to find. What has
 * one of the anchors in `names` is an entry with these names, whatever it looks like.
 */
export function extractPage(html: string, path: string, names: NamesByAnchor = new Map()): PageText | null {
  const {root, main} = parseBuiltPage(html);
  if (/noindex/i.test(metaOf(root, 'robots') ?? '')) return null;
  const h1 = find(root, ({tagName}) => tagName === 'h1');
  if (!h1) throw new Error('no title found in the built page');

  const title = textOf(h1);
  const page = newSection({level: 1, title, anchor: ''});
  const description = collapse(metaOf(root, 'description') ?? '');
  if (description) page.heading.blocks.push(description);
  return {
    path,
    section: sidebarSectionOf(root, textOf) ?? '',
    tag: metaOf(root, 'docusaurus_tag') ?? 'default',
    keywords: freshKeywords(metaOf(root, 'keywords') ?? '', title),
    headings: headingsOf(sectionsOf(eventsOf(main, names), page, names)),
  };
}

/** A heading with what is filed under it. */
interface Section {
  heading: HeadingText;
  sources: string[];
  hasLinks: boolean;
}

type Head = Pick<HeadingText, 'level' | 'title' | 'anchor'>;

function newSection(head: Head, names?: string[], kind: {isEntry?: true} = {}): Section {
  const others = names && {names: withoutTitle(names, head.title)};
  return {heading: {...head, blocks: [], code: '', ...kind, ...others}, sources: [], hasLinks: false};
}

const ADMONITION_NAMES = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important']);

/** Files events under their headings, in reading order, beginning with `first`; what follows an entry is not part of it. */
function sectionsOf(events: Iterable<Event>, first: Section, names: NamesByAnchor): Section[] {
  const sections = [first];
  let [current, paragraph] = [first, ''];
  const add = (text: string) => {
    const block = collapse(text);
    const {blocks} = current.heading;
    if (block && !blocks.includes(block)) blocks.push(block);
  };
  const endParagraph = () => {
    if (!ADMONITION_NAMES.has(collapse(paragraph).toLowerCase())) add(paragraph);
    paragraph = '';
  };
  for (const event of events) {
    if (event.kind === 'inline') paragraph += event.text;
    else if (event.kind === 'end') endParagraph();
    else if (event.kind === 'block') add(event.text);
    else if (event.kind === 'code') current.sources.push(event.text);
    else if (event.kind === 'link') current.hasLinks = true;
    else if (event.kind === 'names') current.heading.names = [...(current.heading.names ?? []), ...event.names];
    else if (event.kind === 'heading') {
      const {level, title, anchor} = event;
      current = newSection({level, title, anchor}, names.get(anchor));
      sections.push(current);
    } else {
      const {title, anchor, content} = event;
      const level = Math.min(current.heading.level + 1, 6);
      const entry = newSection({level, title, anchor}, names.get(anchor), {isEntry: true});
      sections.push(...sectionsOf(content, entry, names));
    }
  }
  endParagraph();
  return sections;
}

/**
 * Returns the headings that have a text, code, or headings below them, or no links. Of the code they keep only names that
 * the page does not contain, in this or another spelling.
 */
function headingsOf(sections: Section[]): HeadingText[] {
  const prose = lettersOf(sections.map(({heading: {title, blocks}}) => `${title} ${blocks.join(' ')}`).join(' '));
  const seen = new Set<string>();
  for (const {heading, sources} of sections) {
    const fresh = codeIdentifiers(sources.join('\n')).filter((name) => {
      const letters = lettersOf(name);
      const isKnown = seen.has(letters) || prose.includes(letters);
      seen.add(letters);
      return !isKnown;
    });
    heading.code = fresh.join(' ');
  }
  return sections
    .filter(
      ({heading, sources, hasLinks}, index) =>
        index === 0 ||
        heading.blocks.length > 0 ||
        sources.length > 0 ||
        !hasLinks ||
        (sections[index + 1]?.heading.level ?? 0) > heading.level,
    )
    .map(({heading}) => heading);
}

/** `job_id`, `jobId`, and "job ID" are one name: a search takes it apart. */
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[ _]/g, '');

/** Names that the title doesn't contain; the title itself becomes an empty name. */
function withoutTitle(names: string[], title: string): string[] {
  const codes = codesIn(title);
  return names.filter((name) => !codes.includes(name) || name === title).map((name) => (name === title ? '' : name));
}

function freshKeywords(keywords: string, title: string): string[] {
  const list = keywords.split(',').map(collapse).filter(Boolean);
  return [...new Set(list)].filter((keyword) => keyword.toLowerCase() !== title.toLowerCase());
}
