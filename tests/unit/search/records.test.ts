import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {INDEX_VERSION} from '@speech-docs/search/indexFile';
import {recordsOf} from '@speech-docs/search/records';
import {describe, expect, it} from 'vitest';
import {extractPage} from '../../../src/search/extract.server';
import {readPageTexts} from '../../../src/search/pageTexts.server';
import {writeIndex} from '../../../src/search/writeIndex.server';
import {readTable} from '../../support/readTable';
import {temporaryFolder} from '../../support/temporaryFolder';

const site = {url: 'https://docs.example.com', language: 'en'};

function html(body: string, head = '', title = 'Latency'): string {
  return `<!doctype html><html><head><title>x</title>${head}<meta name="docusaurus_tag" content="docs-default-current"></head>
<body><nav class="navbar"><a href="/">Docs</a></nav><main><article>
<nav class="theme-doc-breadcrumbs"><ul><li><a href="/"><svg></svg></a></li><li>Speech to Text</li><li>Real time</li><li>${title}</li></ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${body}</div></article>
<nav class="pagination-nav">Next page</nav></main><footer>Privacy</footer></body></html>`;
}

function blocksOf(body: string): string[] {
  return extractPage(html(body), '/latency')?.headings.flatMap(({blocks}) => blocks) ?? [];
}

describe('a row of a table with an address', () => {
  const row = (cell: string, attributes = '') =>
    extractPage(
      html(
        `<table><thead><tr><th>Code</th><th>Meaning</th><th>Retry</th></tr></thead><tbody>
        <tr id="4006" ${attributes}><td>${cell}</td><td>The session was too long.</td><td>At once</td></tr>
        <tr class="table-detail"><td colspan="3">Batch too.</td></tr></tbody></table>`,
      ),
      '/errors',
    )?.headings.at(-1);

  it('is an entry when an identifier names it: "4006 timelimit_exceeded", then what it means', () => {
    expect(
      row('<code>4006</code> <code>timelimit_exceeded</code><a class="hash-link" href="#4006"></a>'),
    ).toMatchObject({
      title: '4006 timelimit_exceeded',
      anchor: '4006',
      blocks: ['The session was too long. Retry: At once; Batch too.'],
      isEntry: true,
    });
  });

  it('is an entry under the name that its table gives it', () => {
    expect(row('<b>Korean</b>', 'data-search-title="Korean ko"')).toMatchObject({title: 'Korean ko', isEntry: true});
  });

  it('is text of its section when words name it', () => {
    expect(row('The account is full')).toMatchObject({
      level: 1,
      blocks: ['The account is full · The session was too long. Retry: At once; Batch too.'],
    });
  });
});

describe('what is searchable on a page', () => {
  it.each(readTable<[what: string, html: string, blocks: string[]][]>('tests/unit/search/searchable.yaml'))(
    '%s',
    (_what, body, expected) => {
      expect(blocksOf(body)).toEqual(expected);
    },
  );

  it('includes names that only the code holds, and not those that the text explains', () => {
    const body =
      '<p>Set <code>max_delay</code>.</p><pre><code># a_comment\nmax_delay = enable_partials\nprint(StartRecognition)</code></pre>';
    const page = extractPage(html(body), '/a');
    expect(page?.headings[0]?.code).toBe('enable_partials StartRecognition');
    // What is around the text is left out.
    expect(JSON.stringify(page)).not.toMatch(/Privacy|Next page|Docs"/);
  });

  it('leaves out pages that must not be indexed, as drafts and unlisted ones do (J8)', () => {
    expect(extractPage(html('<p>Secret</p>', '<meta name="robots" content="noindex, nofollow">'), '/a')).toBeNull();
  });

  it('gives a field with an address of its own a record that leads there', () => {
    const body =
      '<h2 id="fields">Fields</h2><ul><li id="field-max-delay"><code>max_delay</code> <p>Seconds.</p></li></ul>';
    const headings = extractPage(html(body), '/a')?.headings;
    expect(headings?.at(-1)).toMatchObject({level: 3, title: 'max_delay', anchor: 'field-max-delay'});
  });
});

describe('the records of a page', () => {
  const body =
    '<p>Intro.</p><h2 id="choose">Choose<a class="hash-link" href="#choose">\u200b</a></h2><h4 id="deep">Deep</h4><p>Text</p>';
  const records = recordsOf(extractPage(html(body), '/latency') ?? ({} as never), site);

  it('have DocSearch’s shape, with the section of the sidebar on top', () => {
    expect(records.at(-1)).toMatchObject({
      type: 'content',
      content: 'Text',
      url: 'https://docs.example.com/latency#deep',
      url_without_anchor: 'https://docs.example.com/latency',
      anchor: 'deep',
      language: 'en',
      docusaurus_tag: ['docs-default-current'],
      hierarchy: {
        lvl0: 'Speech to Text',
        lvl1: 'Latency',
        lvl2: 'Choose',
        lvl3: null,
        lvl4: 'Deep',
        lvl5: null,
        lvl6: null,
      },
    });
    expect(records.map(({type}) => type)).toEqual(['lvl1', 'content', 'lvl2', 'lvl4', 'content']);
  });

  it('keep their ids when other text is added before them', () => {
    const later = recordsOf(extractPage(html(`<p>New.</p>${body}`), '/latency') ?? ({} as never), site);
    const ids = new Set(later.map(({objectID}) => objectID));
    expect(records.every(({objectID}) => ids.has(objectID))).toBe(true);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });
});

describe('the built site', () => {
  const build = (files: Record<string, string>) => temporaryFolder('records', files);

  it('stops, with its path, at a page that cannot be read', async () => {
    const folder = build({'a/index.html': html('<p>ok</p>'), 'b.html': '<html><body>nothing</body></html>'});
    expect(() => readPageTexts(folder, '/', ['/a', '/b'])).toThrow(/\/b .*no main part found/);
    expect(() => readPageTexts(folder, '/', ['/missing'])).toThrow(/\/missing/);
  });

  it('reads pages whose files have spaces and other letters in their names (K7)', async () => {
    const folder = build({'guides/über uns.html': html('<p>Wir.</p>', '', 'Über uns')});
    const addresses = ['/guides/%C3%BCber%20uns', '/guides/über uns'];
    for (const address of addresses) {
      const [page] = readPageTexts(folder, '/', [address]);
      expect(page?.headings[0]?.title).toBe('Über uns');
    }
  });

  it('files a page that no sidebar holds under the documentation', async () => {
    const lonely = html('<p>x</p>').replace(/<nav class="theme-doc-breadcrumbs".*?<\/nav>/s, '');
    const [page] = readPageTexts(build({'a.html': lonely}), '/', ['/a']);
    expect(page?.section).toBe('Documentation');
  });

  it('gets an index named by its content: the same pages, the same name, and no older one beside it (K6)', async () => {
    const folder = build({'a.html': html('<p>one</p>')});
    const pages = readPageTexts(folder, '/', ['/a']);
    const first = writeIndex(pages, folder, 'find/index.json', 'en');
    expect(writeIndex(pages, folder, 'find/index.json', 'en').index).toBe(first.index);
    const changed = writeIndex([{...pages[0], path: '/b'} as (typeof pages)[0]], folder, 'find/index.json', 'en');
    expect(changed.index).not.toBe(first.index);
    expect(readdirSync(join(folder, 'assets/find'))).toHaveLength(1);
    expect(JSON.parse(readFileSync(join(folder, 'find/index.json'), 'utf8'))).toEqual({
      version: INDEX_VERSION,
      index: changed.index,
    });
  });
});

it.each([
  ['docs-default-current', ['Next', 'current']],
  ['docs-default-2.0', ['2.0']],
  ['default', []],
])(
  'the version of a record of a page with the tag %s is %j, so that the facet tells versions apart',
  (tag, versions) => {
    const page = extractPage(html('<p>Text.</p>').replace('docs-default-current', tag), '/latency');
    expect(page && recordsOf(page, site).map(({version}) => version)).toEqual(expect.arrayContaining([versions]));
  },
);
