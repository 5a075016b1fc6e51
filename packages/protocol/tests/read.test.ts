import {describe, expect, it} from 'vitest';
import {browserContracts} from '../contracts/compiled';
import {provider} from '../facts';
import {checkSize, decode, MOST_BYTES} from '../sessionCheck/bytes';
import {senderIn} from '../sessionCheck/check';
import {checkRulesOf} from '../sessionCheck/checkRules';
import {readCapture} from '../sessionCheck/read';
import {MOST_FRAMES} from '../sessionCheck/reader';
import {mask} from '../sessionCheck/secrets';

const knowledge = checkRulesOf(browserContracts());
const read = (text: string) => readCapture(text, senderIn(knowledge));
const har = (entries: object[]) => JSON.stringify({log: {version: '1.2', entries}});
const START = '{"message":"StartRecognition","transcription_config":{"language":"en"}}';

describe('a text that is no recording', () => {
  const EXPECTED = 'Expected a HAR, JSON of Wireshark, JSON lines, or the log of a tool or a program';
  it.each([
    ['an empty text', ' \n ', `${EXPECTED}, and found an empty text.`],
    [
      'prose',
      'Dear support, it does not work.',
      `${EXPECTED}, and found a text that begins with “Dear support, it does not work.”.`,
    ],
    [
      'a page',
      '<!doctype html><title>x</title>',
      `${EXPECTED}, and found a text that begins with “<!doctype html><title>x</title>”.`,
    ],
    [
      'a HAR that is cut off',
      '{"log":{"version":"1.2","entries":[{"req',
      'Expected a HAR, and found one that is cut off or is not valid JSON. Export it again.',
    ],
    [
      'a HAR without sockets',
      har([{request: {url: 'https://a.test/'}}, {request: {url: 'https://b.test/'}}]),
      'Expected WebSocket frames, and found a HAR with 2 requests and none of them. Open the developer tools before the session starts, and export with Chrome or Edge.',
    ],
    [
      'a HAR of another protocol',
      har([
        {
          request: {url: 'wss://chat.test/'},
          response: {status: 101},
          _webSocketMessages: [{type: 'send', time: 1, opcode: 1, data: '{"type":"subscribe"}'}],
        },
      ]),
      'Expected messages of the real-time API or of Flow, and found 1 frames of another protocol, such as “subscribe”.',
    ],
    [
      'JSON lines of another protocol',
      '{"direction":"send","data":{"type":"Finalize"}}\n{"direction":"receive","data":{"type":"Results"}}',
      'Expected messages of the real-time API or of Flow, and found 2 frames of another protocol, such as “Finalize”, “Results”.',
    ],
  ])('is rejected with what was expected and what was found: %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('is rejected when it has more frames than fit', () => {
    const line = '{"from":"client","at":1,"bytes":3200}\n';
    expect(() => read(`${START}\n${line.repeat(MOST_FRAMES + 1)}`)).toThrow(
      `Expected at most ${MOST_FRAMES.toLocaleString('en-US')} frames, and found more.`,
    );
  });
});

describe('a file that is no recording', () => {
  it.each([
    ['a WAV file', [0x52, 0x49, 0x46, 0x46, 0, 0], 'Expected text, and found a WAV file. Drop the recording itself.'],
    [
      'a broken encoding',
      [0x7b, 0xc3, 0x28, 0x7d],
      'Expected UTF-8, and found bytes that are none. Save the file as UTF-8.',
    ],
  ])('is rejected: %s', (_, bytes, message) => {
    expect(() => decode(Uint8Array.from(bytes))).toThrow(message);
  });

  it('is rejected by its size before it is read', () => {
    expect(() => checkSize(500_000_000)).toThrow('Expected at most 20 MB, and found 500 MB.');
    expect(() => checkSize(MOST_BYTES)).not.toThrow();
  });
});

describe('a recording', () => {
  it('of wscat can have several sessions, a handshake that failed, and pings', () => {
    const {format, sessions} = read(
      [
        `$ wscat -c wss://eu.${provider.realtimeHost}/v2`,
        'Connected (press CTRL+C to quit)',
        `> ${START}`,
        '< Received ping',
        '< {"message":"Error","type":"invalid_model","reason":"x"}',
        'Disconnected (code: 4004, reason: "invalid_model")',
        `$ wscat -c wss://eu.${provider.realtimeHost}/v3`,
        'error: Unexpected server response: 404',
      ].join('\n'),
    );
    expect(format).toBe('wscat');
    expect(sessions.map(({frames, close, status, url}) => [frames.length, close?.code ?? null, status, url])).toEqual([
      [2, 4004, null, `wss://eu.${provider.realtimeHost}/v2`],
      [0, null, 404, `wss://eu.${provider.realtimeHost}/v3`],
    ]);
  });

  it.each([
    '{"direction":"send","time":1763812800.5,"data":"{\\"message\\":\\"StartRecognition\\"}"}',
    '{"dir":"out","ts":"2025-11-22T12:00:00.500Z","payload":{"message":"StartRecognition"}}',
    '{"from":"client","at":1763812800500,"message":{"message":"StartRecognition"}}',
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
    const logged = read(`${START}\n{"time":9,"event":"close","code":1008,"reason":"x"}`);
    expect(logged.sessions[0]?.close).toEqual(session?.close);
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
