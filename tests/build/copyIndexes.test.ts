/** The lists of all Markdown: what agents read first. The rules for `llms.txt` are in agentChecks.test.ts. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {copyAddress} from '@speech-docs/publish/copyAddress';
import {describe, expect, it} from 'vitest';
import {BUILD} from '../../tools/paths';
import {fileOf, htmlOf} from '../support/built';
import {listedPages} from '../support/pages';

const read = (name: string) => readFileSync(join(BUILD, name), 'utf8');

describe('the index for AGENTS.md', () => {
  it('is small enough to paste, and names every page', () => {
    const text = read('agents-index.md');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8_000);
    const names = [...text.matchAll(/^- (\S*\/)\{(.+)\}\.md$/gm)].flatMap(([, folder = '', list = '']) =>
      list.split(',').map((name) => `${folder}${name}.md`),
    );
    expect(names.sort()).toEqual(listedPages().map(copyAddress).sort());
    const contracts = [...text.matchAll(/\/contracts\/[\w.]+\.yaml/g)].map(([path]) => fileOf(path));
    expect(contracts).toHaveLength(3);
    expect(contracts).not.toContain(undefined);
  });

  it('orders nothing: neither to readers nor to programs', () => {
    for (const name of ['agents-index.md', 'llms.txt'])
      expect(read(name)).not.toMatch(/\b(?:must|always|never|ignore|IMPORTANT|MANDATORY)\b/);
  });
});

describe('the API catalog', () => {
  it('leads to contracts that the site serves', () => {
    const {linkset} = JSON.parse(read('.well-known/api-catalog')) as {
      linkset: {anchor: string; item?: {href: string}[]}[];
    };
    const items = linkset[0]?.item ?? [];
    expect(items.length).toBe(3);
    expect(items.filter(({href}) => fileOf(new URL(href).pathname) === undefined)).toEqual([]);
  });
});

describe('symbols.json', () => {
  it('names only addresses that exist', () => {
    const symbols = JSON.parse(read('symbols.json')) as {address: string}[];
    expect(symbols.length).toBeGreaterThan(500);
    const broken = symbols.filter(({address}) => {
      const [page = '', id = ''] = address.split('#');
      return !new RegExp(`\\bid="?${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}["\\s>]`).test(htmlOf(page));
    });
    expect(broken).toEqual([]);
  });
});
