/** The language of the built pages: what readers see in paragraphs and list items, outside tables and code. */
import type {Element, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {beforeAll, describe, expect, it} from 'vitest';
import {MEAN_WORDS, rhythmOf, SITE_SHORT_SHARE, sentencesOf} from '../../tools/prose/rhythm';
import {elementsOf} from '../support/built';
import {sitePages} from '../support/pages';

const OUTSIDE = new Set(['table', 'pre', 'figure', 'nav', 'header', 'footer', 'button', 'form', 'svg']);

/** The paragraphs and list items of a page, each as one text. */
function passagesOf(address: string): string[] {
  const passages: string[] = [];
  for (const article of elementsOf(address, '.markdown')) {
    visit(article as unknown as Root, 'element', (node: Element) => {
      if (OUTSIDE.has(node.tagName)) return SKIP;
      const isText = node.tagName === 'p' || (node.tagName === 'li' && !node.children.some(isBlock));
      if (!isText) return undefined;
      passages.push(textOf(node));
      return SKIP;
    });
  }
  return passages;
}

function isBlock(node: {type: string}): boolean {
  return (
    node.type === 'element' &&
    ['p', 'ul', 'ol', 'div', 'table', 'figure', 'pre', 'dl'].includes((node as Element).tagName)
  );
}

let text = '';
let sentences: string[] = [];

beforeAll(() => {
  const passages = sitePages().flatMap(passagesOf);
  text = passages.join('\n');
  sentences = passages.flatMap(sentencesOf);
});

const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('the pages', () => {
  it.each([
    ['"After this page"', /\bafter this page\b/gi, 0],
    ['"stand(s)" for "is"', /\bstands?\b(?! for)/gi, 4],
    ['"answer(s)" for "response"', /\banswers?\b/gi, 25],
    ['"hold(s)" for "contain"', /\bholds?\b/gi, 15],
    ['"member(s)" for "field"', /\bmembers?\b/gi, 6],
    ['a fact that is "not documented"', /\b(?:not|isn't|aren't) (?:documented|published|stated)\b/gi, 0],
  ])('use %s %o at most %i times', (_, pattern, most) => {
    expect(count(pattern)).toBeLessThanOrEqual(most);
  });

  it('join short statements: at most a quarter of the sentences have eight words or fewer', () => {
    expect(rhythmOf(sentences).short).toBeLessThanOrEqual(SITE_SHORT_SHARE);
  });

  it('keep sentences at 13 to 18 words on average', () => {
    const {mean} = rhythmOf(sentences);
    expect(mean).toBeGreaterThanOrEqual(MEAN_WORDS.min);
    expect(mean).toBeLessThanOrEqual(MEAN_WORDS.max);
  });
});
