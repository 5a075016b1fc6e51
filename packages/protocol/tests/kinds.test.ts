/** Logs as services, relays, and handlers leave them: one session, recorded once and written in many ways. */
import {describe, expect, it} from 'vitest';
import {provider} from '../facts';
import {decode} from '../sessionCheck/bytes';
import {reportText} from '../sessionCheck/reportText';
import {check, recordings} from './recorded';

const recorded = (format: string, name: string) =>
  recordings().find((one) => one.format === format && one.scenario.name === name)?.text ?? '';
const log = recorded('websockets-whole', 'orderly');
const lines = log.trimEnd().split('\n');
const mistake = recorded('websockets-whole', 'delay-too-long').trimEnd().split('\n');
/** What is left of a line without the name of its logger, with the one of another, and with other arrows. */
const plain = (line: string) => line.replace(/^.*?(?=[<>=%] |$)/, '');
const turned = (line: string) => plain(line).replace(/^[<>](?= )/, (arrow) => (arrow === '<' ? '>' : '<'));
const messages = lines.flatMap((line) => {
  const [, text] = /[<>] TEXT '(\{.*\})'/.exec(line) ?? [];
  return text && !text.includes('...') ? [JSON.parse(text) as object] : [];
});
const json = (value: unknown) => JSON.stringify(value);

const verdict = (text: string) =>
  check(text).sessions.map(({frames, broken, ending}) => ({
    frames,
    broken: broken.map(({rule}) => rule),
    status: ending.status,
  }));
const [expected] = verdict(log);
const [expectedMistake] = verdict(mistake.join('\n'));

const envelopes: [string, (line: string, at: number) => object][] = [
  ['Docker', (line, at) => ({log: `${line}\n`, stream: 'stderr', time: new Date(at).toISOString()})],
  ['Fluentd', (line) => ({source: 'stderr', log: line, container_name: '/captions'})],
  ['journald', (line, at) => ({MESSAGE: line, PRIORITY: '7', __REALTIME_TIMESTAMP: `${at * 1000}`})],
  ['a search engine', (line, at) => ({'@timestamp': at, host: {name: 'a'}, event: {original: line}})],
];

describe('a session in JSON of a service of logs', () => {
  const wrap = (of: string[], make: (line: string, at: number) => object) =>
    of.map((line, index) => json(make(plain(line), 1_772_000_000_000 + index))).join('\n');

  it.each(envelopes)('is that of the lines in it: %s', (_, make) => {
    expect(verdict(wrap(lines, make))).toEqual([expected]);
    expect(verdict(wrap(mistake, make))).toEqual([expectedMistake]);
  });
});

describe('a list of messages', () => {
  it.each([
    ['an array in one line', json(messages)],
    ['an array over lines', JSON.stringify(messages, null, 2)],
    ['an array in an object', json({frames: messages})],
  ])('is read as a whole: %s', (_, text) => {
    expect(verdict(text)[0]?.frames).toBe(messages.length);
    expect(verdict(text)[0]?.broken).toEqual([]);
  });

  it('of which most cannot be read has no verdict', () => {
    const unread = messages.map((message) => `entry=${json(json(json(message)))}`);
    expect(() => check([json(messages[0] ?? {}), unread.join(';')].join('\n'))).toThrow(/could read 1 of \d+ messages/);
  });
});

describe('lines that are there twice', () => {
  it.each([
    ['plain, and behind a logger', (line: string) => [plain(line), `DEBUG:websockets.client:${plain(line)}`]],
    ['behind two loggers', (line: string) => [`DEBUG:a.b:${plain(line)}`, `[debug] ${plain(line)}`]],
  ])('are one session: %s', (_, write) => {
    expect(verdict(lines.flatMap(write).join('\n'))).toEqual([expected]);
    expect(verdict(mistake.flatMap(write).join('\n'))).toEqual([expectedMistake]);
  });
});

describe('the log of a server', () => {
  it.each([
    ['that received what the client sent', lines.map(turned)],
    ['of a relay, with both sides', lines.flatMap((line) => [turned(line), plain(line)])],
  ])('is the session of its client: %s', (_, written) => {
    expect(verdict(written.join('\n'))).toEqual([expected]);
    expect(check(written.join('\n')).sessions[0]?.notChecked.some(({why}) => why.includes('of a server'))).toBe(true);
  });
});

describe('a log with two sessions and no address', () => {
  const frames = lines.filter((line) => /[<>] (?:TEXT|BINARY)/.test(line)).map(plain);
  const again = frames.map((line) => line.replace(/("RecognitionStarted".*?"id": ?")/, '$1x'));

  it('has both, one after the other', () => {
    expect(verdict([...frames, ...again].join('\n')).map(({broken}) => broken)).toEqual([[], []]);
  });

  it('has no verdict where they are mixed', () => {
    const [session, ...others] = check(frames.flatMap((line, at) => [line, again[at] ?? '']).join('\n')).sessions;
    expect([others.length, session?.broken.length]).toEqual([0, 0]);
    expect(session?.notChecked.map(({why}) => why)).toContain('The log mixes 2 sessions.');
  });
});

describe('a handshake that a proxy recorded as a request', () => {
  const har = (status: number, name: string, extra: object = {}) =>
    json({
      log: {
        entries: [
          {
            request: {url: `https://eu.${provider.realtimeHost}/v2`, headers: [{name, value: 'websocket'}]},
            response: {status},
            ...extra,
          },
        ],
      },
    });

  it.each([
    ['401', har(401, 'Sec-WebSocket-Version')],
    ['429 with an empty list of messages', har(429, 'sec-websocket-key', {_webSocketMessages: []})],
    ['200', har(200, 'Sec-WebSocket-Key')],
    ['503 of a proxy that leaves out the other headers', har(503, 'Upgrade')],
  ])('has its status as the verdict: %s', (name, text) => {
    const status = Number(name.slice(0, 3));
    expect(verdict(text)).toEqual([{frames: 0, broken: [], status}]);
    expect(reportText(check(text), '')).toContain(`the handshake failed with HTTP ${status}`);
  });
});

it('a file in the encoding of PowerShell is read', () => {
  const bytes = Buffer.from(`\ufeff${log}`, 'utf16le');
  expect(verdict(decode(bytes))).toEqual([expected]);
});
