/** The language of the built pages: what readers see in paragraphs and list items, outside tables and code. */
import {beforeAll, describe, expect, it} from 'vitest';
import {MEAN_WORDS, rhythmOf, SITE_SHORT_SHARE, sentencesOf, wordsIn} from '../../tools/prose/rhythm';
import {sitePages} from '../support/pages';
import {type RunningText, runningTextOf} from '../support/runningText';

/** By the strict count: a bound of its own, below that of the running text, since no kind of text is exempt from it. */
const STRICT_SHORT_SHARE = 0.15;

/** A lead is read at a glance; what is longer is a second paragraph. */
const MAX_LEAD_WORDS = 45;

let pages: ({address: string} & RunningText)[] = [];
let text = '';
let sentences: string[] = [];
let everySentence: string[] = [];

beforeAll(() => {
  pages = sitePages().map((address) => ({address, ...runningTextOf(address)}));
  text = pages.map(({all}) => all).join('\n');
  sentences = pages.flatMap((page) => page.sentences);
  everySentence = pages.flatMap((page) => page.everySentence);
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

  it('begin with a paragraph of at most 45 words', () => {
    const wordsOf = (lead: string) => sentencesOf(lead).reduce((sum, sentence) => sum + wordsIn(sentence), 0);
    const leads = pages.filter(({lead}) => lead);
    // Lists of pages and the search page have none.
    expect(leads.length).toBeGreaterThan(60);
    const long = leads.filter(({lead}) => wordsOf(lead) > MAX_LEAD_WORDS);
    expect(long.map(({address, lead}) => `${address}, ${wordsOf(lead)} words: ${lead}`)).toEqual([]);
  });

  it('keep sentences at 13 to 18 words on average', () => {
    const {mean} = rhythmOf(sentences);
    expect(mean).toBeGreaterThanOrEqual(MEAN_WORDS.min);
    expect(mean).toBeLessThanOrEqual(MEAN_WORDS.max);
  });

  it('join short statements by the strict count too, which takes labels, cards, and definitions for sentences', () => {
    expect(rhythmOf(everySentence).short).toBeLessThanOrEqual(STRICT_SHORT_SHARE);
  });

  it.each([
    ['guides', (address: string) => !address.startsWith('/api-ref')],
    ['guides and reference', () => true],
  ])('keep %s at 13 to 18 words on average by the strict count', (_, isMine) => {
    const {mean} = rhythmOf(pages.filter(({address}) => isMine(address)).flatMap((page) => page.everySentence));
    expect(mean).toBeGreaterThanOrEqual(MEAN_WORDS.min);
    expect(mean).toBeLessThanOrEqual(MEAN_WORDS.max);
  });
});
