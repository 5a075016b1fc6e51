/** A number with its noun that `data/` contains, such as `48 hours`, comes into prose by a token and is never typed. */
import {limits} from '../../data/limits';
import {replaceSiteTokens} from '../../data/siteTokens';
import type {TextReport} from './errorTexts';
import {leaves} from './numbers';
import {splitPage} from './pageNames';

/** Units that many other numbers of a page have: with them, an equal number is no sign of a limit. */
const COMMON_UNITS = ['s', 'ms', 'kHz', 'language', 'languages'];

/** What a count counts, as pages write it. */
const COUNTED: Record<string, string> = {
  languages: 'languages',
  languagePacks: 'packs',
  medicalLanguages: 'languages and packs',
  smartFormattingLanguages: 'languages and packs',
  translationPairs: '(?:language )?pairs',
  translationPairsOnPremises: '(?:language )?pairs',
  flowLanguages: 'languages',
  entityClasses: 'classes',
};

/** Reports every typed number of a page that a token can bring. `pages` still have their tokens. */
export function numbersComeFromData(pages: ReadonlyMap<string, string>): TextReport {
  const facts = [...limitTexts(), ...countTexts()];
  const problems: string[] = [];
  for (const [file, page] of pages) {
    for (const [index, line] of splitPage(withoutFrontMatter(page)).prose.entries()) {
      const prose = line.replaceAll(/`[^`]*`|\{\{[^}]*\}\}/g, '');
      for (const {pattern, token} of facts) {
        const [said] = pattern.exec(prose) ?? [];
        if (said) problems.push(`${file}:${index + 1}: "${said}" is typed. Write {{${token}}}.`);
      }
    }
  }
  return {counts: {'numbers of data that pages may not type': facts.length}, problems};
}

interface Fact {
  pattern: RegExp;
  token: string;
}

function limitTexts(): Fact[] {
  return leaves(limits).flatMap(({path}) => {
    const token = `limits.${path}`;
    const text = replaceSiteTokens(`{{${token}}}`, 'data/limits.ts');
    const [, unit] = /^[\d,.]+\s([A-Za-z]+)/.exec(text) ?? [];
    return unit && !COMMON_UNITS.includes(unit) ? [{token, pattern: wordsOf(escaped(text))}] : [];
  });
}

function countTexts(): Fact[] {
  return Object.entries(COUNTED).map(([name, noun]) => {
    const token = `counts.${name}`;
    return {token, pattern: wordsOf(`${escaped(replaceSiteTokens(`{{${token}}}`, 'data/index.ts'))} ${noun}`)};
  });
}

function wordsOf(text: string): RegExp {
  return new RegExp(`(?<![\\w.,–-])${text.replaceAll(/\s/g, '[\\s\\u00a0]')}(?!\\w)`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Keywords of the front matter are words that readers search for; they take no tokens. */
function withoutFrontMatter(page: string): string {
  return page.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replaceAll(/[^\n]/g, ''));
}
