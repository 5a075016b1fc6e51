/**
 * Error texts on pages are those of the contracts, letter for letter, because readers search for them; and a page that
 * names a deprecated field says that it is deprecated.
 */
import type {Reference} from '../../src/reference/schemaLocations';
import {fieldsOfContracts} from './coverage';
import {splitPage} from './pageNames';

export interface TextReport {
  counts: Record<string, number>;
  problems: string[];
}

/** Reports every error text on a page that no contract contains. `pages` have their tokens filled in. */
export function errorTextsAgree(reference: Reference, pages: ReadonlyMap<string, string>): TextReport {
  const known = textsOf(reference);
  const beginnings = new Set(known.map(({text}) => firstWords(text)).filter((words) => words !== ''));
  const problems: string[] = [];
  let compared = 0;
  for (const [file, page] of pages) {
    for (const {text, line} of claimsOf(page)) {
      if (!beginnings.has(firstWords(text))) continue;
      compared += 1;
      if (known.some(({pattern}) => pattern.test(text))) continue;
      problems.push(
        `${file}:${line}: no contract contains the error text "${text}". Copy the text of x-errors, x-job-errors, x-warnings, or x-infos.`,
      );
    }
  }
  return {counts: {'error texts of contracts': known.length, 'error texts on pages': compared}, problems};
}

/** Reports every page that names a deprecated field and does not contain the word "deprecated". */
export function deprecationsAreNamed(reference: Reference, pages: ReadonlyMap<string, string>): TextReport {
  const current = new Set<string>();
  const deprecated = new Set<string>();
  for (const {name, isDeprecated} of fieldsOfContracts(reference)) (isDeprecated ? deprecated : current).add(name);
  const names = [...deprecated].filter((name) => !current.has(name) && name.includes('_'));
  const problems: string[] = [];
  let found = 0;
  for (const [file, page] of pages) {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(page));
    found += used.length;
    if (used.length === 0 || /\bdeprecated\b/i.test(page)) continue;
    problems.push(
      `${file}: names the deprecated ${used.join(', ')} without the word "deprecated". Say what replaces it.`,
    );
  }
  return {counts: {'deprecated fields': names.length, 'uses on pages': found}, problems};
}

interface KnownText {
  text: string;
  pattern: RegExp;
}

interface BatchError {
  value: string | null;
  details: string[];
}

function textsOf({contracts}: Reference): KnownText[] {
  const errors: BatchError[] = contracts.batch.root['x-errors'];
  const jobErrors: {message: string | null}[] = contracts.batch.root['x-job-errors'];
  const texts = [
    ...errors.flatMap(({value, details}) => [value, ...details]),
    ...jobErrors.map(({message}) => message),
    ...(['realtime', 'flow'] as const).flatMap((api) => socketTexts(contracts[api].root)),
  ].filter((text) => text !== null);
  return texts.map((text) => ({text, pattern: patternOf(text)}));
}

/** The reasons of errors, warnings, and infos of a socket, and what the request for a temporary key can return. */
function socketTexts(root: Reference['contracts']['realtime']['root']): string[] {
  const entries: {example: {reason: string}}[] = [...root['x-errors'], ...root['x-warnings'], ...root['x-infos']];
  const ways: {temporaryKey?: {failureExample: {message: string}}}[] = root['x-handshake'].authentication;
  return [
    ...entries.map(({example}) => example.reason),
    ...ways.flatMap(({temporaryKey}) => temporaryKey?.failureExample.message ?? []),
  ];
}

/** Values differ between messages: what a contract writes as `<placeholder>` or as an example may be any value. */
function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const open = escaped
    .replaceAll(/<\w+>/g, '.+')
    .replaceAll(/\\\[\w+\\\]/g, '\\[.+\\]')
    .replaceAll(/\b(language|target for source language) [a-z]{2}\b/g, '$1 \\S+')
    .replaceAll(/'[^']*'/g, "'[^']*'")
    .replaceAll(/\b\d+\b/g, '\\d+');
  return new RegExp(`^${open}$`, 's');
}

function firstWords(text: string): string {
  const words = text.replaceAll(/'[^']*'/g, "''").split(/\s+/);
  return words.length < 3 ? '' : words.slice(0, 2).join(' ');
}

/** Inline code in prose, and strings in blocks of code, with their lines. */
function claimsOf(page: string): {text: string; line: number}[] {
  const {prose, fences} = splitPage(page);
  return [
    ...prose.flatMap((line, index) =>
      [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({text, line: index + 1})),
    ),
    ...fences.flatMap(({code, line}) =>
      code.split('\n').flatMap((text, index) =>
        [...text.matchAll(/"(?:detail|error|message|reason)":\s*"((?:[^"\\]|\\.)*)"/g)].map(([, value = '']) => ({
          text: value.replaceAll('\\"', '"'),
          line: line + index,
        })),
      ),
    ),
  ];
}
