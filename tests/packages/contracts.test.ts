/** The contracts rule: what they gain is accepted, returned and documented at once, with no edit in code. */
import type {Emulator} from '@speech-docs/emulator/server';
import {
  ENGLISH,
  RestClient,
  SocketClient,
  start,
  startConversation,
  startRecognition,
} from '@speech-docs/emulator/testing';
import {compileContracts} from '@speech-docs/protocol/compile';
import type {Api} from '@speech-docs/protocol/contracts';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {allFields, fieldsOf} from '../../src/reference/model';

/** What each contract gains: a member of something that clients send, and one of something that they get. */
const ADDED = {
  batch: {sent: 'JobConfig', got: 'JobDetails'},
  realtime: {sent: 'TranscriptionConfig', got: 'RecognitionStarted'},
  flow: {sent: 'ConversationConfig', got: 'ConversationStarted'},
} as const;
const APIS: Api[] = ['batch', 'realtime', 'flow'];

function grow(api: Api, schemas: Record<string, {properties?: object}>): void {
  const {sent, got} = ADDED[api];
  const mood = {type: 'string', enum: ['calm'], description: 'How it is said.'};
  Object.assign(schemas[sent]?.properties ?? {}, {mood});
  const priority = {type: 'integer', examples: [3], description: 'How urgent it is.'};
  Object.assign(schemas[got]?.properties ?? {}, {priority});
}

describe('a member that a contract gains', () => {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await start({
      contracts: compileContracts((api, {components}) => grow(api, components.schemas as never)),
    });
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
    const {root, ...rest} = readContract(api);
    const grown = {...rest, root: structuredClone(root)};
    grow(api, grown.root.components.schemas);
    const named = (schema: string) => allFields(fieldsOf(grown, {$ref: `#/components/schemas/${schema}`}));
    expect(named(sent).find(({name}) => name === 'mood')).toMatchObject({type: 'string'});
    expect(named(got).find(({name}) => name === 'priority')).toMatchObject({type: 'integer'});
  });
});
