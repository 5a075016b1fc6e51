/** Which lines of a program are new to a reader who knows the quickstart. */
import {alignWords} from '../lib/wer';

/** Version, packages, and what the program is for: every program has its own. */
const HEAD = /^(?:(?:#|\/\/).*\n)*(?:"""[\s\S]*?"""\n)?/;
/** Nothing but brackets that close. */
const CLOSING = /^\s*[\])}]+[,;]?$/;

/**
 * Returns the numbers of the lines, 1-based, that `base` does not have. A line of `base` that `program` wraps at other
 * places is not new, nor is a line that lacks some of its entries.
 */
export function newLines(program: string, base: string): number[] {
  const lines = program.split('\n');
  const known = knownLines(lines, base.split('\n'));
  const headLines = (HEAD.exec(program)?.[0] ?? '').split('\n').length - 1;
  const isNew = lines.map((line, index) => index >= headLines && line.trim() !== '' && !known.has(index));
  for (const [index, line] of lines.entries()) {
    // A bracket goes with what it closes, a gap with what is around it.
    const around = CLOSING.test(line) ? openingOf(lines, index) : line.trim() === '' ? nextWords(lines, index) : index;
    if (around !== index) isNew[index] = Boolean(isNew[index - 1] && isNew[around]);
  }
  return lines.flatMap((_, index) => (isNew[index] ? [index + 1] : []));
}

function knownLines(lines: string[], base: string[]): Set<number> {
  const shared = sharedLines(lines.map(entryOf), base.map(entryOf));
  const known = new Set(shared.map(([line]) => line));
  let from: readonly [number, number] = [-1, -1];
  for (const to of [...shared, [lines.length, base.length] as const]) {
    const replaced = joined(base.slice(from[1] + 1, to[1]));
    for (let index = from[0] + 1; index < to[0]; index++) {
      const text = joined(lines.slice(index, index + 1)).replace(/[\]}]+$/, '');
      if (/\w/.test(text) && replaced.includes(text)) known.add(index);
    }
    from = to;
  }
  return known;
}

/** The comma after an entry says only that another one follows. */
function entryOf(line: string): string {
  return line.replace(/,$/, '');
}

function joined(lines: string[]): string {
  return lines
    .join('')
    .replace(/\s+/g, '')
    .replace(/[,;](?=[\]})]|$)/g, '');
}

function sharedLines(left: string[], right: string[]): (readonly [number, number])[] {
  let [row, column] = [-1, -1];
  return alignWords(left, right).flatMap(({kind}) => {
    if (kind !== 'insertion') row++;
    if (kind !== 'deletion') column++;
    return kind === 'same' ? [[row, column] as const] : [];
  });
}

/** The programs are formatted: a bracket has the indent of the line that opens it. */
function openingOf(lines: string[], closing: number): number {
  const indent = indentOf(lines[closing] ?? '');
  return lines.findLastIndex(
    (line, index) => index < closing && line.trim() !== '' && indentOf(line) === indent && !CLOSING.test(line),
  );
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function nextWords(lines: string[], from: number): number {
  return lines.findIndex((line, index) => index > from && line.trim() !== '');
}
