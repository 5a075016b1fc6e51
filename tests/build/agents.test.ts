/** The server for agents, as the site offers it: unpacked from its tarball, without a network, over standard input and output. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {AGENTS_TARBALL} from '@speech-docs/agents/pack';
import {asJsonLines, wholeSession} from '@speech-docs/emulator/testing';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {McpProcess} from '../support/mcpClient';
import {readTable} from '../support/readTable';
import {temporaryFolder} from '../support/temporaryFolder';

interface KnownAnswer {
  question: string;
  pages: readonly string[];
  answer: string;
}

const questions = Object.values(readTable<Record<string, KnownAnswer[]>>('tests/agents/questions.yaml')).flat();
const configs = readTable<{right: Record<string, unknown[]>; wrong: Record<string, Record<string, unknown>[]>}>(
  'tests/agents/configs.yaml',
);
const MIN_RECALL = 0.95;
const MAX_MEDIAN_TOKENS = 2000;
const MAX_TOKENS = 5000;
const FIRST = 3;
/** A recording or a log of 50 MB. */
const HUGE = 50_000_000;
const built = join('build/mcp', AGENTS_TARBALL);
const folder = temporaryFolder('mcp');
let server: McpProcess;

beforeAll(async () => {
  execFileSync('tar', ['xzf', built, '-C', folder]);
  server = new McpProcess(join(folder, 'package/mcp.cjs'), ['--require', './tests/support/offline.cjs']);
  await server.open();
});
afterAll(() => server.close());

const answers: string[] = [];
async function ask(name: string, input: object) {
  const answer = await server.call(name, input);
  answers.push(answer.text);
  return answer;
}

/** Tokens of a text, about: a tokenizer counts 3.7 characters in one on average, and 2.4 in the densest answer. */
const tokensOf = (text: string, chars = 3.7) => Math.ceil(text.length / chars);
const DENSEST = 2.4;
const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function patternOf(answer: string): RegExp {
  const [, pattern = '', flags] = /^\/(.*)\/(i?)$/.exec(answer) ?? [];
  return new RegExp(pattern, flags);
}

async function find({question, pages, answer}: KnownAnswer) {
  const expected = patternOf(answer);
  const {text: found} = await ask('search', {query: question});
  const addresses = [...found.matchAll(/^ {3}(\/\S*)$/gm)].map(([, address = '']) => address);
  let tokens = tokensOf(found);
  for (const [at, address] of addresses.entries()) {
    const {text} = await ask('read', {address});
    tokens += tokensOf(text);
    if (pages.includes(address.split('#')[0] ?? '') && expected.test(text)) return {rank: at + 1, tokens};
  }
  return {rank: Number.POSITIVE_INFINITY, tokens};
}

it('is a tarball with its checksum and the license texts of what it contains, and has no dependency', () => {
  const sum = createHash('sha256').update(readFileSync(built)).digest('hex');
  expect(readFileSync(`${built}.sha256`, 'utf8')).toBe(`${sum}  ${AGENTS_TARBALL}\n`);
  expect(JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'))).not.toHaveProperty('dependencies');
  const licenses = readFileSync(join(folder, 'package/THIRD-PARTY.txt'), 'utf8');
  // The packages of the server's SDK bring Ajv with its helpers.
  for (const name of 'ajv ajv-formats fast-deep-equal fast-uri json-schema-traverse minisearch zod'.split(' '))
    expect(licenses).toMatch(new RegExp(`^${name}\n\n[^]{0,99}Copyright`, 'm'));
});

it(`finds ${questions.length} answers among the first ${FIRST} results, in at most ${MAX_MEDIAN_TOKENS} tokens`, async () => {
  const found = [];
  for (const known of questions) found.push({...known, ...(await find(known))});
  const missed = found.filter(({rank}) => rank > FIRST);
  const recall = 1 - missed.length / found.length;
  const tokens = median(found.map((one) => one.tokens));
  const names = missed.map(({question, rank}) => `${question}: ${rank}`).join('; ');
  expect(recall, `missed: ${names}`).toBeGreaterThanOrEqual(MIN_RECALL);
  expect(tokens).toBeLessThanOrEqual(MAX_MEDIAN_TOKENS);
});

describe('validate_config', () => {
  const judge = async (api: string, config: unknown) => (await ask('validate_config', {api, config})).text;

  it.each(Object.entries(configs.right))(
    'accepts every configuration of %s that the service accepts',
    async (api, all) => {
      for (const config of all) expect(await judge(api, config), JSON.stringify(config)).toMatch(/^Valid/);
    },
  );

  it.each(Object.entries(configs.wrong))(
    'rejects every other of %s, and names the path of the mistake first',
    async (api, all) => {
      for (const [path, config] of all.flatMap(Object.entries)) {
        const [verdict, first] = (await judge(api, config)).split('\n');
        expect([verdict?.slice(0, 9), /`(.*?)`/.exec(first ?? '')?.[1]]).toEqual(['Not valid', path]);
      }
    },
  );

  it('names every mistake of a configuration', async () => {
    const {text} = await ask('validate_config', {
      api: 'realtime',
      config: {
        message: 'StartRecognition',
        audio_format: {type: 'file'},
        transcription_config: {language: 'en', max_delay: 9, enable_partials: 'yes', speed: 2},
      },
    });
    for (const field of ['max_delay', 'enable_partials', 'speed'])
      expect(text).toContain(`transcription_config.${field}`);
  });
});

const PLACE = '/api-ref/realtime-transcription-websocket#startrecognition.transcription_config.max_delay';
const wrong = asJsonLines(wholeSession({max_delay: 60}, 10));
const file = join(folder, 'session.jsonl');

it.each<[tool: string, input: object, said: RegExp | string]>([
  ['lookup', {name: 'max_delay', api: 'realtime'}, /number[\s\S]*Default: `4`[\s\S]*Allowed: 0\.7–4/],
  ['lookup', {name: 'max_delay', api: 'realtime'}, PLACE],
  ['lookup', {name: 'notification_config[0].url'}, 'string required'],
  ['lookup', {name: 'StartRecognition'}, 'Fields: message, audio_format'],
  ['read', {address: '/speech-to-text/translation'}, /^Parts of this page|^# Translation/],
  ['read', {address: 'https://docs.example.com/get-started/authentication.md#endpoints'}, /^## Endpoints/],
  ['read', {address: 'EndOfStream'}, /^### EndOfStream/],
  ['read', {address: 'Delete a job'}, 'DELETE'],
  ['check_session', {recording: wrong}, 'shape.StartRecognition (frame 2'],
  ['check_session', {file}, 'shape.StartRecognition (frame 2'],
  ['check_session', {recording: asJsonLines(wholeSession({}, 10))}, 'no broken rules'],
  // Which failure a text is about: tests/packages/failures.
  [
    'explain_error',
    {text: 'closed with code 4005 quota_exceeded'},
    /## realtime\.(?:error|close)\.[\s\S]*Action: retry after/,
  ],
])('%s returns what is asked for', async (tool, input, said) => {
  writeFileSync(file, wrong);
  const {text} = await ask(tool, input);
  if (typeof said === 'string') expect(text).toContain(said);
  else expect(text).toMatch(said);
});

describe('hostile input gets an error, and the server lives', () => {
  const alive = async () => expect((await ask('lookup', {name: 'max_delay'})).isError).toBe(false);
  const call = (id: number, name: string, input: string) =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${name}","arguments":${input}}}`;

  it.each([
    [
      'deep JSON',
      call(9001, 'validate_config', `{"api":"batch","config":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`),
      9001,
    ],
    ['50 MB', call(9002, 'check_session', `{"recording":"${'a'.repeat(HUGE)}"}`), 9002],
    ['no JSON', '{"jsonrpc":"2.0","id":9003,"method":', 9003],
    ['no request', '[1, 2]', null],
  ])('%s', async (_, line, id) => {
    const {error, result} = await server.raw(line, id);
    expect(error !== undefined || result?.isError).toBe(true);
    await alive();
  });

  it.each([
    ['an unknown tool', 'shell', {}],
    ['wrong arguments', 'read', {address: 7}],
    ['a path out of the folder', 'read', {address: '../../../../etc/passwd'}],
    ['an encoded path', 'read', {address: '/%2e%2e/%2e%2e/etc/passwd'}],
    ['a name of every object', 'read', {address: '__proto__'}],
    ['a lone surrogate', 'read', {address: '\ud800'}],
    ['a folder as a recording', 'check_session', {file: '/'}],
    ['a device as a recording', 'check_session', {file: '/dev/zero'}],
    ['a path with a zero', 'check_session', {file: 'a\u0000b'}],
    ['the memory of the server', 'check_session', {file: '/proc/self/mem'}],
    ['no recording', 'check_session', {recording: '\udfff'}],
    ['no configuration', 'validate_config', {api: 'batch', config: []}],
    ['no error', 'explain_error', {text: '\ud800\udfff'}],
  ])('%s', async (_, name, input) => {
    const {isError, text} = await ask(name, input);
    expect([isError, text.includes('root:')]).toEqual([true, false]);
    await alive();
  });

  it('a lone surrogate in a question', async () => {
    await ask('search', {query: 'max_delay \ud800'});
    await alive();
  });
});

it('serves clients of both eras', async () => {
  const modern = new McpProcess(join(folder, 'package/mcp.cjs'));
  const {result} = await modern.request('server/discover', {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': {name: 'tests', version: '1'},
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  });
  modern.close();
  expect(JSON.stringify(result)).toContain('2026-07-28');
});

it(`answers with at most ${MAX_TOKENS} tokens, with version, source, and what to read next`, () => {
  const kept = answers.filter((text) => text.includes('\n---\nVersion: '));
  expect(kept.length).toBeGreaterThan(questions.length);
  expect(Math.max(...answers.map((text) => tokensOf(text, DENSEST)))).toBeLessThanOrEqual(MAX_TOKENS);
  for (const text of kept) expect(text).toMatch(/\nSource: https:\/\/\S+\nRead more: ./);
});
