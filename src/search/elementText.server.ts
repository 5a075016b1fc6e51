/** The text of elements of a built page: without controls, code at a beginning, cells of a table with their headers. */
import {INLINE, isControl, needsSpaceBefore, withoutInvisible} from '@speech-docs/publish/builtPage.server';
import type {Element} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Whether search leaves an element out. */
export function isSkipped(node: Element): boolean {
  return isControl(node) || node.tagName === 'select' || node.properties.dataSearch === 'skip';
}

/** The readable text below a node, with a space wherever a block ends. */
export function textOf(node: Element): string {
  let text = '';
  visit(node, (part, index, parent) => {
    if (part.type === 'text') text += part.value;
    if (part.type !== 'element') return undefined;
    if (part !== node && isSkipped(part)) return SKIP;
    const isParted = part !== node && needsSpaceBefore(part, parent?.children[(index ?? 0) - 1]);
    if (!INLINE.has(part.tagName) || part.tagName === 'br' || isParted) text += ' ';
    return undefined;
  });
  return collapse(text);
}

/** Returns a text on one line, without invisible characters. */
export const collapse = (text: string) => withoutInvisible(text).replace(/\s+/g, ' ').trim();

/** The code that a node begins with: what is mentioned after its first words names something else. */
export function leadingCode(node: Element): string {
  if (node.tagName === 'code') return textOf(node);
  const [first] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return first?.type === 'element' ? leadingCode(first) : '';
}

/** The first cell of a row that begins with an identifier: `4006 timelimit_exceeded`. Words alone name no entry. */
export function rowName(row: Element): string {
  const cell = row.children.find((child): child is Element => child.type === 'element');
  const [first] = cell?.children.filter((child) => child.type !== 'text' || child.value.trim() !== '') ?? [];
  return cell && first?.type === 'element' && first.tagName === 'code' ? textOf(cell) : '';
}

export function cellsOf(row: Element): Element[] {
  return row.children.filter((cell): cell is Element => cell.type === 'element' && /^t[dh]$/.test(cell.tagName));
}

export function cells(row: Element): string[] {
  return cellsOf(row).map(textOf);
}

/** Cells one after another: a full stop parts them as it is, words need a semicolon. */
export function sentences(parts: string[]): string {
  return parts.reduce((text, part) => (text ? `${text}${/[.!?…]$/.test(text) ? '' : ';'} ${part}` : part), '');
}

/** A cell of at most this many characters is indexed with its header. */
const SHORT_CELL = 12;

/** Returns a cell with its header in front where the cell alone is too short to find. */
export function withHeader(cell: string, header: string | undefined): string {
  if (/^[—–]$/.test(cell)) return '';
  // A value follows the name of its row.
  return cell && header && header !== 'Value' && cell.length <= SHORT_CELL ? `${header}: ${cell}` : cell;
}

/**
 * The names that code shows and a reader may search: `max_delay`, `StartRecognition`, `not_authorised`. Plain words are
 * left out: a page's prose contains those that matter, and every sample contains `print`.
 */
const COMMENT = /(^|\s)(#|\/\/)\s.*$/gm;
const NAME = /[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*/g;
const MAX_NAMES = 30;

export function codeIdentifiers(code: string): string[] {
  const names = code.replace(COMMENT, '').match(NAME) ?? [];
  const distinctive = names.filter((name) => name.length > 3 && name.length < 50 && isDistinctive(name));
  return [...new Set(distinctive)].slice(0, MAX_NAMES);
}

/** Has parts: an underscore, or a capital after a small letter. Constants of programs are no names of an API. */
const isDistinctive = (name: string) =>
  !/^[A-Z0-9_]+$/.test(name) && (/[a-z0-9]_[a-z0-9]/i.test(name) || /[a-z][A-Z]/.test(name));
