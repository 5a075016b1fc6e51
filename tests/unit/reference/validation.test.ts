import {describe, expect, it} from 'vitest';
import {throwAll} from '../../../packages/protocol/contracts/problem';
import {findProblems} from '../../../src/reference/load.server';
import {changed, contractOf, real} from './fixtures';

/** Messages of all problems. */
async function complaints(contract: Parameters<typeof findProblems>[0]): Promise<string> {
  return (await findProblems(contract)).map(({message}) => message).join('\n');
}

describe('the contracts of the site', () => {
  it.each(Object.values(real))(
    '$api is sound',
    async (contract) => {
      expect(await complaints(contract)).toBe('');
    },
    120_000,
  );
});

describe('a broken contract stops the build with file, line and what to do', () => {
  it('names the reference that leads nowhere (I1)', async () => {
    const from = "$ref: '#/components/schemas/TrackingData'";
    const broken = changed('batch', from, "$ref: '#/components/schemas/TrackingDate'");
    const line = broken.text.slice(0, broken.text.indexOf('TrackingDate')).split('\n').length;
    const text = await complaints(broken);
    expect(text).toContain(`contracts/batch.openapi.yaml:${line}: `);
    expect(text).toContain('TrackingDate" at #/components/schemas/JobConfig/properties/tracking leads nowhere');
  });

  it('names the operation that exists twice', async () => {
    const text = await complaints(changed('batch', 'operationId: listJobs', 'operationId: createJob'));
    expect(text).toMatch(/batch\.openapi\.yaml:\d+: operationId "createJob" is on line \d+ already/);
  });

  it('names the example that contradicts its schema (I6)', async () => {
    const text = await complaints(
      changed('batch', 'code: 400, error: Job rejected, ', "code: '400', error: Job rejected, "),
    );
    expect(text).toMatch(/batch\.openapi\.yaml:\d+: the example does not fit its schema: .*must be integer/);
  });

  it('names the JSON inside a form part that contradicts its schema', async () => {
    const from = '{"type": "alignment", "alignment_config": {"language": "en"}}';
    const text = await complaints(changed('batch', from, '{"type": "alignment"}'));
    expect(text).toContain('alignment_config');
  });

  it('names the message that no session reaches', async () => {
    const contract = changed(
      'realtime',
      'message: EndOfTranscript, by: server',
      'message: EndOfTranscripts, by: server',
    );
    const text = await complaints(contract);
    expect(text).toContain('the message EndOfTranscript is in no transition of x-session');
    expect(text).toContain('names the message EndOfTranscripts, which does not exist');
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

  it('lists all problems at once', async () => {
    const broken = changed(
      'batch',
      "$ref: '#/components/schemas/TrackingData'",
      "$ref: '#/components/schemas/Nowhere'",
    );
    const problems = await findProblems(broken);
    expect(() => throwAll([...problems, ...problems])).toThrow(/^2 problems in the contracts:\n {2}contracts/);
  });
});
