/** Each rule that the protocol lists: a client that breaks it is found by the emulator, and in the recording of its session. */
import {wordless} from '@speech-docs/protocol/facts';
import type {Fields, RuleKind, SocketApi} from '@speech-docs/protocol/rules';
import {type CapturedSession, checkRulesOf, checkText} from '@speech-docs/protocol/sessionCheck';
import {describe, expect, it} from 'vitest';
import {compiledServiceData} from '../compiledServiceData';
import {ManualClock} from '../core/clock';
import {numberAudio, numbers} from '../core/numbers';
import {Reporter} from '../core/report';
import type {SessionReport} from '../core/reportSink';
import {Service} from '../core/service';
import {asJsonLines} from './support/recordedFormats';
import {contracts, type Options, Recorder, startConversation, startRecognition} from './support/recordedSessions';

const CHANNELS = {diarization: 'channel', channel_diarization_labels: ['agent', 'caller']};
const WORDLESS = {fault: 'silence', recognizer: numbers, sound: numberAudio(0, 280, 8000)};
const WRONG = {type: 'wrong'};

const startOf = (api: SocketApi, config: Fields = {}) =>
  api === 'flow' ? {...startConversation(), ...config} : startRecognition(config);
const begun = (api: SocketApi, config?: Fields) => new Recorder({api}).send(startOf(api, config));

const templateOf = (api: SocketApi, name: string) => contracts.documents[api].components.messages[name]?.template ?? {};
const ready = (api: SocketApi, name: string) =>
  begun(api, /Channel/.test(name) ? CHANNELS : name === 'GetSpeakers' ? {diarization: 'speaker'} : {});

interface Violation {
  recordings: CapturedSession[];
  found: string[];
}

/** Two sessions of one account, the second right after the failure of the first; returns also what is reported. */
function retried(api: SocketApi, options: Options, use = (one: Recorder) => one.audio(1)): Violation {
  const reported: string[] = [];
  const clock = new ManualClock(Date.parse('2026-11-29T12:00:00Z'));
  const session = ({broken}: SessionReport) => reported.push(...broken.map(({rule}) => rule.id));
  const service = new Service(compiledServiceData(), {clock, ...options}, new Reporter(contracts, {session}));
  const recordings = [1, 2].map(() => {
    const one = new Recorder({api, clock, ...options}, () => service).send(startOf(api), 200);
    return use(one).close().session;
  });
  return {recordings, found: reported};
}

/** Rules that the check finds broken in recordings. */
function foundIn(recordings: CapturedSession[]): string[] {
  const text = recordings.map((session) => `${JSON.stringify({url: session.url})}\n${asJsonLines(session)}`);
  const {sessions} = checkText(text.join('\n'), checkRulesOf(contracts));
  return sessions.flatMap(({broken}) => broken.map(({rule}) => rule));
}

const breaks: Partial<Record<RuleKind, (api: SocketApi, name: string) => Recorder>> = {
  known: (api) => begun(api).send({message: 'Nothing'}),
  frame: (api, name) => begun(api).send({message: name}),
  order: (api, name) => {
    const one = new Recorder({api});
    return name === 'AddAudio' ? one.audio(1) : one.send(templateOf(api, name));
  },
  shape: (api, name) => {
    if (name === 'AddAudio') return begun(api).stream(new Uint8Array(1));
    const wrong = Object.fromEntries(Object.keys(templateOf(api, name)).map((field) => [field, WRONG]));
    const one = /^Start/.test(name) ? new Recorder({api}) : ready(api, name);
    return one.send({...wrong, timestamp: WRONG, final: WRONG, message: name});
  },
  frequency: (api, name) => {
    const one = name === 'ToolResult' ? begun(api) : ready(api, name).send(templateOf(api, name), 0);
    return one.send(templateOf(api, name), 0);
  },
  enabled: (api, name) => begun(api).send(templateOf(api, name)),
  change: (api, name) => begun(api).send({message: name, transcription_config: {language: 'de'}}),
  channel: (api, name) => ready(api, name).send({...templateOf(api, name), channel: 'nobody'}),
  deprecated: (api) => begun(api, {operating_point: 'enhanced'}),
  pace: (api) => begun(api, {audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: 4000}}).audio(60),
  words: (api) => new Recorder({api, ...WORDLESS}).send(startOf(api)).audio(700),
  close: (api) => {
    const one = begun(api).audio(1);
    return (api === 'flow' ? one.send({message: 'AudioEnded', last_seq_no: 1}, 0) : one).close();
  },
  limit: (api, name) => {
    const one = begun(api).audio(3);
    // Another message every minute keeps the connection, and is no audio.
    for (let minute = 0; minute < 61 && name === 'audio-idle'; minute += 1)
      one.wait(60_000).send({message: 'ForceEndOfUtterance'}, 0);
    return one.wait(contracts.protocols[api].limitMs(name) ?? 0);
  },
};

/** The error that ends the session, in real time and in Flow; other rules are only listed, or have errors of their own. */
const ERRORS: Partial<Record<RuleKind, Record<SocketApi, string>>> = {
  known: {realtime: 'invalid_message', flow: 'protocol_error'},
  frame: {realtime: 'invalid_message', flow: 'protocol_error'},
  channel: {realtime: 'invalid_message', flow: ''},
  order: {realtime: 'protocol_error', flow: 'protocol_error'},
  frequency: {realtime: 'protocol_error', flow: 'protocol_error'},
  enabled: {realtime: 'protocol_error', flow: ''},
  change: {realtime: 'invalid_config', flow: ''},
};

/** Rules that no client can break in a session, with the reason. */
const UNBREAKABLE: readonly [RegExp, string][] = [
  [/ frame\.(?!AddAudio$)/, 'a binary frame is audio, whatever its bytes are'],
  [/ order\.Start/, 'a second start breaks a rule of frequency'],
  [/ frequency\.EndOfChannel$/, 'a channel that has ended is one that is unknown'],
  [/ limit\.(?!session-length|audio-idle|connection-idle)/, 'what the service limits, and no client can pass'],
  [/ retry\.(?:idle|session)_timeout$/, 'a new session may begin at once'],
  [/ retry\.(?:invalid_message|protocol_error)$/, 'another session need not make the mistake again'],
  [/^flow deprecated$/, 'no field is deprecated'],
  [/ key$/, 'it is broken by an address: report.test.ts'],
];
/** What a recording does not show: samples, speech and its pace, and that a connection broke. */
const UNRECORDED = / (?:shape\.AddAudio|pace|words|retry\.connection)$/;

describe.each(['realtime', 'flow'] as const)('a client of %s that breaks a rule', (api) => {
  const all = contracts.protocols[api].rules.map(({id, kind}) => ({id, kind, name: id.slice(kind.length + 1)}));
  const breakable = all.filter(({id}) => !UNBREAKABLE.some(([pattern]) => pattern.test(`${api} ${id}`)));

  it.each(breakable)('is found by the emulator and in the recording: $id', ({id, kind, name}) => {
    const one = kind === 'retry' ? undefined : breaks[kind]?.(api, name);
    const {recordings, found} = one
      ? {recordings: [one.session], found: one.broken}
      : retried(api, {fault: `${name === 'connection' ? 'cut' : name}@0.1*1`});
    expect(found).toContain(id);
    // The result of an unknown call is tolerated with a warning.
    const error = id === 'frequency.ToolResult' ? undefined : ERRORS[kind]?.[api];
    if (error) expect(one?.named('Error')).toMatchObject([{type: error}]);
    const recorded = foundIn(recordings);
    if (UNRECORDED.test(`${api} ${id}`)) expect(recorded).not.toContain(id);
    else expect(recorded).toContain(id);
  });
});

it.each(
  ['ToolResult', 'AddInput', 'AudioEnded'].flatMap((name) => [
    {name, ms: 400, expected: []},
    {name, ms: 600, expected: [`order.${name}`]},
  ]),
)('$name that comes $ms ms after the agent has ended the conversation breaks $expected', ({name, ms, expected}) => {
  // The agent is speaking, so that the socket stays open.
  const one = new Recorder({api: 'flow', fault: 'socket:agent-ends@3'}).send(startConversation()).audio(30);
  const ending = one.session.frames.find(({message}) => message?.message === 'ConversationEnding')?.at ?? 0;
  one.wait(ending + ms - one.clock.now()).send(templateOf('flow', name), 0);
  const isOrder = (id: string) => id.startsWith('order.');
  expect(one.broken.filter(isOrder)).toEqual(expected);
  expect(foundIn([one.session]).filter(isOrder)).toEqual(expected);
  expect(one.named('Error')).toHaveLength(expected.length);
});

it('a client is judged by its audio, also where it sends faster than speech', () => {
  const one = new Recorder(WORDLESS).send(startRecognition(CHANNELS));
  const data = Buffer.from(WORDLESS.sound.subarray(0, 16_000 * 10)).toString('base64');
  for (let count = 0; count < 4; count += 1) one.send({message: 'AddChannelAudio', channel: 'agent', data}, 0);
  expect(one.wait(1000).broken).toEqual(['words']);
});

it('a client may stay in a second session without words', () => {
  const {found} = retried('realtime', WORDLESS, (one) => one.audio(700));
  expect(found.filter((id) => id === 'words')).toHaveLength(1);
});

it.each([5, wordless.streamingSeconds + 5])(
  'a client may end a session after %i s without words, and stay in the next',
  (seconds) => {
    const lengths = [seconds];
    const {found} = retried('realtime', WORDLESS, (one) => one.audio(10 * (lengths.shift() ?? 70)).end(5000));
    expect(found).toEqual([]);
  },
);
