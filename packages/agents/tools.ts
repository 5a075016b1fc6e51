/** What each tool returns. Nothing is read but the recording that the caller names. */
import {readFileSync, statSync} from 'node:fs';
import {type Change, releaseLines} from '@speech-docs/contracts/history';
import {CONFIG_SCHEMAS, configErrors} from '@speech-docs/emulator/configErrors';
import type {Api} from '@speech-docs/protocol/contracts';
import {compiledContracts} from '@speech-docs/protocol/contracts/compiled';
import {sectionPages, socketPages} from '@speech-docs/protocol/facts';
import {matchFailures} from '@speech-docs/protocol/failures';
import {checkRulesOf, checkText, decode, NotACapture, reportText} from '@speech-docs/protocol/sessionCheck';
import type {Hit} from '@speech-docs/search/types';
import {findPart, type Library, ToolError} from './library';
import {type Result, readCall} from './result';
import {outlineOf, sectionOf, summaryOf} from './section';

/** A part that is longer is read in pieces. */
const PART_CHARS = 6_000;
const LEAST_CHARS = 1_000;
const MOST_FACTS = 8;
const MOST_FAILURES = 3;
const MOST_FILE_BYTES = 16_000_000;
const SHOWN_CHARS = 80;
/** Where the fields of what each API is configured with are explained. */
const CONFIGS: Record<Api, string> = {
  batch: sectionPages.config,
  realtime: `${socketPages.realtime}#startrecognition`,
  flow: `${socketPages.flow}#startconversation`,
};
const contracts = compiledContracts();

export const tools = {
  search(library: Library, {query, limit = 5}: {query: string; limit?: number}): Result {
    const {engine, site} = library;
    const request = {query, filters: engine.filters, page: 0, hitsPerPage: limit, snippetWords: 16};
    const {hits, facts = [], total} = engine.search(request, site);
    const found = [...facts, ...hits].filter((hit, at, all) => all.findIndex(({url}) => url === hit.url) === at);
    if (found.length === 0) throw new ToolError(`No page is about “${query.slice(0, SHOWN_CHARS)}”. Use fewer words.`);
    const lines = found.slice(0, limit).map((hit, at) => `${at + 1}. ${hitText(hit, site)}`);
    const source = `/search?q=${encodeURIComponent(query.replace(/[\ud800-\udfff]/g, ''))}`;
    return {text: lines.join('\n'), source, more: `read with one of these addresses; ${total} results in all`};
  },

  read(library: Library, {address, from = 0}: {address: string; from?: number}): Result {
    const {path, anchor, markdown} = findPart(library, address);
    const part = anchor ? sectionOf(markdown, anchor) : markdown;
    if (part === undefined) throw new ToolError(`${path} has no part “${anchor.slice(0, SHOWN_CHARS)}”. Read ${path}.`);
    const source = anchor ? `${path}#${anchor}` : path;
    const hasOutline = !anchor && from === 0 && part.length > PART_CHARS;
    const outline = hasOutline ? `Parts of this page:\n${outlineOf(markdown, path).join('\n')}\n\n` : '';
    const next = pieceEnd(part, from, Math.max(PART_CHARS - outline.length, LEAST_CHARS));
    const isWhole = next >= part.length;
    const rest = `${part.length - next} more characters with ${readCall(source, next)}`;
    return {text: outline + part.slice(from, next), source, more: isWhole ? readCall(anchor ? path : '/') : rest};
  },

  lookup(library: Library, {name, api}: {name: string; api?: Api}): Result {
    const wanted = name
      .trim()
      .toLowerCase()
      .replaceAll(/\[\d*\]/g, '');
    const [first, ...others] = library.symbols.filter(({isSection, name: own, address}) => {
      const [path = '', anchor = ''] = address.toLowerCase().split('#');
      const isCalled = own.toLowerCase() === wanted || `.${anchor}`.endsWith(`.${wanted}`);
      return !isSection && isCalled && (!api || path.includes(api === 'batch' ? '/batch/' : api));
    });
    if (!first) throw new ToolError(`Nothing is called “${name.slice(0, SHOWN_CHARS)}”. Search finds similar names.`);
    const texts = [first, ...others.slice(0, MOST_FACTS - 1)].map(({address}) => {
      const {markdown, anchor, path} = findPart(library, address);
      return `${address}\n${summaryOf(sectionOf(markdown, anchor) ?? '', path)}`;
    });
    const left = others.slice(MOST_FACTS - 1).map(({address}) => address);
    const more =
      left.length > 0 ? `lookup with a longer path; also at ${left.slice(0, 20).join(', ')}` : readCall(first.address);
    return {text: texts.join('\n\n'), source: first.address, more};
  },

  validate_config({symbols}: Library, {api, config}: {api: Api; config: unknown}): Result {
    const errors = configErrors(contracts, api, config);
    const lines = errors.map(({path, rule, text, isWarning}) => {
      const kind = isWarning ? 'Warning' : 'Error';
      return `- ${kind} at \`${path || '(the whole)'}\` (${rule}): ${text}\n  ${fieldAddress(symbols, api, path)}`;
    });
    const isValid = errors.every(({isWarning}) => isWarning);
    const verdict = isValid
      ? `Valid: the service accepts this configuration${errors.length > 0 ? ', but see the warnings' : ''}.`
      : 'Not valid. Correct it, and validate again.';
    const name = errors[0]?.path.split(/[.[]/)[0] || CONFIG_SCHEMAS[api];
    return {text: [verdict, ...lines].join('\n'), source: CONFIGS[api], more: `lookup ${JSON.stringify({name, api})}`};
  },

  check_session({site}: Library, named: {recording?: string; file?: string}): Result {
    const report = checkText(recordingOf(named), checkRulesOf(contracts), {isQuoted: named.file === undefined});
    const source = report.sessions.flatMap(({broken}) => broken)[0]?.page ?? `${socketPages.realtime}#check-a-session`;
    return {text: reportText(report, site), source, more: readCall(source)};
  },

  explain_error({errors}: Library, {text}: {text: string}): Result {
    const found = matchFailures(text, errors.failures, errors.hosts).slice(0, MOST_FAILURES);
    const page = found[0]?.failure.page;
    if (!page)
      throw new ToolError('No documented error is in this text. Give the body, the close code, or the message.');
    const entries = found.map(({failure: {id, cause, action, wait, repeat, fix, page}, reason, isOurs}) =>
      [
        `## ${id}\n${reason}${isOurs ? '' : ' The text doesn’t say which service it is from.'}`,
        `- Cause: ${cause}`,
        `- Action: ${action}${wait ? `, first after ${wait.seconds} s, at most ${wait.attempts} retries` : ''}`,
        ...(repeat ? [`- Repeat: ${repeat}`] : []),
        `- Fix: ${fix}\n- Entry: ${page}`,
      ].join('\n'),
    );
    return {text: entries.join('\n\n'), source: page, more: readCall(page)};
  },

  changes({releases}: Library, {api, from, to}: {api: Api; from: string; to?: string}): Result {
    const own = releases.filter((one) => one.api === api);
    const place = (version: string) => {
      const at = own.findIndex((one) => one.version === version.trim());
      if (at >= 0) return at;
      const known = own.map((one) => one.version).join(', ');
      throw new ToolError(`The contract has no version “${version.slice(0, SHOWN_CHARS)}”. Published: ${known}.`);
    };
    const some = own.slice(to === undefined ? 0 : place(to), place(from));
    const texts = some.map((one) =>
      [`## ${one.version}, ${one.date}`, ...releaseLines(one, withPage).map((line) => `- ${line}`)].join('\n'),
    );
    const source = `/contracts/${api}.changes.json`;
    const text = texts.join('\n\n') || `Version ${from} is the newest of the two: nothing changed after it.`;
    return {text, source, more: readCall(`${CONFIGS[api].split('#')[0]}`)};
  },
};

const withPage = ({page}: Change, name: string) => (page ? `${name} (${page})` : name);

/** Returns where a piece ends that can be put before the next one: behind a line, or behind a blank of a long one. */
function pieceEnd(text: string, from: number, room: number): number {
  const end = from + room;
  if (end >= text.length) return text.length;
  const ends = ['\n', ' '].map((mark) => text.lastIndexOf(mark, end - 1) + 1);
  return ends.find((one) => one > from) ?? end;
}

/** Whether the caller can fix the error. */
export const isExpected = (error: unknown) => error instanceof ToolError || error instanceof NotACapture;

function hitText({hierarchy, snippet, url}: Hit, site: string): string {
  const text = (marked: readonly {text: string}[]) => marked.map((one) => one.text).join('');
  const titles = Object.values(hierarchy).slice(1).map(text).join(' › ');
  return `${titles}\n   ${url.replace(site, '')}${snippet ? `\n   ${text(snippet).replace(/\s+/g, ' ')}` : ''}`;
}

/** Returns the address of the field, or of the nearest part above it that has one. */
function fieldAddress(symbols: Library['symbols'], api: Api, path: string): string {
  const known = new Set(symbols.map(({address}) => address));
  const steps = path.split(/[.[\]]+/).filter((step) => step && !/^\d+$/.test(step));
  const addresses = steps.map((_, at) => [CONFIGS[api], ...steps.slice(0, at + 1)].join('.'));
  return addresses.findLast((address) => known.has(address)) ?? CONFIGS[api];
}

function recordingOf({recording, file}: {recording?: string; file?: string}): string {
  if (recording !== undefined) return recording;
  const found = file && !file.includes('\0') ? statSync(file, {throwIfNoEntry: false}) : undefined;
  if (!file || !found?.isFile()) throw new ToolError('Give the recording as text, or the path of its file.');
  if (found.size > MOST_FILE_BYTES)
    throw new ToolError(`The file is larger than ${MOST_FILE_BYTES} bytes. Record one session.`);
  return decode(contentOf(file));
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new ToolError(`The file cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
