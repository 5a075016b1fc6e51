// The parser is large: loaded here, it takes none of a test's time.
import '@readme/openapi-parser';
import type {Api, Contract} from '@speech-docs/protocol/contracts';
import {describe, expect, it, vi} from 'vitest';
import {findProblems} from '../../../src/reference/load.server';
import {readTable} from '../../support/readTable';
import {changed, contractOf, real} from './fixtures';

/** The parsers take seconds for a contract of the site, and have nothing to say of the changes below. */
vi.mock('../../../src/reference/checks/parsers.server', async (original) => {
  const {parserProblems} = await original<typeof import('../../../src/reference/checks/parsers.server')>();
  return {parserProblems: async (one: Contract) => (one.file.startsWith('contracts/') ? [] : parserProblems(one))};
});

async function complaints(contract: Parameters<typeof findProblems>[0]): Promise<string> {
  return (await findProblems(contract)).map(({message}) => message).join('\n');
}

describe('a broken contract stops the build with file, line and what to do', () => {
  const faults = readTable<{what: string; api: Api; from: string; to: string; said: string}[]>(
    'tests/unit/reference/contractFaults.yaml',
  );
  it.each(faults.map((fault) => [fault.what, fault] as const))('names %s', async (_what, {api, from, to, said}) => {
    const {text} = real[api];
    const line = text.slice(0, text.indexOf(from) + from.search(/\S/)).split('\n').length;
    expect(await complaints(changed(api, from, to))).toMatch(new RegExp(said.replaceAll('LINE', String(line))));
  });

  it('passes on what the OpenAPI parser says', async () => {
    const text = await complaints(contractOf('openapi: 3.1.0\ninfo: {title: X}\npaths: {}\n'));
    expect(text).toMatch(/^broken\.yaml:\d+: .*version/);
  });

  it('names the line that is not YAML', () => {
    expect(() => contractOf('a: 1\nb: [\nc: 2\n')).toThrow(/broken\.yaml:\d: this is not YAML/);
    expect(() => contractOf('')).toThrow('broken.yaml:1: the contract is empty. Restore the file.');
    expect(() => contractOf('- a\n')).toThrow('broken.yaml:1: a contract is a map of keys. Restore the file.');
  });
});
