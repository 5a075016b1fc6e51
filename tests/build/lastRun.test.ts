/** Under every program of a guide is what it last ran with, or, once for each reason, why it is not run; under nothing else. */
import {toString as textOf} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {readLastRun} from '../../src/content/lastRun';
import {readBlocks} from '../samples/blocks';
import {ROOT} from '../samples/programs';
import {elementsOf} from '../support/built';

const lastRunOf = readLastRun(ROOT);
const blocks = readBlocks().filter(({page}) => page.startsWith('docs/'));
const pages = [...new Set(blocks.map(({page}) => page))];

/** `docs/a/index.mdx` is `/a/`, `docs/a/b.mdx` is `/a/b`. */
function addressOf(page: string): string {
  return page
    .replace(/^docs/, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '/');
}

describe('the stamp under a program', () => {
  it.each(pages)('is right on %s', (page) => {
    const said = new Set<string>();
    const expected = blocks
      .filter((block) => block.page === page)
      .flatMap(({meta}) => {
        if (!meta.file || meta.region || meta.fragment) return [];
        const {ranWith, notRun} = lastRunOf(meta.file);
        if (ranWith) return [`Last ran with ${ranWith}`];
        if (!notRun || said.has(notRun)) return [];
        said.add(notRun);
        return [`Not run: ${notRun}`];
      });
    const shown = elementsOf(addressOf(page), '.theme-code-block > div').map((stamp) => textOf(stamp));
    expect(shown).toEqual(expected);
  });

  it('is there, and says of what is not run what it needs', () => {
    const all = pages
      .flatMap((page) => elementsOf(addressOf(page), '.theme-code-block > div'))
      .map((stamp) => textOf(stamp));
    expect(all).toContainEqual(expect.stringMatching(/^Last ran with Python \d.*, requests \d/));
    const reasons = new Set(all.filter((text) => /^Not run/.test(text)));
    expect([...reasons].filter((text) => !/: needs /.test(text))).toEqual([]);
  });
});
