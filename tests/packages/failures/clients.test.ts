/** What runtimes print, provoked here where they can be had: each text leads to its entry. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {matchFailures} from '@speech-docs/protocol/failures';
import {describe, expect, it} from 'vitest';
import {clientFailures} from '../../../data/clients';
import {readTable} from '../../support/readTable';
import {failures, hosts} from './finder';

const first = (text: string) => matchFailures(text, failures, hosts)[0]?.failure.id;
const PYTHON = '.venv/bin/python';

function printed(command: string, args: string[], input?: string): string {
  return spawnSync(command, args, {encoding: 'utf8', input}).stderr;
}

type Rows<Row> = {[client: string]: Row[]};
const {node, python} = readTable<{node: Rows<{args: string[]; input?: string}>; python: Rows<string>}>(
  'tests/packages/failures/clients.yaml',
);
const rowsOf = <Row>(table: Rows<Row>) =>
  Object.entries(table).flatMap(([id, all]) => all.map((row): [string, Row] => [id, row]));

describe('the program of a reader', () => {
  it.each(rowsOf(node))('%s: Node.js %j', (id, {args, input = ''}) => {
    expect(first(printed(process.execPath, args, input))).toBe(`client.${id}`);
  });

  it.skipIf(!existsSync(PYTHON)).each(rowsOf(python))('%s: Python', (id, program) => {
    expect(first(printed(PYTHON, ['-c', program]))).toBe(`client.${id}`);
  });

  it('is recognized by every text of its entry', () => {
    const texts = clientFailures.flatMap(({id, prints}) => prints.map((text) => ({id, text})));
    expect(texts.filter(({id, text}) => first(`Error: ${text}`) !== `client.${id}`)).toEqual([]);
  });

  it('is named with its runtime, and with a source for each text that is not provoked here', () => {
    const provoked = new Set([node, python].flatMap(Object.keys));
    expect(clientFailures.filter(({id, seen}) => !provoked.has(id) && !seen).map(({id}) => id)).toEqual([]);
  });
});
