/** The faults of the emulator: where each can be injected, what it does, and an example. */
import type {Table} from 'mdast';
import {faultTexts} from '../../../packages/emulator/command/faultTexts';
import {code, table} from './nodes';

export function faultTable(): Table {
  return table(
    ['Fault', 'API', 'Effect', 'Example'],
    faultTexts.map(({name, of, text, example}) => [[code(name)], [of], [text], [code(example)]]),
  );
}
