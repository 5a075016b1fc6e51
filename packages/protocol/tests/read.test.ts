import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {compiledContracts} from '../contracts/compiled';
import {provider} from '../facts';
import {checkSize, decode, MAX_BYTES} from '../sessionCheck/capture';
import {checkText, senderIn} from '../sessionCheck/check';
import {checkRulesOf} from '../sessionCheck/checkRules';
import {readCapture} from '../sessionCheck/read';
import {MAX_FRAMES} from '../sessionCheck/reader';
import {reportText} from '../sessionCheck/reportText';
import {mask} from '../sessionCheck/secrets';

const knowledge = checkRulesOf(compiledContracts());
const read = (text: string) => readCapture(text, senderIn(knowledge));
const har = (entries: object[]) => JSON.stringify({log: {version: '1.2', entries}});
const START = '{"message":"StartRecognition","transcription_config":{"language":"en"}}';

describe('a text that is no recording', () => {
  const rows = parse(readFileSync(join(__dirname, 'noRecordings.yaml'), 'utf8')) as [string, string, string][];
  it.each(rows)('is rejected with what was expected and what was found: %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('is rejected when it has more frames than fit', () => {
    const line = '{"from":"client","at":1,"bytes":3200}\n';
    expect(() => read(`${START}\n${line.repeat(MAX_FRAMES + 1)}`)).toThrow(
      `Expected at most ${MAX_FRAMES.toLocaleString('en-US')} frames, and found more.`,
    );
  });
});

it('a file that is no recording is rejected by its encoding, and by its size before it is read', () => {
  expect(() => decode(Uint8Array.of(0x7b, 0xc3, 0x28, 0x7d))).toThrow('Expected text in UTF-8, and found other bytes.');
  expect(() => checkSize(500_000_000)).toThrow('Expected at most 20 MB, and found 500 MB.');
  expect(() => checkSize(MAX_BYTES)).not.toThrow();
});

describe('a recording', () => {
  it('can be an array of messages, whose senders are those of their names', () => {
    const messages = [JSON.parse(START), {message: 'RecognitionStarted', id: 'a'}, {message: 'EndOfTranscript'}];
    const [session] = read(JSON.stringify(messages, null, 2)).sessions;
    expect(session?.frames.map(({from, line}) => [from, line])).toEqual([
      ['client', undefined],
      ['server', undefined],
      ['server', undefined],
    ]);
  });

  it('can have several sessions, one after the other', () => {
    const lines = [START, '{"message":"RecognitionStarted"}', '{"message":"EndOfTranscript"}'];
    expect(read([...lines, ...lines].join('\n')).sessions.map(({frames}) => frames.length)).toEqual([3, 3]);
  });

  it('with a line that is no JSON names it beside what is not checked', () => {
    const [session] = checkText(`${START}\nnot json\n{"message":"RecognitionStarted"}\n`, knowledge).sessions;
    expect(session?.notChecked.map(({why}) => why)).toContain('No JSON is in line 2.');
  });

  it('of which most cannot be read has no verdict', () => {
    const prefixed = `12:00 > ${START}\n`.repeat(4);
    expect(() => read(`${START}\n${prefixed}`)).toThrow('could read 1 of 5 messages');
  });

  it.each([
    '{"direction":"send","time":1763812800.5,"data":"{\\"message\\":\\"StartRecognition\\"}"}',
    '{"dir":"out","ts":"2025-11-22T12:00:00.500Z","payload":{"message":"StartRecognition"}}',
    '{"from":"client","at":1763812800500,"message":{"message":"StartRecognition"}}',
    '{"from":"client","timestamp":"1763812800500","message":{"message":"StartRecognition"}}',
  ])('of JSON lines can have other names for direction, time, and message: %s', (line) => {
    expect(read(line).sessions[0]?.frames).toMatchObject([
      {from: 'client', kind: 'text', at: 1_763_812_800_500, message: {message: 'StartRecognition'}},
    ]);
  });

  it('of JSON lines can have audio as a number of bytes, and a close', () => {
    const lines = [
      START,
      '{"from":"client","at":5,"bytes":3200}',
      '{"from":"server","at":9,"close":{"code":1008,"reason":"x"}}',
    ];
    const [session] = read(lines.join('\n')).sessions;
    expect(session?.frames.map(({kind, bytes}) => [kind, bytes])).toEqual([
      ['text', START.length],
      ['binary', 3200],
    ]);
    expect(session?.close).toEqual({at: 9, by: 'server', code: 1008, reason: 'x'});
    for (const key of ['event', 'type']) {
      const logged = read(`${START}\n{"time":9,"${key}":"close","code":1008,"reason":"x"}`);
      expect(logged.sessions[0]?.close).toEqual(session?.close);
    }
  });

  it('has the time of the log, and not that of a message about audio', () => {
    const lines = [START, '{"ts":"0.5","message":"ForceEndOfUtterance","timestamp":12.4}'];
    expect(read(lines.join('\n')).sessions[0]?.frames.map(({at}) => at)).toEqual([null, 0.5]);
  });
});

it.each([
  ['Authorization: Bearer abc.def', 'Authorization: Bearer •••'],
  ['wss://h/v2?jwt=eyJhbGciOi.abc.def&x=1', 'wss://h/v2?jwt=•••&x=1'],
  ['{"api_key":"k1","language":"en"}', '{"api_key":"•••","language":"en"}'],
  ['id 9c27e1b05d8f4a63b4e07a1c6f52d8e0a1', 'id •••'],
  ['additional_vocab: harbor', 'additional_vocab: harbor'],
])('masks keys and tokens, and nothing else: %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

it.each([
  ['401', 'Sec-WebSocket-Version', {}],
  ['429 with an empty list of messages', 'sec-websocket-key', {_webSocketMessages: []}],
  ['200', 'Sec-WebSocket-Key', {}],
  ['503 of a proxy that leaves out the other headers', 'Upgrade', {}],
])('a handshake that a proxy recorded as a request has its status as the verdict: %s', (label, name, extra) => {
  const request = {url: `https://eu.${provider.realtimeHost}/v2`, headers: [{name, value: 'websocket'}]};
  const status = Number(label.slice(0, 3));
  const report = checkText(har([{request, response: {status}, ...extra}]), knowledge);
  expect(report.sessions).toMatchObject([{frames: 0, broken: [], ending: {status}}]);
  expect(reportText(report, '')).toContain(`the handshake failed with HTTP ${status}`);
});
