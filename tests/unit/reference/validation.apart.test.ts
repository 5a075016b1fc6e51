// The parser is large: loaded here, it takes none of a test's time.
import '@readme/openapi-parser';
import type {Api, Contract} from '@speech-docs/protocol/contracts/parsed';
import {describe, expect, it, vi} from 'vitest';
import {findProblems} from '../../../src/reference/load.server';
import {changed, contractOf, real} from './fixtures';

/** The parsers take seconds for a contract of the site, and have nothing to say of the changes below. */
vi.mock('../../../src/reference/checks/parsers.server', async (original) => {
  const {parserProblems} = await original<typeof import('../../../src/reference/checks/parsers.server')>();
  return {parserProblems: async (one: Contract) => (one.file.startsWith('contracts/') ? [] : parserProblems(one))};
});

/** Changes that break a contract, and what is said of each; `LINE` is the line of the change. */
const CONTRACT_FAULTS: [what: string, change: [api: Api, from: string, to: string], said: string][] = [
  [
    'a reference that leads nowhere (I1)',
    ['batch', "$ref: '#/components/schemas/TrackingData'", "$ref: '#/components/schemas/TrackingDate'"],
    ':LINE: the reference "#/components/schemas/TrackingDate" at \\S+ leads nowhere. Correct its name, or add what it names.',
  ],
  [
    'an operation that exists twice',
    ['batch', 'operationId: listJobs', 'operationId: createJob'],
    ':(?:LINE: operationId "createJob" is on line \\d+|\\d+: operationId "createJob" is on line LINE) already. Give one of the two',
  ],
  [
    'an example that does not fit its schema (I6)',
    ['flow', 'payload: { message: ConversationEnded }', 'payload: { message: 12 }'],
    ':\\d+: the example does not fit its schema: /message must be string.* Correct the example, or the schema #/components/messages/ConversationEnded/payload.',
  ],
  [
    'a message that no session reaches',
    ['realtime', 'message: EndOfTranscript, by: server', 'event: the end, by: server'],
    ':\\d+: the message EndOfTranscript is in no transition of x-session, so no session reaches it. Add the transition.',
  ],
];

/** Messages of all problems. */
async function complaints(contract: Parameters<typeof findProblems>[0]): Promise<string> {
  return (await findProblems(contract)).map(({message}) => message).join('\n');
}

/** The contracts of the site are sound, otherwise it does not build: tests/build/rejections.full.test.ts. */
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
