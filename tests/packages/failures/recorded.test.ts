/** What real clients print, by client and fault: half of it was not looked at before the matcher was done. */
import {describe, expect, it} from 'vitest';
import {isHeldOut, type RecordedText, recordedTexts} from './recorded';

const all = recordedTexts();
const own = all.filter(({right}) => right.length > 0);
const named = (texts: RecordedText[], verdict: RecordedText['verdict']) =>
  texts.filter((one) => one.verdict === verdict).map(({client, fault, found}) => `${client}/${fault} → ${found}`);

describe('a text that a client printed', () => {
  it('leads to its failure first: every text that the matcher was made with', () => {
    const seen = own.filter((one) => !isHeldOut(one));
    expect([...named(seen, 'wrong'), ...named(seen, 'none')]).toEqual([]);
  });

  it('leads to its failure first: 97% of the others, and 1% at most to another one', () => {
    const others = own.filter(isHeldOut);
    const [wrong, none] = [named(others, 'wrong'), named(others, 'none')];
    expect(others.length).toBeGreaterThan(500);
    expect(wrong.length / others.length, wrong.join(', ')).toBeLessThanOrEqual(0.01);
    expect((none.length + wrong.length) / others.length, none.join(', ')).toBeLessThanOrEqual(0.03);
  });

  it('is claimed by no entry when it names another service', () => {
    const foreign = all.filter(({right}) => right.length === 0);
    expect(foreign.length).toBeGreaterThanOrEqual(40);
    expect(named(foreign, 'wrong')).toEqual([]);
  });
});
