/** Answers of the search service, in its spelling. */
export interface FakeHit {
  objectID: string;
  type: string;
  url: unknown;
  content: string | null;
  hierarchy: Record<string, string | null>;
  _highlightResult?: unknown;
  _snippetResult?: unknown;
  [field: string]: unknown;
}

interface HitOptions {
  /** The page's address; pages of the real site, so that opening a hit leads somewhere. */
  path?: string;
  section?: string;
  title?: string;
  heading?: string | null;
  content?: string | null;
  anchor?: string;
}

const SITE = 'https://docs.example.com';

/** Returns a hit; without `heading` or `content` it is a page, else a section or a text of it. */
export function hit(id: string, options: HitOptions = {}): FakeHit {
  const {path = '/get-started/quickstart', section = 'Get started', title = 'Quickstart', anchor} = options;
  const {heading = null, content = null} = options;
  const hierarchy = {lvl0: section, lvl1: title, lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const marked = (value: string) => ({value, matchLevel: 'none', matchedWords: []});
  const levels = Object.entries(hierarchy).flatMap(([level, value]) => (value ? [[level, marked(value)]] : []));
  const marks = {hierarchy: Object.fromEntries(levels), ...(content && {content: marked(content)})};
  return {
    objectID: id,
    type: content ? 'content' : heading ? 'lvl2' : 'lvl1',
    url: `${SITE}${path}${anchor ? `#${anchor}` : ''}`,
    content,
    hierarchy,
    _highlightResult: marks,
    _snippetResult: marks,
  };
}

/** Three pages in two sections, one with a section of its own: what an ordinary answer looks like. */
export const ordinary: FakeHit[] = [
  hit('quickstart', {content: null}),
  hit('quickstart-run', {heading: 'Run it', anchor: 'run', content: 'Run the program and read the <mark>key</mark>.'}),
  hit('authentication', {path: '/get-started/authentication', title: 'Authentication'}),
  hit('reference', {path: '/api-ref/', section: 'API Reference', title: 'API reference'}),
];

/** A hit in which every text that a screen shows has a mark. */
export const markedEverywhere: FakeHit = (() => {
  const path = '/speech-to-text/batch/quickstart';
  const record = hit('marked', {path, heading: 'Key rotation', anchor: 'rotation', content: 'Rotate a key.'});
  const value = {value: 'Rotate a <mark>key</mark>', matchLevel: 'full', matchedWords: ['key']};
  const hierarchy = {lvl0: value, lvl1: value, lvl2: value};
  return {...record, _highlightResult: {hierarchy}, _snippetResult: {hierarchy, content: value}};
})();

export const HOSTILE_TEXT = '<img src=x onerror="window.attacked=1">';

/** A hit in which every text that a screen shows is markup. */
export const hostile: FakeHit = {
  ...hit('everywhere', {anchor: 'everywhere'}),
  type: 'content',
  content: HOSTILE_TEXT,
  hierarchy: {lvl0: HOSTILE_TEXT, lvl1: HOSTILE_TEXT, lvl2: HOSTILE_TEXT},
  _highlightResult: undefined,
  _snippetResult: undefined,
};

/** One result of an answer. */
export function resultOf(query: string, hits: unknown[], total = hits.length) {
  const sections: Record<string, number> = {};
  for (const one of hits as (FakeHit | null)[]) {
    const name = one?.hierarchy?.lvl0;
    if (name) sections[name] = (sections[name] ?? 0) + 1;
  }
  return {
    hits,
    nbHits: total,
    page: 0,
    nbPages: Math.ceil(total / 20),
    hitsPerPage: 20,
    query,
    index: 'docs',
    params: '',
    facets: {'hierarchy.lvl0': sections},
  };
}
