/**
 * Errors on pages are those of the contracts: their texts, letter for letter, because readers search for them, and their close
 * codes. A status that only the emulator assumes is on no page, and a page that names a deprecated field marks it as deprecated.
 */
import {ASSUMED_STATUSES} from '@speech-docs/protocol/contracts';
import type {Reference} from '../../src/reference/schemaLocations';
import {fieldsOfContracts} from './schemas';
import {escaped, inlineCode, type Line, problemsInLines, problemsInProse, type Texts} from './texts';

interface BatchError {
  id: string;
  value: string | null;
  details: string[];
}

/** Reports every error text on a page that no contract contains. `pages` have their tokens filled in. */
export function errorTextsAgree(reference: Reference, pages: Texts): string[] {
  const known = textsOf(reference);
  const beginnings = new Set(known.map(firstWords).filter((words) => words !== ''));
  const patterns = known.map(patternOf);
  return problemsInLines(pages, (line) =>
    claimsOf(line)
      .filter((text) => beginnings.has(firstWords(text)) && !patterns.some((pattern) => pattern.test(text)))
      .map(
        (text) =>
          `no contract contains the error text "${text}". Copy the text of x-errors, x-job-errors, x-warnings, or x-infos.`,
      ),
  );
}

/** Reports every line of a page that names the text of an error and the status that the emulator assumes for it. */
export function noAssumedStatuses(reference: Reference, pages: Texts): string[] {
  const errors: BatchError[] = reference.contracts.batch.root['x-errors'];
  const assumed = errors.flatMap(({id, value, details}) => {
    const status = ASSUMED_STATUSES[id];
    const texts = [value, ...details].filter((text) => text !== null);
    return status ? texts.map((text) => ({text, status: String(status)})) : [];
  });
  return problemsInProse(pages, (line) => {
    const codes = inlineCode(line);
    return assumed
      .filter(({text, status}) => codes.some((code) => code.startsWith(text)) && codes.includes(status))
      .map(({text, status}) => `${status} for "${text}" is the emulator's assumption. Leave the status out.`);
  });
}

/** Reports every error on a page whose close code differs from the contract of its API. */
export function closeCodesAgree({contracts}: Reference, pages: Texts): string[] {
  const codesByType = (api: 'realtime' | 'flow') => {
    const errors: {type: string; closeCode: number | null}[] = contracts[api].root['x-errors'];
    return new Map(errors.map(({type, closeCode}) => [type, closeCode]));
  };
  const [realtime, flow] = [codesByType('realtime'), codesByType('flow')];
  return problemsInProse(pages, (line, file) => {
    const codes = /flow|voice-agent/.test(file) ? flow : realtime;
    const type = inlineCode(line).find((code) => codes.has(code));
    const [, said] = /\bclose code `?(\d{4})\b/i.exec(line) ?? [];
    const code = codes.get(type ?? '');
    if (!type || !said || `${code}` === said) return [];
    const right = code === null ? 'it has no code of its own' : `the contract says ${code}`;
    return [`close code ${said} is not the one of "${type}"; ${right}.`];
  });
}

/** Reports every page that names a deprecated field and does not contain the word "deprecated". */
export function deprecationsAreNamed(reference: Reference, pages: Texts): string[] {
  const fields = fieldsOfContracts(reference);
  const current = new Set(fields.filter(({isDeprecated}) => !isDeprecated).map(({name}) => name));
  const deprecated = new Set(fields.map(({name}) => name).filter((name) => !current.has(name) && name.includes('_')));
  return [...pages].flatMap(([file, page]) => {
    const used = [...deprecated].filter((name) => new RegExp(`\\b${name}\\b`).test(page));
    return used.length === 0 || /\bdeprecated\b/i.test(page)
      ? []
      : [`${file}: names the deprecated ${used.join(', ')} without the word "deprecated". Say what replaces it.`];
  });
}

function textsOf({contracts}: Reference): string[] {
  const errors: BatchError[] = contracts.batch.root['x-errors'];
  const jobErrors: {message: string | null}[] = contracts.batch.root['x-job-errors'];
  return [
    ...errors.flatMap(({value, details}) => [value, ...details]),
    ...jobErrors.map(({message}) => message),
    ...(['realtime', 'flow'] as const).flatMap((api) => socketTexts(contracts[api].root)),
  ].filter((text) => text !== null);
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
  const open = escaped(text)
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

/** Inline code in prose, and texts of errors in blocks of code. */
function claimsOf({text, language}: Line): string[] {
  if (language === undefined) return inlineCode(text);
  const values = text.matchAll(/"(?:detail|error|message|reason)":\s*"((?:[^"\\]|\\.)*)"/g);
  return [...values].map(([, value = '']) => value.replaceAll('\\"', '"'));
}
