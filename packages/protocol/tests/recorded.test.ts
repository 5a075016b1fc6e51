import {describe, expect, it} from 'vitest';
import {check, found, notChecked, recordings, verdictOf} from './recorded';
import {scenarios} from './scenarios';

const judged = recordings().map((one) => ({...one, verdict: verdictOf(one)}));
const named = (some: typeof judged) =>
  some.map(({format, scenario, verdict}) => `${format}/${scenario.name}: ${verdict}`);

describe('a session that a tool recorded', () => {
  it('is of thirteen formats with all scenarios', () => {
    expect(new Set(judged.map(({format}) => format)).size).toBeGreaterThanOrEqual(13);
    expect(scenarios.filter(({rule}) => rule).length).toBeGreaterThanOrEqual(20);
  });

  it('raises no alarm when it is orderly', () => {
    expect(named(judged.filter(({scenario, verdict}) => !scenario.rule && verdict !== 'orderly'))).toEqual([]);
  });

  it('raises no alarm when it is cut off, and says that its end is missing', () => {
    const cut = judged
      .filter(({format, scenario}) => scenario.name === 'orderly' && !['chrome-har', 'wireshark-json'].includes(format))
      .map((one) => ({...one, text: one.text.slice(0, one.text.indexOf('EndOfStream') - 200)}));
    expect(cut.length).toBeGreaterThanOrEqual(7);
    expect(cut.flatMap(({format, text}) => found(check(text)).map(({rule}) => `${format}: ${rule}`))).toEqual([]);
    expect(cut.filter(({text}) => !notChecked(check(text)).includes('close')).map(({format}) => format)).toEqual([]);
  });

  it('shows its mistake at its frame, or says that the rule was not checked', () => {
    const missed = judged.filter(
      ({scenario, verdict}) => scenario.rule && verdict !== 'found' && verdict !== 'not checked',
    );
    expect(named(missed)).toEqual([]);
  });
});
