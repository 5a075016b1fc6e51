/**
 * `npm run record -- tables`: prints what the finder makes of the recorded texts, by client and fault, and the check of the
 * recorded sessions, by tool and session. The texts that nobody looked at come first.
 */
import {isHeldOut, type RecordedText, recordedTexts} from '../tests/protocol/failures/recorded';
import {recordings, verdictOf} from '../tests/protocol/sessionCheck/recorded';

type Cell = readonly [row: string, column: string, verdict: string];

const MARKS: Readonly<Record<string, string>> = {
  right: '✓',
  assumed: '?',
  wrong: '✗',
  none: '–',
  'other, left alone': '·',
  'other, claimed': '!',
  found: '✓',
  orderly: '✓',
  'not checked': '?',
};

/** Prints both tables. */
export function printTables(): void {
  const texts = recordedTexts();
  print('Texts that nobody looked at', texts.filter(isHeldOut).map(textCell));
  print('The other texts', texts.filter((one) => !isHeldOut(one)).map(textCell));
  print(
    'Sessions',
    recordings().map((one): Cell => [one.format, one.scenario.name, verdictOf(one)]),
  );
}

function textCell({client, fault, right, verdict}: RecordedText): Cell {
  const other = verdict === 'none' ? 'other, left alone' : 'other, claimed';
  return [client, fault, right.length > 0 ? verdict : other];
}

/** Prints how often each verdict came, and a row for each client: its verdicts in the order of the columns. */
function print(title: string, cells: readonly Cell[]): void {
  const count = (verdict: string) => cells.filter((cell) => cell[2] === verdict).length;
  const verdicts = [...new Set(cells.map(([, , verdict]) => verdict))].map((verdict) => `${verdict} ${count(verdict)}`);
  const columns = [...new Set(cells.map(([, column]) => column))];
  const rows = [...new Set(cells.map(([row]) => row))];
  console.log(`\n${title}: ${cells.length}: ${verdicts.join(', ')}\n`);
  console.log(columns.map((column, index) => `${index + 1} ${column}`).join(', '));
  const digits = (of: (index: number) => string) => ' '.repeat(30) + columns.map((_, index) => of(index + 1)).join('');
  console.log(`\n${digits((index) => `${Math.floor(index / 10)}`.slice(-1))}\n${digits((index) => `${index % 10}`)}`);
  for (const row of rows) {
    const line = columns.map((column) => {
      const found = cells.filter(([of, at]) => of === row && at === column).map(([, , verdict]) => verdict);
      // A client has up to two texts of a fault; the worse one is shown.
      return ['wrong', 'other, claimed', 'none'].find((one) => found.includes(one)) ?? found[0];
    });
    console.log(`${row.padEnd(30)}${line.map((verdict) => (verdict ? (MARKS[verdict] ?? '✗') : ' ')).join('')}`);
  }
}
