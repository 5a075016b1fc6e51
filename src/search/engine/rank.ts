/**
 * Which sections match a query, best first. Headings count more than text, a rare word more than a common one, and a
 * section that contains all the words far more than one that contains some: any word finds, coverage decides.
 * Results hardly depend on the exact weights: halving or doubling most of them changes the mean reciprocal rank by at most .02.
 */

import type {PageText} from '../records';
import {type InvertedIndex, isReference, type Section} from './invertedIndex';
import {namedSections} from './named';
import type {Query, Variant, Word} from './query';
import {normalize} from './tokens';

export interface Match {
  section: number;
  /** The text to show: a block, or `null` when the heading says it all. */
  block: number | null;
  score: number;
  /** The section's own heading contains the whole query, or the query one of the section's names. */
  isNamed: boolean;
}

/** By level of the heading that contains the word: the section's own, or one above it. */
const OWN_HEADING = [3.2, 3.2, 2.9, 2.7, 2.5, 2.4, 2.4];
const INHERITED_HEADING = [1.5, 1.5, 1.1, 0.9, 0.7, 0.7, 0.7];
/** Words of the address distinguish pages with the same title, but count less than a title. */
const IN_ADDRESS = 0.6;
/** A keyword names the page as its author expects readers to, and shows nowhere on it. */
const IN_KEYWORDS = 0.8;
const OPENS_BLOCK = 1.6;
const ANYWHERE = 0.35;
const COVERAGE_POWER = 3;
// Pages before their sections, and a page before the field of the same name that some reference lists.
const LEVEL_FACTOR = [2.4, 2.4, 1.08, 1, 0.95, 0.9, 0.85];
const HEADING_COVERED = 1.4;
const HEADING_EQUAL = 4;
const HEADING_STARTS = 2;
/** The query is one of the names in a row: `4006` in `4006 timelimit_exceeded`, which may have an entry of its own. */
const NAME_PART = 0.8;
/** The error `conversation_termination` is what a reader pasted, rather than the field of that name. */
const FIELD_NAME = 0.9;
/** A code or a name as programs write it: `4006`, `quota_exceeded`. */
const IDENTIFIER = /^\d+$|[a-z\d][_.][a-z\d]/;
/** The reference defines an identifier, and guides use it. */
const IN_REFERENCE = 1.5;
/** Hits that match less than this share of what the best one matches are left out. */
const LEAST_SHARE = 0.5;

export function rank(query: Query, index: InvertedIndex, allows: (page: number) => boolean): Match[] {
  const {words, phrases} = query;
  const total = words.reduce((sum, {idf}) => sum + idf, 0);
  if (total === 0) return [];
  const found = words.map((word) => look(word, index));
  const texts = bestBlocks(found, words, index);
  const terms = qualities(words);

  const candidates = new Set<number>();
  for (const {inSections} of found) for (const section of inSections) candidates.add(section);
  const named = namedSections(
    query.words.map(({text}) => text),
    index.names,
  );
  for (const section of named.keys()) candidates.add(section);

  const matches: (Match & {mass: number; names: number})[] = [];
  for (const section of candidates) {
    const entry = index.sections[section] as Section;
    if (!allows(entry.page)) continue;
    const top = texts.get(section);
    const {score, mass, headingMass} = scoreSection(section, entry, found, words, top?.score ?? 0);
    const titleHoldsAll = headingMass >= total * 0.999;
    const block = titleHoldsAll || !top ? null : top.block;
    const covered = (mass / total) ** COVERAGE_POWER;
    const isInReference = isReference(index.pages[entry.page] as PageText);
    const isDefined = titleHoldsAll && entry.isEntry && isInReference && IDENTIFIER.test(query.normalized);
    // A row of a guide mentions what a section or the reference explains.
    const isUse = entry.isEntry && !isInReference;
    matches.push({
      section,
      block,
      isNamed: titleHoldsAll || named.has(section),
      names: named.get(section) ?? 0,
      mass,
      score:
        score *
        covered *
        (LEVEL_FACTOR[entry.level] ?? 1) *
        exactness(entry, query, terms, {headingShare: headingMass / total, isUse}) *
        (isDefined ? IN_REFERENCE : 1),
    });
  }
  const most = Math.max(0, ...matches.map(({mass}) => mass));
  return matches
    .filter(({mass, names}) => names > 0 || mass >= most * LEAST_SHARE)
    .filter((match) => phrases.every((phrase) => holdsPhrase(match, phrase, index)))
    .sort((a, b) => b.names - a.names || b.score - a.score || a.section - b.section);
}

/** How well one word matches, by section for headings and by block for texts; 0 means that it does not. */
interface Found {
  headings: Float32Array;
  /** By the first section of each page. */
  keywords: Float32Array;
  blocks: Float32Array;
  /** By section: how well its best block matches. */
  texts: Float32Array;
  /** The blocks and sections that contain the word, each once. */
  inBlocks: number[];
  inSections: number[];
}

// Arrays over all blocks are faster than maps here: a letter that begins thousands of terms then costs little more than a
// rare word.
function look({variants, parts}: Word, index: InvertedIndex): Found {
  const found = gather(variants, index);
  if (parts.length > 1 && parts.every((part) => part.length > 0)) {
    const each = parts.map((part) => gather(part, index));
    const [first] = each as [Found];
    for (const block of first.inBlocks) {
      const least = Math.min(...each.map(({blocks}) => blocks[block] as number), 1);
      if (least > 0) addToBlock(found, block, least, false, index);
    }
    for (const section of first.inSections) {
      const least = Math.min(...each.map(({headings}) => headings[section] as number));
      if (least > 0) raise(found.headings, section, least, found.inSections);
      const named = Math.min(...each.map(({keywords}) => keywords[section] as number));
      if (named > 0) raise(found.keywords, section, named, found.inSections);
    }
  }
  return found;
}

function gather(variants: Variant[], index: InvertedIndex): Found {
  const {sections, blocks} = index;
  const found: Found = {
    headings: new Float32Array(sections.length),
    keywords: new Float32Array(sections.length),
    texts: new Float32Array(sections.length),
    blocks: new Float32Array(blocks.length),
    inBlocks: [],
    inSections: [],
  };
  for (const {quality, postings} of variants) {
    for (const section of postings.headings) raise(found.headings, section, quality, found.inSections);
    for (const section of postings.paths) raise(found.headings, section, quality * IN_ADDRESS, found.inSections);
    for (const section of postings.keywords) raise(found.keywords, section, quality * IN_KEYWORDS, found.inSections);
    for (const entry of postings.blocks) addToBlock(found, entry >> 1, quality, (entry & 1) === 1, index);
  }
  return found;
}

/** A word at the start of a block makes the block the better text to show, but does not raise the score of its section. */
function addToBlock(found: Found, block: number, quality: number, opens: boolean, {blocks}: InvertedIndex): void {
  raise(found.blocks, block, opens ? quality * OPENS_BLOCK : quality, found.inBlocks);
  const {section} = blocks[block] as InvertedIndex['blocks'][number];
  const before = found.texts[section] as number;
  if (before === 0 && found.headings[section] === 0) found.inSections.push(section);
  if (before < quality) found.texts[section] = quality;
}

function raise(values: Float32Array, at: number, value: number, seen: number[]): void {
  const before = values[at] as number;
  if (before === 0) seen.push(at);
  if (before < value) values[at] = value;
}

/** Returns, for each section, the block that matches most of the query. */
function bestBlocks(
  found: Found[],
  words: Word[],
  {blocks}: InvertedIndex,
): Map<number, {block: number; score: number}> {
  const sums = new Float32Array(blocks.length);
  const touched: number[] = [];
  found.forEach(({blocks: qualities, inBlocks}, word) => {
    const idf = words[word]?.idf ?? 0;
    for (const block of inBlocks) {
      if (sums[block] === 0) touched.push(block);
      sums[block] = (sums[block] as number) + idf * (qualities[block] as number);
    }
  });
  const best = new Map<number, {block: number; score: number}>();
  for (const block of touched) {
    const {section, weight, isCode} = blocks[block] as InvertedIndex['blocks'][number];
    const score = (sums[block] as number) * weight;
    const known = best.get(section);
    if (!known) best.set(section, {block, score});
    else {
      const shown = blocks[known.block] as InvertedIndex['blocks'][number];
      if (shown.isCode === isCode ? known.score < score : shown.isCode) known.block = block;
      known.score = Math.max(known.score, score);
    }
  }
  return best;
}

function scoreSection(section: number, {level, above}: Section, found: Found[], words: Word[], bestBlock: number) {
  let score = bestBlock;
  let mass = 0;
  let headingMass = 0;
  found.forEach(({headings, keywords, texts}, word) => {
    const idf = words[word]?.idf ?? 0;
    const title = headings[section] as number;
    const own = Math.max(title, keywords[section] as number);
    const text = texts[section] as number;
    let inherited = 0;
    let inheritedQuality = 0;
    above.forEach((other, steps) => {
      const quality = Math.max(headings[other] as number, keywords[other] as number);
      inherited = Math.max(inherited, quality * (INHERITED_HEADING[Math.max(1, level - 1 - steps)] ?? 0.7));
      inheritedQuality = Math.max(inheritedQuality, quality);
    });
    score += idf * Math.max(own * (OWN_HEADING[level] ?? 2.4), inherited);
    if (text > 0) score += idf * ANYWHERE;
    mass += idf * Math.max(own, text, inheritedQuality);
    headingMass += title > 0 ? idf : 0;
  });
  return {score, mass, headingMass};
}

/** How well each term matches what was typed: `srt_overrides` matches `srt` only in part. */
function qualities(words: Word[]): Map<string, number> {
  const terms = new Map<string, number>();
  for (const {variants} of words)
    for (const {term, quality} of variants) terms.set(term, Math.max(quality, terms.get(term) ?? 0));
  return terms;
}

/** Headings that equal the query come first; headings that begin with it are next. */
function exactness(
  {normalized, words, aliases, isEntry, isField, isPlainField, isShared}: Section,
  query: Query,
  terms: Map<string, number>,
  {headingShare, isUse}: {headingShare: number; isUse: boolean},
): number {
  const isAlias = aliases.includes(query.normalized);
  const isWhole = normalized === query.normalized;
  const isPart = !isWhole && isEntry && isAlias && IDENTIFIER.test(query.normalized);
  if (isWhole || isPart) {
    // What several pages call a section of theirs names none of them.
    const factor = isShared ? 1 : isPlainField || isUse ? HEADING_STARTS : HEADING_EQUAL;
    return factor * (isPart ? NAME_PART : isField ? FIELD_NAME : 1) * (1 + HEADING_COVERED);
  }
  if (headingShare === 0) return isAlias ? 1 + HEADING_COVERED : 1;
  const covered = words.reduce((sum, word) => sum + (terms.get(word) ?? 0), 0) / Math.max(words.length, 1);
  const factor = 1 + HEADING_COVERED * covered * headingShare;
  if (isAlias) return Math.max(factor, 1 + HEADING_COVERED);
  // `webhook-lost` in a guide is another name than `webhook`; `English en` is the row of English.
  const start = isUse ? `${query.normalized} ` : query.normalized;
  return normalized.startsWith(start) && headingShare > 0.99 ? factor * HEADING_STARTS : factor;
}

/** Looks for the phrase in the whole section, and lets the hit show the block that contains it. */
function holdsPhrase(match: Match, phrase: string, {sections, blocks, pages}: InvertedIndex): boolean {
  const {page, heading, normalized} = sections[match.section] as Section;
  if (normalized.includes(phrase)) return true;
  const texts = pages[page]?.headings[heading]?.blocks ?? [];
  const text = texts.find((block) => normalize(block).replace(/\s+/g, ' ').includes(phrase));
  if (text === undefined) return false;
  const block = blocks.findIndex((entry) => entry.section === match.section && entry.text === text);
  match.block = block < 0 ? match.block : block;
  return true;
}
