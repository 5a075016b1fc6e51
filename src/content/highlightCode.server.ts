/**
 * Rehype plugin: colors code while the site is built. Each fence becomes a `<CodeBlock>` with ready HTML and
 * class names, so that no grammar, no highlighter and no inline style reaches the reader's browser.
 */
import {extname} from 'node:path';
import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString as textOf} from 'hast-util-to-string';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fenceByEnding, isOfferedSample, sampleLanguages} from '../../data/sampleLanguages';
import {mdxElement} from '../lib/mdx';
import {TALL_LINES} from '../lib/programFile';
import {parseCodeMeta} from './codeMeta';
import {colorTokens, GRAMMARS} from './grammars.server';
import {type Region, regionLines, withoutRegionMarks} from './sampleFiles.server';

const LABELS: Record<string, string> = {
  ...Object.fromEntries(
    sampleLanguages.flatMap(({label, fences}) => Object.values(fences).map((fence) => [fence, label])),
  ),
  sh: 'Shell',
  docker: 'Dockerfile',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  nginx: 'nginx',
  ts: 'TypeScript',
  tsx: 'TSX',
  yaml: 'YAML',
};
const PLAIN = new Set(['text', 'txt', 'srt']);

export function highlightCode() {
  return (tree: Root, page: VFile) => {
    visit(tree, 'element', (node, index, parent) => {
      // A <pre> of the reference has its colors, and says itself that it scrolls.
      const code = node.tagName === 'pre' && node.properties.tabIndex === undefined ? node.children[0] : undefined;
      if (!parent || index === undefined || code?.type !== 'element' || code.tagName !== 'code') return undefined;
      parent.children[index] = codeBlock(code, `${page.path}:${node.position?.start.line ?? 1}`) as never;
      return SKIP;
    });
  };
}

function codeBlock(code: Element, location: string): MdxJsxFlowElementHast {
  const language = languageOf(code);
  const meta = parseCodeMeta((code.data as {meta?: string} | undefined)?.meta);
  const text = textOf(code).replace(/\n$/, '');
  const above = meta.from ? linesBefore(meta.from, text, location) : 0;
  const parts = code.properties.parts as unknown as Region[] | undefined;
  const html = parts?.length
    ? colorParts(parts, text, language, location)
    : colorFrom(above, text, language, meta.highlight, location);
  const attributes: Record<string, string> = {language, html};
  if (meta.title) attributes.title = meta.title;
  if (LABELS[language]) attributes.label = LABELS[language];
  const lines = text.split('\n').length;
  if (meta.mark && lines > TALL_LINES) attributes.foldedLines = String(lines);
  else if (meta.file) {
    const isTall = lines - above > TALL_LINES;
    if (above || isTall) attributes.lines = String(lines);
    if (isTall) attributes.isTall = '';
  }
  const {file = '', title} = meta;
  // A block of commands has another title than its file.
  if (file.endsWith(`/${title}`) && !meta.region && isOfferedSample(file)) attributes.file = file;
  return mdxElement('CodeBlock', attributes) as unknown as MdxJsxFlowElementHast;
}

function linesBefore(from: string, text: string, location: string): number {
  const start = text.split('\n').findIndex((line) => line.startsWith(from));
  if (start < 1) throw new Error(`${location}: no line below the first begins with "${from}". Correct from=.`);
  return start;
}

/** Colors a program whose first `above` lines are an element, which a page can hide. */
function colorFrom(above: number, text: string, language: string, highlight: number[], location: string): string {
  if (above === 0) return color(text, language, highlight, location);
  const lines = text.split('\n');
  const part = (some: string[], before: number) =>
    color(
      some.join('\n'),
      language,
      highlight.map((line) => line - before),
      location,
    );
  return `<span class="above">${part([...lines.slice(0, above), ''], 0)}</span>${part(lines.slice(above), above)}`;
}

/** Returns the HTML of a whole sample file, as its page would have it. */
export function colorSample(text: string, file: string): string {
  const language = fenceByEnding[extname(file)] ?? 'text';
  return colorParts(regionLines(text), withoutRegionMarks(text).trimEnd(), language, file);
}

/** Colors the program of a walkthrough: an element for the lines of each step, and for those between them. */
function colorParts(regions: readonly Region[], text: string, language: string, location: string): string {
  const lines = text.split('\n');
  let shown = 0;
  const part = (name: string, end: number) => {
    const own = lines.slice(shown, end).join('\n') + (end < lines.length ? '\n' : '');
    const html =
      end > shown ? `<span class="part" data-part="${name}">${color(own, language, [], location)}</span>` : '';
    shown = Math.max(shown, end);
    return html;
  };
  return regions.map(({name, from, to}) => part('', from - 1) + part(name, to)).join('') + part('', lines.length);
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.map(String).find((className) => className.startsWith('language-'));
  return name ? name.slice('language-'.length) : 'text';
}

/** Returns the HTML of `text` with a `<span class="tok-…">` around what has a color of its own. */
export function color(text: string, language: string, highlight: number[], location: string): string {
  if (!PLAIN.has(language) && !GRAMMARS.includes(language)) {
    const known = [...Object.keys(LABELS), ...PLAIN].join(', ');
    throw new Error(`${location}: the code language "${language}" is unknown. Use one of: ${known}.`);
  }
  const children = PLAIN.has(language) ? [{type: 'text' as const, value: text}] : colorTokens(text, language);
  const html = toHtml(children);
  return markLines(html, text.split('\n'), new Set(highlight));
}

/** A phone of 375 pixels shows this many characters in a line. */
const NARROW_CHARS = 39;
/** The indentations that have a style (src/css/code.css). */
const DEPTHS = [0, 2, 4, 6, 8, 12, 16, 20, 24];

/** The class name of a line that breaks on a phone, where it goes on further in than it begins. Go begins with tabs. */
function indentClass(line: string): string | undefined {
  const wide = line.replaceAll('\t', '    ');
  if (wide.length <= NARROW_CHARS) return undefined;
  return `in-${DEPTHS.find((depth) => depth >= wide.search(/\S/)) ?? 24}`;
}

/** Lets a line break after the signs within a word that has no room on a phone, and not within `--`. */
function withBreaks(html: string, line: string): string {
  const room = NARROW_CHARS - 4 - line.search(/\S/);
  if (!line.split(/\s/).some((word) => word.length > room) && !line.includes(' --')) return html;
  const broken = html.replace(/([(./=])(?=[\w"'<])(?![^<]*>)/g, '$1<wbr>');
  return broken.replace(/(?<=[\s>])--/g, '<span class="dashes">--</span>');
}

/**
 * Wraps each marked line in `<mark class="code-line">`, and each line that breaks on a phone in an element that names its
 * indentation; spans that run over an end are closed and opened again.
 */
function markLines(html: string, lines: string[], marked: Set<number>): string {
  const open: string[] = [];
  const parts = html.split('\n').map((line, index) => {
    const end = index < lines.length - 1 ? '\n' : '';
    const before = [...open];
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    const indent = indentClass(lines[index] ?? '');
    const name = [indent, marked.has(index + 1) && 'code-line'].filter(Boolean).join(' ');
    if (!name) return `${line}${end}`;
    const tag = marked.has(index + 1) ? 'mark' : 'span';
    const inside = indent ? withBreaks(line, lines[index] ?? '') : line;
    return `${closed(before)}<${tag} class="${name}">${before.join('')}${inside}${closed(open)}${end}</${tag}>${open.join('')}`;
  });
  return parts.join('');
}

const closed = (open: string[]) => '</span>'.repeat(open.length);
