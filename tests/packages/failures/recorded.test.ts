/** What real clients print, by client and fault. */
import {matchFailures} from '@speech-docs/protocol/failures/match';
import {expect, it} from 'vitest';
import {readTable} from '../../support/readTable';
import {failures, hosts} from './finder';

interface RecordedText {
  fault: string;
  right: string[];
  text: string;
}

const recorded = readTable<Record<string, RecordedText[]>>('tests/packages/failures/recorded.yaml');
const results = Object.entries(recorded).flatMap(([client, texts]) =>
  texts.map(({fault, right, text}) => {
    const [first] = matchFailures(text, failures, hosts);
    return {name: `${client}/${fault} → ${first?.failure.id}`, right, found: first?.failure.id ?? 'none'};
  }),
);
const own = results.filter(({right}) => right.length > 0);
const foreign = results.filter(({right}) => right.length === 0);

it('a text that a client printed leads to its failure first', () => {
  expect(own.length).toBeGreaterThan(200);
  expect(own.filter(({right, found}) => !right.includes(found)).map(({name}) => name)).toEqual([]);
});

it('a text that names another service is claimed by no entry', () => {
  expect(foreign.length).toBeGreaterThan(15);
  expect(foreign.filter(({found}) => found !== 'none').map(({name}) => name)).toEqual([]);
});
