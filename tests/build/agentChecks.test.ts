/**
 * The checks of the Agent-Friendly Documentation Spec 0.6 that a built site can be asked, on every page instead of a sample.
 * Tests are named after the checks. tools/bench/figures/agents.json is a run of the spec's own tool.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {copyAddress} from '@speech-docs/publish/copyAddress';
import {describe, expect, it} from 'vitest';
import {provider} from '../../provider';
import {BUILD} from '../../tools/paths';
import {fileOf, htmlOf} from '../support/built';
import {markdownOf, nodesOf, textOf} from '../support/builtMarkdown';
import {claimForAll} from '../support/claim';
import {listedPages} from '../support/pages';

const pages = listedPages();
const llms = textOf('/llms.txt');
const links = nodesOf(markdownOf('/llms.txt'), 'link').map(({url}) => new URL(url).pathname);

describe('content discoverability', () => {
  it('llms-txt-valid: one title, one summary, and sections that consist of links', () => {
    const {children} = markdownOf('/llms.txt');
    const shape = children.map((node) => (node.type === 'heading' ? `h${node.depth}` : node.type));
    expect(shape.slice(0, 2)).toEqual(['h1', 'blockquote']);
    expect(shape.slice(2).filter((_, index) => index % 2 === 0)).toEqual(shape.slice(2).filter((one) => one === 'h2'));
    expect(new Set(shape.slice(2))).toEqual(new Set(['h2', 'list']));
  });

  it('llms-txt-size, llms-txt-links-resolve, llms-txt-links-markdown', () => {
    // It fits into one fetch of a careful program; the check allows 50,000.
    expect(llms.length).toBeLessThanOrEqual(30_000);
    expect(links.filter((path) => fileOf(path) === undefined)).toEqual([]);
    expect(links.filter((path) => /\.(?:md|txt)$/.test(path)).length / links.length).toBeGreaterThanOrEqual(0.95);
  });

  it('llms-txt-coverage: every page of the sitemap is listed once, and no other', () => {
    const urls = nodesOf(markdownOf('/llms.txt'), 'link').map(({url}) => url);
    const copies = urls.filter((url) => url.endsWith('.md'));
    expect(copies.map((url) => new URL(url).pathname).sort()).toEqual(pages.map(copyAddress).sort());
  });

  it('llms-txt-directive-html, llms-txt-directive-md: a header, every menu of a page, and every copy lead to llms.txt', () => {
    expect(textOf('/_headers')).toContain('Link: </llms.txt>; rel="describedby"');
    return claimForAll(pages, String, (page) => {
      expect(textOf(copyAddress(page)).indexOf('/llms.txt')).toBeLessThan(1000);
      // The home page has no menu.
      if (page !== '/') expect(htmlOf(page)).toMatch(/<main\b.*? href="?\/llms\.txt\b/s);
    });
  });
});

it('content structure every page says where each of its elements ends, for programs with simple parsers', () =>
  claimForAll(pages, String, (page) => {
    const main = /<main\b.*<\/main>/s.exec(htmlOf(page))?.[0] ?? '';
    for (const tag of ['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option', 'tbody']) {
      const opened = main.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0;
      expect([tag, main.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0]).toEqual([tag, opened]);
    }
  }));

const MAX_BYTES = 5000;

interface Skill {
  name: string;
  type: string;
  description: string;
  url: string;
  digest: string;
}

const {skills}: {skills: Skill[]} = JSON.parse(
  readFileSync(join(BUILD, '.well-known/agent-skills/index.json'), 'utf8'),
);
const publishedAt = (url: string) => fileOf(url.replace(provider.siteUrl, ''));

describe.each(skills)('the skill $name', ({name, type, description, url, digest}) => {
  const text = readFileSync(publishedAt(url) ?? '', 'utf8');

  it('is a file with the announced digest, name, and description, under 5 kB', () => {
    expect(type).toBe('skill-md');
    expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    expect(text.startsWith(`---\nname: ${name}\ndescription: ${description}\n---\n`)).toBe(true);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
  });

  it('has its program and every fact filled in, and leads to files that exist', () => {
    expect(text).toMatch(/```python\n# Python 3/);
    expect(text).not.toContain('{{');
    const addresses = text.match(new RegExp(`${provider.siteUrl}[\\w/.-]*[\\w/]`, 'g')) ?? [];
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !publishedAt(address))).toEqual([]);
  });
});
