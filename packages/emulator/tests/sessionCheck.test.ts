/** The session check of the protocol, on sessions with the emulator. */
import {provider} from '@speech-docs/protocol/facts';
import type {Fields} from '@speech-docs/protocol/rules/contract';
import type {CapturedFrame, CapturedSession} from '@speech-docs/protocol/sessionCheck/capture';
import {type CaptureReport, checkText, senderIn} from '@speech-docs/protocol/sessionCheck/check';
import {checkRulesOf} from '@speech-docs/protocol/sessionCheck/checkRules';
import {readCapture} from '@speech-docs/protocol/sessionCheck/read';
import {describe, expect, it} from 'vitest';
import {type LegalSession, legalSessions} from './support/legalSessions';
import {asHar, asJsonLines, asWebsocat, asWscat, writers} from './support/recordedFormats';
import {
  contracts,
  Recorder,
  startConversation,
  startRecognition,
  textFrame,
  wholeConversation,
  wholeSession,
} from './support/recordedSessions';

const knowledge = checkRulesOf(contracts);
const read = (text: string) => readCapture(text, senderIn(knowledge));
const check = (text: string): CaptureReport => checkText(text, knowledge);
const rulesIn = (report: CaptureReport) => report.sessions.flatMap(({broken}) => broken.map(({rule}) => rule));

/** Each broken rule with the beginning of its frame, and the rules that were not checked. */
function verdictOf({sessions}: CaptureReport) {
  return {
    broken: sessions.flatMap(({broken}) => broken.map(({rule, excerpt}) => `${rule} ${excerpt}`)),
    notChecked: sessions.flatMap(({notChecked}) => notChecked.flatMap(({rule}) => rule.split(', '))),
  };
}

/** The session with one mistake, which follows from its number. */
function withMistake({name, session}: LegalSession, number: number): LegalSession {
  const frames = structuredClone(session.frames);
  const start = frames.findIndex(({from}) => from === 'client');
  const at = frames[start]?.at ?? 0;
  const text = (message: Fields) => textFrame(at, 'client', JSON.stringify(message));
  if (number % 3 === 0) frames.splice(start + 1, 0, text({message: 'Finalize'}));
  if (number % 3 === 1) frames.splice(start, 0, {at, from: 'client', kind: 'binary', message: null, bytes: 320});
  if (number % 3 === 2) frames.splice(start, 1, text({...frames[start]?.message, audio_format: {type: 'raw'}}));
  return {name: `${name}, mistake ${number % 3}`, fault: '', session: {...session, frames}};
}

describe('a session of a client that does everything right', () => {
  const sessions = legalSessions();
  const started = sessions.filter(({session}) => session.frames.some(({from}) => from === 'client'));

  it('breaks no rule: 200 sessions with the emulator, faults included', () => {
    expect(sessions.length).toBeGreaterThanOrEqual(200);
    const alarms = sessions.flatMap(({name, session}) =>
      [asHar([session]), asJsonLines(session)].flatMap((text) => {
        const rules = rulesIn(check(text));
        return rules.length > 0 ? [{name, rules}] : [];
      }),
    );
    expect(alarms).toEqual([]);
  });

  it.each(Object.entries(writers))(
    'gets the same verdict in each format, with a mistake and without: %s',
    (_, write) => {
      const some = started.slice(0, 25);
      const differences = [...some, ...some.map(withMistake)].flatMap(({name, session}) => {
        const {broken: expected} = verdictOf(check(asJsonLines(session)));
        const {broken, notChecked} = verdictOf(check(write(session)));
        const missing = expected.filter(
          (one) => !broken.includes(one) && !notChecked.some((rule) => one.startsWith(rule)),
        );
        const more = broken.filter((one) => !expected.includes(one));
        return missing.length + more.length > 0 ? [{name, missing, more}] : [];
      });
      expect(differences).toEqual([]);
    },
  );

  it('is the same session in each format', () => {
    const session = wholeSession({max_delay: 1});
    const states = (text: string) => check(text).sessions.map(({states: spans}) => spans.map(({id}) => id));
    const expected = ['connected', 'starting', 'streaming', 'draining', 'finished'];
    expect(states(asHar([session]))).toEqual([expected]);
    expect(states(asJsonLines(session))).toEqual([[...expected, 'closed']]);
    expect(states(asWscat(session))).toEqual([expected]);
    expect(states(asWebsocat(session))).toEqual([expected]);
    expect(
      [asHar([session]), asJsonLines(session), asWscat(session), asWebsocat(session)].map((one) => read(one).format),
    ).toEqual(['HAR', 'JSON lines', 'wscat', 'websocat']);
  });

  it('has the latency of each final, and whether it kept max_delay', () => {
    const [report] = check(asHar([wholeSession({max_delay: 1}, 150)])).sessions;
    expect(report?.finals.length).toBeGreaterThan(3);
    expect(report?.finals.every(({seconds, isInTime, maxDelay}) => isInTime && maxDelay === 1 && seconds <= 1.5)).toBe(
      true,
    );
    const slow = wholeSession({max_delay: 1}, 150);
    for (const frame of slow.frames) {
      if (frame.message?.message === 'AddTranscript') frame.at = (frame.at ?? 0) + 3000;
    }
    expect(check(asJsonLines(slow)).sessions[0]?.finals.every(({isInTime}) => !isInTime)).toBe(true);
  });
});

const base = () => wholeSession({max_delay: 2}, 30);
const talk = () => wholeConversation(40);
const at = (session: CapturedSession, name: string) =>
  session.frames.findIndex(({message, kind}) => (name === 'audio' ? kind === 'binary' : message?.message === name));
const text = (message: Fields, time: number | null): CapturedFrame => ({
  at: time,
  from: 'client',
  kind: 'text',
  message,
  bytes: 1,
});
const audio = (time: number | null): CapturedFrame => ({
  at: time,
  from: 'client',
  kind: 'binary',
  message: null,
  bytes: 3200,
});

/** Adds a frame of the client after the first message of that name. */
function after(session: CapturedSession, name: string, frame: (time: number | null) => CapturedFrame): CapturedSession {
  const index = at(session, name);
  session.frames.splice(index + 1, 0, frame(session.frames[index]?.at ?? null));
  return session;
}

/** Changes the first message of that name. */
function edit(session: CapturedSession, name: string, change: (message: Fields) => Fields): CapturedSession {
  const frame = session.frames[at(session, name)] as CapturedFrame;
  frame.message = change(structuredClone(frame.message ?? {}));
  return session;
}

const config = (fields: Fields) => (message: Fields) => ({
  ...message,
  transcription_config: {...(message.transcription_config as Fields), ...fields},
});
const configured = (fields: Fields) => edit(base(), 'StartRecognition', config(fields));
const asked = (message: Fields, settings: Fields = {}) =>
  after(edit(base(), 'StartRecognition', config(settings)), 'RecognitionStarted', (time) => text(message, time));
const said = (message: Fields) => after(talk(), 'ConversationStarted', (time) => text(message, time));

/** Two sessions, the second so many milliseconds after the first ended with an error. */
function again(waitMs: number): string {
  const first = wholeSession({}, 30, {fault: 'job_error@1'});
  const end = first.frames.at(-1)?.at ?? 0;
  const next = base();
  const shift = end + waitMs - (next.frames[0]?.at ?? 0);
  for (const frame of next.frames) frame.at = (frame.at ?? 0) + shift;
  return asHar([first, next]);
}

/** The mistake, the rule that it breaks, and the recording: beside those that tools recorded. */
const seeded: [string, string, () => CapturedSession | string][] = [
  [
    'EndOfStream before the start',
    'order.EndOfStream',
    () => after(base(), 'StartRecognition', (time) => text({message: 'EndOfStream', last_seq_no: 0}, time)),
  ],
  ['a message without a name', 'known', () => asked({type: 'KeepAlive'})],
  [
    'a text that is no JSON',
    'known',
    () => after(base(), 'RecognitionStarted', (time) => ({...text({}, time), message: null})),
  ],
  ['audio in a text frame', 'frame.AddAudio', () => asked({message: 'AddAudio', data: 'UklGRg=='})],
  [
    'channel audio without channels',
    'enabled.AddChannelAudio',
    () => asked({message: 'AddChannelAudio', channel: 'a', data: 'AAAA'}),
  ],
  [
    'audio of a channel that was not declared',
    'channel.AddChannelAudio',
    () =>
      asked(
        {message: 'AddChannelAudio', channel: 'c', data: 'AAAA'},
        {diarization: 'channel', channel_diarization_labels: ['a', 'b']},
      ),
  ],
  [
    'ForceEndOfUtterance before the start',
    'order.ForceEndOfUtterance',
    () => after(base(), 'StartRecognition', (time) => text({message: 'ForceEndOfUtterance'}, time)),
  ],
  ['a retry after two seconds', 'retry.job_error', () => again(2000)],
  [
    'an hour without audio',
    'limit.audio-idle',
    () => {
      const recorder = new Recorder().send(startRecognition()).audio(3);
      // Another message every minute keeps the connection, and is no audio.
      for (let minute = 0; minute < 61 && !recorder.isClosed; minute += 1) {
        recorder.wait(60_000).send({message: 'ForceEndOfUtterance'}, 0);
      }
      return recorder.session;
    },
  ],
  [
    'three minutes of silence',
    'limit.connection-idle',
    () => asJsonLines(new Recorder().send(startRecognition()).audio(3).wait(181_000).session),
  ],
  ['audio before ConversationStarted', 'order.AddAudio', () => after(talk(), 'StartConversation', audio)],
  ['StartConversation twice', 'frequency.StartConversation', () => said(startConversation())],
  [
    'a result for an unknown call',
    'frequency.ToolResult',
    () => said({message: 'ToolResult', id: 'call-7', status: 'ok', content: '1'}),
  ],
  [
    'a tool call that gets no result',
    'frequency.ToolResult',
    () =>
      after(talk(), 'ConversationStarted', (time) => ({
        ...text({message: 'ToolInvoke', id: 'call-7', function: {name: 'book', arguments: {}}}, time),
        from: 'server',
      })),
  ],
  [
    'no conversation_config',
    'shape.StartConversation',
    () => edit(talk(), 'StartConversation', (message) => ({...message, conversation_config: undefined})),
  ],
  [
    'a number as a variable',
    'shape.StartConversation',
    () =>
      edit(talk(), 'StartConversation', (message) => ({
        ...message,
        conversation_config: {template_id: 'x', template_variables: {age: 3}},
      })),
  ],
  [
    'AudioEnded before the start',
    'order.AudioEnded',
    () => after(talk(), 'StartConversation', (time) => text({message: 'AudioEnded', last_seq_no: 0}, time)),
  ],
  ['AudioReceived without seq_no', 'shape.AudioReceived', () => said({message: 'AudioReceived'})],
  ['a message of the real-time API', 'known', () => said({message: 'EndOfStream', last_seq_no: 1})],
];

describe('a session with a mistake', () => {
  const made = (recording: () => CapturedSession | string) => {
    const one = recording();
    return typeof one === 'string' ? one : asHar([one]);
  };

  it.each(seeded)('breaks a rule: %s', (_, rule, recording) => {
    expect(rulesIn(check(made(recording)))).toContain(rule);
  });

  it('names the frame and the field', () => {
    const [first] = check(asHar([configured({max_delay: 60})])).sessions[0]?.broken ?? [];
    expect(first?.detail).toBe('transcription_config.max_delay: is 60; at most 4 is allowed');
    expect(first).toMatchObject({frame: 2, field: 'transcription_config.max_delay'});
    expect(first?.page).toBe(
      '/api-ref/realtime-transcription-websocket#startrecognition.transcription_config.max_delay',
    );
    expect(first?.excerpt).toContain('"max_delay":60');
  });

  it('compares no times of two clocks', () => {
    expect(rulesIn(check(again(2000)))).toContain('retry.job_error');
    expect(rulesIn(check(again(-15_000)))).toEqual([]);
  });

  it('takes no message for a mistake that crossed the Error on its way', () => {
    const session = wholeSession({}, 30, {fault: 'job_error@1'});
    const end = session.frames.at(-1)?.at ?? 0;
    session.frames.push(audio(end + 80), audio(end + 180));
    expect(rulesIn(check(asHar([session])))).toEqual([]);
    session.frames.push(audio(end + 5000));
    expect(rulesIn(check(asHar([session])))).toEqual(['order.AddAudio']);
    // After an Error the service closes; a client that is faster does no harm.
    const closed = wholeSession({}, 30, {fault: 'job_error@1'});
    closed.close = {at: end + 80, by: 'client', code: 1000, reason: ''};
    expect(rulesIn(check(asJsonLines(closed)))).toEqual([]);
  });
});

// The service closes after these warnings.
it.each(['duration_limit_exceeded', 'session_timeout'])('a client may leave at the warning %s', (type) => {
  const recorder = new Recorder().send(startRecognition()).audio(10);
  const time = recorder.session.frames.at(-1)?.at ?? 0;
  recorder.session.frames.push({...text({message: 'Warning', type, reason: ''}, time), from: 'server'});
  const report = check(asJsonLines(recorder.close().session));
  expect(rulesIn(report)).toEqual([]);
  expect(report.sessions[0]?.states.some(({id}) => id === 'draining')).toBe(type === 'duration_limit_exceeded');
});

describe('a report', () => {
  it('contains no key and no token of the recording', () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dBjftJeZ4CVPmB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const session = asked({message: 'Hello', api_key: 'sk-live-1', authorization: `Bearer ${token}`, note: token});
    session.url = `wss://eu.${provider.realtimeHost}/v2?jwt=${token}&x=1`;
    const shown = JSON.stringify(check(asHar([session])));
    expect(shown).toContain('Hello');
    for (const secret of [token, 'sk-live-1', 'SECRET', 'eyJ']) expect(shown).not.toContain(secret);
  });
});
