/** Tells the texts of the interface on a built page of the pseudo-locale from content, by where content comes from. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Element, Root, RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {parse as parseYaml} from 'yaml';
import {replaceSiteTokens} from '../../data/siteTokens';
import {ROOT} from '../../tools/paths';
import {CLOSE, OPEN} from './pseudoSite';

/** What readers see or are read out, besides text. */
const ATTRIBUTES = ['ariaLabel', 'alt', 'title', 'placeholder', 'ariaValueText', 'ariaDescription', 'dataLabel'];
/** Programs, data, and names, for which no language has other words; the title of the window is that of the page. */
const SKIPPED = new Set(['script', 'style', 'code', 'pre', 'template', 'link', 'meta', 'noscript', 'kbd', 'head']);

const MARKED = new RegExp(`${OPEN}[^${CLOSE}]*${CLOSE}`, 'g');

/** Returns the texts of a page that are between no marks, without those that have no word, outside of `except`. */
export function unmarkedTexts(html: string, except: readonly string[] = []): string[] {
  const found: string[] = [];
  let depth = 0;
  const note = (text: string) => {
    const folded = fold(text);
    if (/\p{L}{2}/u.test(folded)) found.push(folded);
  };
  /** A text with a link or a value in it is several nodes between two marks. */
  const outside = (text: string) =>
    [...text]
      .filter((letter) => {
        if (letter === OPEN) depth += 1;
        if (letter === CLOSE) depth -= 1;
        return depth === 0 && letter !== CLOSE;
      })
      .join('');
  const visit = (node: Root | RootContent) => {
    if (node.type === 'text') note(outside(node.value));
    if (node.type !== 'element' && node.type !== 'root') return;
    if (node.type === 'element') {
      if (SKIPPED.has(node.tagName) || except.includes(node.tagName)) return;
      for (const text of attributesOf(node)) note(text.replace(MARKED, ''));
    }
    for (const child of node.children) visit(child as RootContent);
  };
  visit(fromHtml(html));
  return found;
}

function attributesOf({properties}: Element): string[] {
  return ATTRIBUTES.flatMap((name) => (typeof properties[name] === 'string' ? [properties[name]] : []));
}

/**
 * Where content is written, which is translated file by file. What src/reference makes of the contracts for a guide is in
 * their words and its own.
 */
const SOURCES = [
  'docs',
  'api-ref',
  'data',
  'contracts',
  'samples',
  'provider.ts',
  'packages/protocol',
  'packages/emulator/drills/drills.ts',
  'src/reference',
];

/** Names of files, fields, formats, and methods, and figures with their unit. */
const NAME = /^\S+\.\w{2,4}$|^\S*[_=]\S*$|^[A-Z]{3,}$|^(?:[A-Z][a-z]+){2,}$/;
const FIGURE = /^[\d.,–-]+ (?:ms|s|min|kHz|MB|GB|kB)$/;
/** `HTTP` reason phrases and limits that have no label: words that the code joins from names. */
const JOINED = /^\d{3} [A-Z][\w ]+$/;

/** Returns whether a text is content: word for word in a source, a short one as a whole, or a list of such. */
export function contentCheck(): (text: string) => boolean {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  const pieces: string[] = [];
  for (const file of SOURCES.flatMap((name) => filesBelow(join(ROOT, name)))) {
    for (const text of stringsOf(file)) {
      if (text.includes('${')) patterns.push(...patternOf(text));
      const parts = plain(text).split(BOUNDARY).map(fold);
      whole.add(bare(fold(text.replace(/\{\/\*.*?\*\/\}|`/g, ''))));
      pieces.push(parts.join(' '));
      for (const part of [...parts, fold(parts.join('')), fold(parts.join(' '))]) {
        whole.add(bare(part));
        for (const sentence of part.split(/(?<=[.:!?])\s/)) whole.add(bare(sentence));
      }
    }
  }
  const all = pieces.join('\n');
  const isOne = (text: string) =>
    whole.has(bare(text)) ||
    (text.split(' ').length > 3 && all.includes(text)) ||
    patterns.some((pattern) => pattern.test(text)) ||
    [NAME, FIGURE, JOINED].some((pattern) => pattern.test(text)) ||
    !/\p{L}{2}/u.test(bare(text));
  // A part of a recording begins with its time.
  return (text) => isOne(text.replace(/^\d+:\d\d /, '')) || text.split(/, | and | or |\. | \(|^in /).every(isOne);
}

/** Without the marks of diagrams, punctuation at its ends, and the case of its first letter. */
const bare = (text: string) => {
  const inner = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '');
  return inner.charAt(0).toLowerCase() + inner.slice(1);
};
const fold = (text: string) =>
  text
    .replace(/[\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const BOUNDARY = '\u0000';
/** Markdown without its marks; where one was, a text can begin or end. */
function plain(markdown: string): string {
  return (
    markdown
      .replace(/\{\/\*.*?\*\/\}/g, '')
      // A page leaves out the link to itself that ends a description.
      .replace(/;\s+see\s+(?=\[)/g, BOUNDARY)
      .replace(/\]\([^)]*\)/g, BOUNDARY)
      .replace(/`[^`]*`/g, BOUNDARY)
      .replace(/[[\]*_|<>#]+|\\(?=[{}<>])/g, BOUNDARY)
  );
}

/** `${count} fields in`: the words around the values, if there are any. */
function patternOf(template: string): RegExp[] {
  const words = template.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/);
  if (!words.some((word) => /\p{L}{2}/u.test(word))) return [];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [new RegExp(`^${escaped.join('.*')}$`, 'u')];
}

function filesBelow(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, {recursive: true, withFileTypes: true})
    .filter(({name}) => /\.(?:mdx?|ts|ya?ml|json|txt)$/.test(name) && !/^(?:validators|README)/.test(name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function stringsOf(file: string): string[] {
  const text = replaceSiteTokens(readFileSync(file, 'utf8'), file);
  if (/contracts\/.*\.ya?ml$/.test(file)) return strings(parseYaml(text));
  if (file.endsWith('.json')) return strings(JSON.parse(text));
  if (file.endsWith('.ts')) {
    const joined = text.replace(/(['"`]) \+\s*['"`]/g, '');
    const literals = [...joined.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)];
    return literals.map(([, one, two, three]) =>
      (one ?? two ?? three ?? '').replace(/\\u00a0/g, ' ').replace(/\\(.)/g, '$1'),
    );
  }
  const quoted = [...text.matchAll(/="([^"]*)"|'((?:[^'\\\n]|\\.)*)'/g)].map(([, one, two]) => one ?? two ?? '');
  const lines = text.split('\n').flatMap((line) => line.replace(/^\s*(?:#+|[-*>]|\d+\.|\w+:)\s+/, '').split('|'));
  // Words that are compared one by one.
  const compared = quoted.filter((one) => one.includes(' ')).flatMap((one) => one.split(' '));
  return [...text.split(/\n\s*\n/), ...lines, ...quoted, ...compared];
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
