/** What an agent with a small window finds: sixty facts, from `llms.txt` on, in three fetches that are cut off. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD} from '../../tools/paths';
import {CUT_AT, FETCHES, readFor} from '../support/linkFollower';
import {readTable} from '../support/readTable';

const WANTED = 58;
const knownFacts = Object.entries(readTable<Record<string, string>>('tests/fixtures/knownFacts.yaml'));

describe(`a reader that makes ${FETCHES} fetches of at most ${CUT_AT} characters, and follows links by their words,`, () => {
  it(`finds at least ${WANTED} of ${knownFacts.length} known facts`, () => {
    expect(knownFacts).toHaveLength(60);
    const missed = knownFacts.filter(([question, answer]) => {
      const fetched: string[] = [];
      const seen = readFor(question, (address) => {
        fetched.push(address);
        return readFileSync(join(BUILD, decodeURIComponent(address)), 'utf8');
      });
      expect(fetched.length).toBeLessThanOrEqual(FETCHES);
      return !seen.includes(answer.replace(/\s+/g, ' '));
    });
    expect(knownFacts.length - missed.length, JSON.stringify(missed, null, 2)).toBeGreaterThanOrEqual(WANTED);
  });
});
