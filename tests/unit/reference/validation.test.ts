// The parsers are large: loaded here, they take none of a test's time.
import '@asyncapi/parser';
import '@readme/openapi-parser';
import {describe, expect, it} from 'vitest';
import {findProblems} from '../../../src/reference/load.server';
import {CONTRACT_FAULTS} from '../../fixtures/contracts/faults';
import {changed, contractOf, real} from './fixtures';

/** Messages of all problems. */
async function complaints(contract: Parameters<typeof findProblems>[0]): Promise<string> {
  return (await findProblems(contract)).map(({message}) => message).join('\n');
}

/** The contracts of the site are sound, otherwise it does not build; at night, tests/build/contracts.test.ts builds it with the faults of the table. */
describe('a broken contract stops the build with file, line and what to do', () => {
  it.each(CONTRACT_FAULTS)('names %s', async (_what, [api, from, to], said) => {
    const {text} = real[api];
    const line = text.slice(0, text.indexOf(from) + from.search(/\S/)).split('\n').length;
    expect(await complaints(changed(api, from, to))).toMatch(new RegExp(said.replaceAll('LINE', String(line))));
  });

  it('names the JSON inside a form part that contradicts its schema', async () => {
    const from = '{"type": "alignment", "alignment_config": {"language": "en"}}';
    const text = await complaints(changed('batch', from, '{"type": "alignment"}'));
    expect(text).toContain('alignment_config');
  });

  it('names a message of a session that does not exist', async () => {
    const broken = changed('realtime', 'message: EndOfTranscript, by: server', 'message: EndOfTranscripts, by: server');
    expect(await complaints(broken)).toContain('names the message EndOfTranscripts, which does not exist');
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
