import {describe, expect, it} from 'vitest';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {readSource} from '../../../packages/protocol/compile/contracts';
import type {FailureSources} from '../../../packages/protocol/failures/catalogue';
import {errorsFile} from '../../../packages/protocol/failures/errorsFile';
import {matchFailures} from '../../../packages/protocol/failures/match';
import {foreign} from '../../fixtures/pastes/foreign';
import {heldOut} from '../../fixtures/pastes/heldOut';
import {tuning} from '../../fixtures/pastes/tuning';
import type {Paste} from '../../fixtures/pastes/types';

const sources = {batch: readSource('batch'), realtime: readSource('realtime'), flow: readSource('flow')};
const {failures, hosts} = errorsFile(sources as unknown as FailureSources);
const match = (text: string) => matchFailures(text, failures, hosts);
const first = (text: string) => match(text)[0]?.failure.id;

/** Texts whose failure does not come first, each with what came instead. Their hosts are those of the provider. */
function missed(pastes: Paste[]) {
  return pastes
    .map(({id, text}) => ({id, found: first(replaceSiteTokens(text, id)), text}))
    .filter(({id, found}) => found !== id);
}

describe('a pasted text', () => {
  it('leads to its failure first: every text that the matcher was made with', () => {
    expect(missed(tuning)).toEqual([]);
  });

  it('leads to its failure first: at least 95% of the texts that it was not made with', () => {
    expect(tuning.length + heldOut.length).toBeGreaterThanOrEqual(120);
    expect(heldOut.length).toBeGreaterThanOrEqual(60);
    expect(missed(heldOut).length / heldOut.length).toBeLessThanOrEqual(0.05);
  });

  it('that has nothing to do with this API leads nowhere', () => {
    expect(foreign.length).toBeGreaterThanOrEqual(40);
    expect(foreign.filter((text) => match(text).length > 0).map((text) => [text, match(text)[0]?.failure.id])).toEqual(
      [],
    );
  });

  it('is read at both ends when it is long', () => {
    const log = 'frame=  100 fps= 25 q=28.0 size=     512kB\n'.repeat(200_000);
    expect(first(`${log}{"code":410,"error":"Job Expired"}`)).toBe('batch.job-expired');
  });

  it('comes with the reason of the match', () => {
    expect(match('{"code":410,"error":"Job Expired"}')[0]?.reason).toBe('The text contains “Job Expired”.');
    expect(match('Disconnected (code: 4005, reason: "quota_exceeded")')[0]?.reason).toBe(
      'The socket closed with the code 4005.',
    );
  });

  it('is an example of the catalogue: each leads to its own entry, or to one with the same text', () => {
    const wrong = failures
      .filter(({example, kind}) => typeof example === 'object' && kind !== 'close')
      .flatMap((failure) => {
        const found = match(JSON.stringify(failure.example))[0]?.failure;
        const isSame = found?.id === failure.id || JSON.stringify(found?.example) === JSON.stringify(failure.example);
        return isSame || found?.name === failure.name ? [] : [`${failure.id} → ${found?.id}`];
      });
    expect(wrong).toEqual([]);
  });
});
