/** The drills of the emulator: what goes wrong, and what a right program does then. */

import {drills, USUAL_SECONDS} from '@speech-docs/emulator/drills/drills';
import type {Table} from 'mdast';
import {code, table} from './nodes';

const ENDS = {complete: 'Complete', stopped: 'Stop'} as const;

export function drillTable(): Table {
  return table(
    ['Drill', 'Kind', 'Fault', 'Expected'],
    drills.map(({name, kind, title, end, seconds}) => [
      [code(name)],
      [code(kind)],
      [title],
      [seconds === USUAL_SECONDS ? ENDS[end] : `${ENDS[end]} in ${seconds} s`],
    ]),
  );
}
