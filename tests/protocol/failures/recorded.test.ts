/** What real clients print, by client and fault: half of it was not looked at before the matcher was done. */
import {describe, expect, it} from 'vitest';
import {readSource} from '../../../packages/protocol/compile/contracts';
import type {FailureSources} from '../../../packages/protocol/failures/catalogue';
import {errorsFile} from '../../../packages/protocol/failures/errorsFile';
import {matchFailures} from '../../../packages/protocol/failures/match';
import {isHeldOut, type RecordedText, recordedTexts} from './recorded';

const sources = {batch: readSource('batch'), realtime: readSource('realtime'), flow: readSource('flow')};
const {failures, hosts} = errorsFile(sources as unknown as FailureSources);
const all = recordedTexts();
const own = all.filter(({right}) => right.length > 0);
const first = ({text}: RecordedText) => matchFailures(text, failures, hosts)[0]?.failure.id;

/** Texts for which nothing is found, and texts for which something else is. */
function missed(texts: RecordedText[]) {
  const found = texts.map((one) => ({name: `${one.client}/${one.fault}`, id: first(one), right: one.right}));
  const none = found.filter(({id}) => !id).map(({name}) => name);
  const wrong = found.filter(({id, right}) => id && !right.includes(id)).map(({name, id}) => `${name} → ${id}`);
  return {none, wrong};
}

describe('a text that a client printed', () => {
  it('leads to its failure first: every text that the matcher was made with', () => {
    expect(missed(own.filter((one) => !isHeldOut(one)))).toEqual({none: [], wrong: []});
  });

  it('leads to its failure first: 97% of the others, and 1% at most to another one', () => {
    const others = own.filter(isHeldOut);
    const {none, wrong} = missed(others);
    expect(others.length).toBeGreaterThan(500);
    expect(wrong.length / others.length, wrong.join(', ')).toBeLessThanOrEqual(0.01);
    expect((none.length + wrong.length) / others.length, none.join(', ')).toBeLessThanOrEqual(0.03);
  });

  it('is claimed by no entry when it names another service', () => {
    const foreign = all.filter(({right}) => right.length === 0);
    expect(foreign.length).toBeGreaterThanOrEqual(40);
    expect(foreign.filter(first).map((one) => `${one.client}/${one.fault} → ${first(one)}`)).toEqual([]);
  });
});
