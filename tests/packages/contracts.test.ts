/** The contracts rule: what they gain is accepted, returned and documented at once, with no edit in code. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Emulator} from '@speech-docs/emulator/adapters/server';
import {ENGLISH, RestClient, SocketClient, start, startRecognition} from '@speech-docs/emulator/tests/support/client';
import {startConversation} from '@speech-docs/emulator/tests/support/recordedSessions';
import {compileContracts} from '@speech-docs/protocol/compile/contracts';
import type {Api} from '@speech-docs/protocol/contracts/parsed';
import {CONTRACT_FILES, parseContract} from '@speech-docs/protocol/contracts/read.server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {allFields, fieldsOf} from '../../src/reference/model';

/** What each contract gains: a member of something that clients send, and one of something that they get. */
const ADDED = {
  batch: {sent: 'JobConfig', got: 'JobDetails'},
  realtime: {sent: 'TranscriptionConfig', got: 'RecognitionStarted'},
  flow: {sent: 'ConversationConfig', got: 'ConversationStarted'},
} as const;
const APIS: Api[] = ['batch', 'realtime', 'flow'];

/** The contract's own text with the members written into it, as an author would. */
function grown(api: Api): string {
  const text = readFileSync(join(__dirname, '../..', CONTRACT_FILES[api]), 'utf8');
  const add = (to: string, schema: string, lines: string) => {
    const form = new RegExp(`(^    ${schema}:\\n(?:      .*\\n|\\n)*?      properties:\\n)`, 'm');
    expect(to, `${api} has no ${schema}`).toMatch(form);
    return to.replace(form, (head) => `${head}${lines}`);
  };
  const {sent, got} = ADDED[api];
  const mood = "        mood: {type: string, enum: [calm], description: 'How it is said.'}\n";
  const priority = "        priority: {type: integer, examples: [3], description: 'How urgent it is.'}\n";
  return add(add(text, sent, mood), got, priority);
}

const changed = Object.fromEntries(
  APIS.map((api) => [api, parseContract(api, grown(api), CONTRACT_FILES[api])]),
) as Record<Api, ReturnType<typeof parseContract>>;

describe('a member that a contract gains', () => {
  let emulator: Emulator;
  beforeAll(async () => {
    const contracts = compileContracts((api, {components}) => {
      Object.assign(components, changed[api].root.components);
    });
    emulator = await start({contracts});
  });
  afterAll(() => emulator.close());

  it('is accepted and returned by the batch API', async () => {
    const client = new RestClient(emulator);
    expect((await client.submit({...ENGLISH, mood: 'wild'})).body.detail).toContain('mood');
    const job = await client.run({...ENGLISH, mood: 'calm'});
    expect(job).toMatchObject({priority: 3, config: {mood: 'calm'}});
  });

  it.each([
    ['/v2', 'RecognitionStarted', (mood: string) => startRecognition({mood})],
    [
      '/v1/flow',
      'ConversationStarted',
      (mood: string) => ({...startConversation(), conversation_config: {template_id: 'a', mood}}),
    ],
  ] as const)('is accepted and returned by the socket at %s', async (path, started, startOf) => {
    const begin = async (mood: string) => {
      const line = await SocketClient.open(emulator, path);
      line.send(startOf(mood));
      return line;
    };
    expect(await (await begin('calm')).next(started)).toMatchObject({priority: 3});
    expect(await (await begin('wild')).next('Error')).toMatchObject({reason: expect.stringContaining('mood')});
  });

  it.each(APIS)('is documented, in the fields of the reference: %s', (api) => {
    const {sent, got} = ADDED[api];
    const named = (schema: string) => allFields(fieldsOf(changed[api], {$ref: `#/components/schemas/${schema}`}));
    expect(named(sent).find(({name}) => name === 'mood')).toMatchObject({type: 'string'});
    expect(named(got).find(({name}) => name === 'priority')).toMatchObject({type: 'integer'});
  });
});
