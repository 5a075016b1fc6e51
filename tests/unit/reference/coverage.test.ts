import {beforeAll, describe, expect, it} from 'vitest';
import {ALLOWED} from '../../../src/reference/checks/allowed';
import {
  contractsKnowNames,
  limitsAgree,
  pagesCoverContracts,
  readPages,
} from '../../../src/reference/checks/coverage.server';
import {loadReference} from '../../../src/reference/load.server';
import type {Reference} from '../../../src/reference/places';

let reference: Reference;
beforeAll(async () => {
  reference = await loadReference();
}, 120_000);

describe('contracts and pages tell one story', () => {
  it('shows every operation, message and schema on exactly one page', () => {
    const {problems, counts} = pagesCoverContracts(reference, readPages('api-ref'));
    expect(problems).toEqual([]);
    expect(counts.operations).toBe(11);
    expect(counts.fields).toBeGreaterThan(900);
  });

  it('names in code style only what a contract holds', () => {
    expect(contractsKnowNames(reference, readPages('docs', 'api-ref')).problems).toEqual([]);
  });

  it('states the same numbers as the contracts', () => {
    expect(limitsAgree(reference).problems).toEqual([]);
  });
});

describe('the check itself', () => {
  it('sees a page that is missing, and one that is there twice', () => {
    const pages = readPages('api-ref');
    const [file = '', text = ''] = [...pages].find(([, page]) => page.includes('id="getUsage"')) ?? [];
    pages.set(file, text.replace('getUsage', 'listJobs'));
    expect(pagesCoverContracts(reference, pages).problems).toEqual([
      expect.stringContaining('operation listJobs is on 2 pages'),
      expect.stringContaining('operation getUsage is on 0 pages'),
    ]);
  });

  it('names file and line of a name that no contract knows', () => {
    const page = new Map([['docs/a.mdx', 'Text.\n\nSet `max_delays` first, then `max_delay`.\n']]);
    expect(contractsKnowNames(reference, page).problems).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:3: no contract knows "max_delays"/),
    ]);
  });

  it('has a reason for every exception', () => {
    for (const reason of Object.values(ALLOWED)) expect(reason.length).toBeGreaterThan(10);
  });
});
