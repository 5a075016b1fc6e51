import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {indexFileOf} from '@speech-docs/search/indexFile';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import declared from '../declared.json';
import {type Library, readLibrary} from '../library';
import {resultText} from '../result';
import {tools} from '../tools';

const rows = Array.from({length: 900}, (_, row) => `    indented ${row}: a line that is code\n\n- an entry ${row}`);
const markdown = ['# Long', '', '## Part {#part}', '', ...rows, `${'word '.repeat(5000)}`, '', 'The end.'].join('\n');
const library = {
  site: 'https://docs.example.com',
  version: '1.0.0',
  contracts: 'none',
  pages: {'/long': {title: 'Long', markdown}},
  symbols: [],
} as unknown as Library;

it('reads a page in pieces that fit together again', () => {
  let [read, from] = ['', 0];
  for (let piece = 0; piece < 100 && from < markdown.length; piece += 1) {
    const text = resultText(library, tools.read(library, {address: '/long', from}));
    const [content = '', foot = ''] = text.split('\n\n---\nVersion: ');
    read += from === 0 ? content.slice(content.indexOf('# Long')) : content;
    from = Number(/"from":(\d+)/.exec(foot)?.[1] ?? markdown.length);
    if (from < markdown.length) expect(content).toMatch(/[\n ]$/);
  }
  expect(read).toBe(markdown);
});

it('reads what it found, also on a site below another path', () => {
  const folder = temporaryFolder('library');
  const heading = (title: string, anchor: string) => ({level: 2, title, anchor, blocks: ['The delay.'], code: ''});
  const path = '/docs/api-ref/socket';
  const headings = [heading('Socket', ''), {...heading('max_delay', 'max_delay'), isEntry: true}];
  const index = indexFileOf([{path, section: 'API', tag: 'docs-apiRef-current', keywords: [], headings}], 'en');
  const text = '# Socket {#top}\n\n## max_delay {#max_delay}\n\nThe delay.';
  const pages = {'/api-ref/socket': {title: 'Socket', markdown: text}};
  const facts = {site: 'https://example.com/docs', version: '1', contracts: 'none', pages};
  const files = {'facts.json': facts, 'search.json': index, 'errors.json': {}, 'releases.json': []};
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
  const site = readLibrary(folder);
  const [, address = ''] = tools
    .search(site, {query: 'max_delay'})
    .text.split('\n')
    .map((line) => line.trim());
  expect(address).toBe('/api-ref/socket#max_delay');
  expect(tools.read(site, {address}).text).toContain('The delay.');
  expect(tools.lookup(site, {name: 'max_delay'}).source).toBe(address);
});

it('says what changed between two versions of a contract, the newest first', () => {
  const change = {
    api: 'batch',
    class: 'additive',
    kind: 'added',
    address: 'createJob.wait',
    what: 'added',
    page: '/api#wait',
  };
  const versions = ['2.2.0', '2.1.0', '2.0.0'].map((version) => ({
    api: 'batch',
    version,
    date: '2026-11-01',
    changes: version === '2.0.0' ? [] : [change],
  }));
  const site = {...library, releases: versions} as unknown as Library;
  const changes = (from: string, to?: string) => tools.changes(site, {api: 'batch', from, to}).text;
  expect(changes('2.0.0').match(/^## .*/gm)).toEqual(['## 2.2.0, 2026-11-01', '## 2.1.0, 2026-11-01']);
  expect(changes('2.0.0', '2.1.0')).toBe('## 2.1.0, 2026-11-01\n- New: createJob.wait (/api#wait) added');
  expect(changes('2.2.0')).toContain('nothing changed after it');
  expect(() => changes('1.9.0')).toThrow('Published: 2.2.0, 2.1.0, 2.0.0.');
});

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** What strict clients reject: a property without a type, an object without properties, an array without items. */
function incomplete(schema: Schema, path: string): string[] {
  const {type, properties, items} = schema;
  const isIncomplete = typeof type !== 'string' || (type === 'object' && !properties) || (type === 'array' && !items);
  const below = Object.entries(properties ?? {}).flatMap(([name, one]) => incomplete(one, `${path}.${name}`));
  return [...(isIncomplete ? [path] : []), ...below, ...(items ? incomplete(items, `${path}[]`) : [])];
}

it('declares every property of every tool with its type', () => {
  expect(declared.flatMap((tool) => incomplete({...tool, type: 'object'} as unknown as Schema, tool.name))).toEqual([]);
});

it.each([
  ['prose', 'root:x:0:0:secret'],
  ['messages of another protocol', '{"direction":"send","data":{"type":"secret"}}'],
])('the rejection of a file quotes nothing of it: %s', (_, content) => {
  const file = join(temporaryFolder('agents'), 'recording');
  writeFileSync(file, content);
  expect(() => tools.check_session(library, {file})).toThrow(/^Expected (?!.*secret)/);
});
