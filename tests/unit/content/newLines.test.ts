/** The marks in the programs of feature pages: what a reader who knows the quickstart has not seen yet. A build stops at a program without any. */
import {expect, it} from 'vitest';
import {newLines} from '../../../src/content/newLines';
import {readTable} from '../../support/readTable';

interface Row {
  what: string;
  program: string;
  quickstart: string;
  marked: number[];
}
const rows = readTable<Row[]>('tests/unit/content/newLines.yaml');

it.each(rows.map((row) => [row.what, row] as const))('the lines that a quickstart does not have %s', (_what, row) => {
  expect(newLines(row.program.trimEnd(), row.quickstart.trimEnd())).toEqual(row.marked);
});
