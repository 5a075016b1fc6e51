/** Every page as Markdown says what the page says: compared on all pages of the site, not on examples. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {anchorsOf} from '../../packages/publish/copies/anchors';
import {MAX_PAGE_CHARS, MAX_PART_CHARS} from '../../packages/publish/copies/parts.server';
import {copyAddress} from '../../packages/publish/copyAddress';
import {filesBelow} from '../../packages/publish/delivery/pageFiles.server';
import {BUILD} from '../../tools/paths';
import {htmlOf, treeOf} from '../support/built';
import {markdownOf, textOf} from '../support/builtMarkdown';
import {lostSegments, nodesOf, readPage, squeezedCell} from '../support/copyProof';
import {listedPages} from '../support/pages';
import {remembered} from '../support/remembered';

const SITE = new URL(/<loc>([^<]+)</.exec(readFileSync(join(BUILD, 'sitemap.xml'), 'utf8'))?.[1] ?? '').origin;
const pages = listedPages();
const copies = filesBelow(BUILD).filter((file) => file.endsWith('.md') && file !== 'agents-index.md');

/** The files of a page: its copy, and its parts where the copy only lists them. */
const filesOf = remembered((page) => {
  const whole = copyAddress(page);
  const links = nodesOf(markdownOf(whole), 'link').map(({url}) => url.replace(SITE, ''));
  const parts = [...new Set(links)].filter(
    (url) => url.startsWith(whole.replace(/md$/, '')) && url !== whole && !url.includes('#'),
  );
  const lists = textOf(whole).includes('Sections of this page');
  return [whole, ...(lists ? parts : [])];
});

const isSplit = (page: string) =>
  parts(page).length > 0 && !nodesOf(markdownOf(copyAddress(page)), 'heading').some(({depth}) => depth === 2);
const parts = (page: string) => filesOf(page).slice(1);
/** The trees that together say what the page says. */
const wholeOf = remembered((page) => {
  const trees = (isSplit(page) ? filesOf(page) : [copyAddress(page)]).map(markdownOf);
  return {type: 'root' as const, children: trees.flatMap(({children}) => children)};
});

describe.each(pages)('%s as Markdown', (page) => {
  const facts = readPage(treeOf(page));

  it('contains at least 99.5% of the texts of the page, in their order', () => {
    const lost = lostSegments(facts.segments, wholeOf(page));
    expect(lost.length / facts.segments.length, `first text lost: ${lost[0]}`).toBeLessThanOrEqual(0.005);
  });

  it('contains every block of code byte for byte', () => {
    const blocks = new Set(nodesOf(wholeOf(page), 'code').map(({value}) => value));
    expect(facts.codeBlocks.filter((code) => !blocks.has(code))).toEqual([]);
  });

  it('names a program by its file, without the words of the buttons beside it', () => {
    const titles = filesOf(page).flatMap((file) => [...textOf(file).matchAll(/^`{3,}\w* title="(.*)"$/gm)]);
    expect(titles.map(([, title = '']) => title).filter((title) => /(?:Wrap|Copy)$/.test(title))).toEqual([]);
  });

  it('contains every cell of every table', () => {
    // The address of a row, such as `{#error-idle_timeout}`, follows its first cell; the page has it as an id.
    const visible = (text: string) => text.replace(/ \{#[^\s}]+\}$/, '');
    const known = new Set(nodesOf(wholeOf(page), 'tableCell').map((cell) => squeezedCell(visible(cellText(cell)))));
    expect(facts.cells.filter((cell) => !known.has(cell))).toEqual([]);
  });

  it('shows every alternative under its label', () => {
    const labels = nodesOf(wholeOf(page), 'strong').map((node) =>
      nodesOf(node, 'text')
        .map(({value}) => value)
        .join(''),
    );
    expect(facts.tabs.filter((label) => !labels.includes(label))).toEqual([]);
  });

  it('is named in the head of the page', () => {
    expect(htmlOf(page)).toContain(`<link rel="alternate" type="text/markdown" href="${copyAddress(page)}">`);
  });

  it('of a long page has a file for each section, which its file lists first', () => {
    if (textOf(copyAddress(page)).length <= MAX_PART_CHARS) return;
    const headings = readPageHeadings(page);
    expect(parts(page).length).toBeGreaterThanOrEqual(headings);
    const lost = lostSegments(facts.segments, {
      type: 'root',
      children: [markdownOf(copyAddress(page)), ...parts(page).map(markdownOf)].flatMap(({children}) => children),
    });
    expect(lost.length / facts.segments.length, `first text lost: ${lost[0]}`).toBeLessThanOrEqual(0.005);
  });
});

const readPageHeadings = (page: string) => (htmlOf(page).match(/<h2\b/g) ?? []).length;

function cellText(node: Parameters<typeof nodesOf>[0]): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(cellText).join('') : '';
}

describe.each(copies)('%s', (file) => {
  const text = textOf(`/${file}`);
  const tree = markdownOf(`/${file}`);

  it('begins with title, description, address, the version of the contract, and the address of the index', () => {
    expect(text).toMatch(
      /^---\ntitle: ".+"\n(?:description: ".+"\n)?url: "https?:\/\/.+"\ncontract: ".+ \d.*"\nindex: "https?:\/\/.+\/llms\.txt"\n---\n/,
    );
  });

  it('contains no HTML, and every block of code is closed', () => {
    expect(nodesOf(tree, 'html').map(({value}) => value)).toEqual([]);
    const fences = text.split('\n').filter((line) => /^[\s>-]*(?:`{3,}|~{3,})/.test(line));
    expect(fences.length % 2).toBe(0);
  });

  it('links only to what exists, within the site to Markdown', () => {
    const here = new Set([...anchorsOf(tree.children), ...ownLinks(tree)]);
    const broken = nodesOf(tree, 'link').filter(({url}) => {
      if (url.startsWith('#')) return !here.has(decodeURIComponent(url.slice(1)));
      if (!url.startsWith(SITE)) return !/^(?:https?:|mailto:|tel:)/.test(url);
      const {pathname} = new URL(url);
      return !existsSync(join(BUILD, decodeURIComponent(pathname))) || /\.html?$|\/$/.test(pathname);
    });
    expect(broken.map(({url}) => url)).toEqual([]);
  });
});

/** Entries whose name is a link to themselves. */
function ownLinks(tree: ReturnType<typeof markdownOf>): string[] {
  return nodesOf(tree, 'listItem').flatMap((item) => {
    const [head] = item.children;
    const [first] = head?.type === 'paragraph' ? head.children : [];
    return first?.type === 'link' && first.url.startsWith('#') ? [decodeURIComponent(first.url.slice(1))] : [];
  });
}

describe('the Markdown of the site', () => {
  it('exists for every page of the sitemap', () => {
    expect(pages.filter((page) => !copies.includes(decodeURIComponent(copyAddress(page)).slice(1)))).toEqual([]);
  });

  it('has no file that readers cut off, and few that are long', () => {
    const sizes = copies.map((file) => ({file, chars: textOf(`/${file}`).length}));
    const isPart = (file: string) => !pages.some((page) => copyAddress(page) === `/${file}`);
    expect(sizes.filter(({file, chars}) => chars > (isPart(file) ? MAX_PART_CHARS : MAX_PAGE_CHARS))).toEqual([]);
    expect(sizes.filter(({chars}) => chars < 50_000).length / sizes.length).toBeGreaterThanOrEqual(0.95);
  });
});
