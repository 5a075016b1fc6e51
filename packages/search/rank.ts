/**
 * Which sections match a query, best first: MiniSearch's score for each word, times how much of the query the section matches,
 * times what the section is. Any word finds, coverage decides. What the query names comes before what mentions it.
 */
import {namedSections} from './named';
import type {Query} from './query';
import {isReference, type Section, type SiteIndex} from './siteIndex';
import {normalize} from './text';

export interface Match {
  section: Section;
  score: number;
  /** The section's own heading contains the whole query, or the query one of the section's names. */
  isNamed: boolean;
  /** The heading alone matches: the hit has no snippet. */
  isTitle: boolean;
}

const COVERAGE_POWER = 3;
/** By level: pages before their sections, and a page before the field of the same name that some reference lists. */
const LEVEL = [3, 3, 1.1, 1, 0.95, 0.9, 0.85];
/*
 * A title that is the query, one that is it by a name of more meanings, and one that contains it. All weights here were set by
 * hand; tests/build/ranking.full.test.ts measures what they come to together.
 */
const EQUAL = 4;
const WEAKLY_EQUAL = 1.5;
const COVERED = 1.4;
/** The reference defines an identifier, and guides use it. */
const IN_REFERENCE = 1.5;
/** A code or a name as programs write it: `4006`, `quota_exceeded`. */
const IDENTIFIER = /^\d+$|[a-z\d][_.][a-z\d]/;
/** Hits that match less than this share of what the best one matches are left out. */
const LEAST_SHARE = 0.5;

/** Returns the sections of the pages that `allows` lets pass. */
export function rank(query: Query, index: SiteIndex, allows: (section: Section) => boolean): Match[] {
  const total = query.words.reduce((sum, {idf}) => sum + idf, 0);
  const named = namedSections(
    query.words.map(({text}) => text),
    index.names,
  );
  const addressed = sectionAt(query.text, index.sections);
  if (addressed >= 0) named.set(addressed, Number.MAX_SAFE_INTEGER);
  const candidates = new Set([...named.keys(), ...query.words.flatMap(({matches}) => [...matches.keys()])]);
  const found = [...candidates].flatMap((id) => {
    const section = index.sections[id] as Section;
    // A page that matches in its sections alone has no score.
    if (!allows(section) || !(named.has(id) || query.words.some(({matches}) => matches.get(id)?.score))) return [];
    const share = query.words.reduce((sum, {matches, idf}) => sum + idf * (matches.get(id)?.quality ?? 0), 0) / total;
    return [{id, section, share, names: named.get(id) ?? 0}];
  });
  const most = Math.max(0, ...found.map(({share}) => share));
  return found
    .filter(({share, names}) => names > 0 || share >= most * LEAST_SHARE)
    .filter(({section}) => query.phrases.every((phrase) => contains(section, phrase)))
    .map(({id, section, share, names}) => {
      const words = query.words.map(({matches, idf}) => ({idf, ...matches.get(id)}));
      const score = words.reduce((sum, one) => sum + (one.score ?? 0), 0);
      const titleShare = words.reduce((sum, {idf, inTitle}) => sum + (inTitle ? idf : 0), 0) / total;
      const isTitle = titleShare > 0.999;
      const factor = (LEVEL[section.level] ?? 1) * exactness(section, query, titleShare);
      return {section, names, isTitle, isNamed: isTitle || names > 0, score: score * share ** COVERAGE_POWER * factor};
    })
    .sort((a, b) => b.names - a.names || b.score - a.score);
}

const ADDRESS = /^(?:https?:\/\/[^/\s]+)?(\/[^\s#?]+)(?:\?[^\s#]*)?(?:#(\S*))?$/;
const bare = (path: string) => path.replace(/(?:\/index)?(?:\.html|\.md)?\/?$/, '');

/** The section that an address leads to, or -1. A field has room for 64 characters, so that the end of one may be missing. */
function sectionAt(text: string, sections: Section[]): number {
  const [, path, anchor = ''] = ADDRESS.exec(text) ?? [];
  if (!path) return -1;
  const own = sections.findIndex((one) => one.anchor === anchor && bare(one.page.path) === bare(path));
  return own >= 0 ? own : sections.findIndex(({heading, page}) => heading === 0 && page.path.startsWith(bare(path)));
}

/** Headings that equal the query come first; headings that contain it are next. */
function exactness(section: Section, {normalized, marker}: Query, titleShare: number): number {
  const {page, title, words, aliases, isEntry = false, isFailure, isField, isShared} = section;
  const isWhole = section.normalized === normalized;
  const isAlias = aliases.includes(normalized);
  const isIdentifier = IDENTIFIER.test(normalized);
  // A row of a guide mentions what a section or the reference explains.
  const isUse = isEntry && !isReference(page);
  const isDefined = titleShare > 0.999 && isEntry && !isUse && isIdentifier;
  const factor = isDefined ? IN_REFERENCE : 1;
  if (isWhole || (isEntry && isAlias && isIdentifier)) {
    // What several pages call a section of theirs names none of them, as the runtime of a failure names no failure; a field
    // that is a plain word gives way to a guide.
    const isWeak = isUse || (isField && /^[a-z]+$/.test(title));
    const equal = isShared || (isFailure && !isIdentifier) ? 1 : isWeak ? WEAKLY_EQUAL : EQUAL;
    return factor * equal * (isWhole && !isField ? 1 : 0.85) * (1 + COVERED);
  }
  if (isAlias) return factor * (1 + COVERED);
  if (titleShare === 0) return factor;
  const typed = words.map(({whole, stem}) => {
    const match = marker.get(whole) ?? (stem ? marker.get(stem) : undefined);
    return match ? Math.min(1, match.typed / whole.length) : 0;
  });
  return factor * (1 + COVERED * titleShare * (typed.reduce((sum, part) => sum + part, 0) / Math.max(words.length, 1)));
}

function contains({normalized, blocks}: Section, phrase: string): boolean {
  return normalized.includes(phrase) || blocks.some((block) => holdsPhrase(block, phrase));
}

/** Whether a text contains the phrase word for word. */
export const holdsPhrase = (text: string, phrase: string) => normalize(text).replace(/\s+/g, ' ').includes(phrase);
