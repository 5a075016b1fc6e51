import {
  type CapturedFrame,
  type CapturedSession,
  type CaptureReport,
  checkRulesOf,
  checkText,
} from '@speech-docs/protocol/sessionCheck';
import {describe, expect, it} from 'vitest';
import {asHar, asJsonLines} from './support/recordedFormats';
import {
  contracts,
  type Options,
  Recorder,
  startConversation,
  startRecognition,
  textFrame,
  wholeConversation,
  wholeSession,
} from './support/recordedSessions';

const serviceData = checkRulesOf(contracts);
const check = (text: string): CaptureReport => checkText(text, serviceData);
const rulesIn = (report: CaptureReport) => report.sessions.flatMap(({broken}) => broken.map(({rule}) => rule));

describe('a session of a client that does everything right', () => {
  const sessions = legalSessions();

  it('breaks no rule, under every fault and setting', () => {
    expect(sessions.length).toBeGreaterThanOrEqual(150);
    const alarms = sessions.flatMap(({name, session}) =>
      [asHar([session]), asJsonLines(session)].flatMap((text) => {
        const rules = rulesIn(check(text));
        return rules.length > 0 ? [{name, rules}] : [];
      }),
    );
    expect(alarms).toEqual([]);
  });

  it('is the same session in each format', () => {
    const session = wholeSession({max_delay: 1});
    const states = (text: string) => check(text).sessions.map(({states: spans}) => spans.map(({id}) => id));
    const expected = ['connected', 'starting', 'streaming', 'draining', 'finished'];
    expect(states(asHar([session]))).toEqual([expected]);
    expect(states(asJsonLines(session))).toEqual([[...expected, 'closed']]);
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

const audio = (time: number): CapturedFrame => ({at: time, from: 'client', kind: 'binary', message: null, bytes: 3200});
const lastOf = ({frames}: CapturedSession) => frames.at(-1)?.at ?? 0;

/** Two sessions, the second so many milliseconds after the first ended with an error. */
function again(waitMs: number): string {
  const [first, next] = [wholeSession({}, 30, {fault: 'job_error@1'}), wholeSession({}, 30)];
  const shift = lastOf(first) + waitMs - (next.frames[0]?.at ?? 0);
  for (const frame of next.frames) frame.at = (frame.at ?? 0) + shift;
  return asHar([first, next]);
}

describe('a session with a mistake', () => {
  it('gives a tool call no result', () => {
    const {session} = new Recorder({api: 'flow'}).send(startConversation()).audio(10);
    const message = {message: 'ToolInvoke', id: 'call-7', function: {name: 'book', arguments: {}}};
    session.frames.push({...textFrame(lastOf(session), 'server', JSON.stringify(message))});
    session.frames.push(textFrame(lastOf(session) + 5000, 'server', '{"message":"ConversationEnded"}'));
    expect(rulesIn(check(asHar([session])))).toEqual(['frequency.ToolResult']);
  });

  it('compares no times of two clocks', () => {
    expect(rulesIn(check(again(2000)))).toContain('retry.job_error');
    expect(rulesIn(check(again(-15_000)))).toEqual([]);
  });

  it('takes no message for a mistake that crossed the Error on its way', () => {
    const session = wholeSession({}, 30, {fault: 'job_error@1'});
    const end = lastOf(session);
    session.frames.push(audio(end + 80), audio(end + 180));
    expect(rulesIn(check(asHar([session])))).toEqual([]);
    session.frames.push(audio(end + 5000));
    expect(rulesIn(check(asHar([session])))).toEqual(['order.AddAudio']);
    // After an Error the service closes; the client may close first.
    const closed = wholeSession({}, 30, {fault: 'job_error@1'});
    closed.close = {at: end + 80, by: 'client', code: 1000, reason: ''};
    expect(rulesIn(check(asJsonLines(closed)))).toEqual([]);
  });
});

/** Silence instead of the recording: a recorded session contains no audio. */
const silent = (options: Options = {}): Options => ({...options, sound: new Uint8Array(0)});

function legalSessions(): {name: string; session: CapturedSession}[] {
  const found: {name: string; session: CapturedSession}[] = [];
  const add = (name: string, session: CapturedSession) => found.push({name, session});
  const {realtime, flow} = contracts.documents;
  const codes = realtime['x-close-codes'].map(({code}) => `${code}`);
  const types = (api: typeof realtime) => api['x-errors'].map(({type}) => type);
  for (const fault of [...codes, ...types(realtime), 'slow', 'silence', 'cut']) {
    for (const when of ['', '@1', '@2']) {
      const injected = `${fault}${when}`;
      add(`fault ${injected}`, wholeSession({}, 30, silent({fault: injected})));
    }
  }
  for (const fault of [...types(flow), 'slow', 'cut']) {
    for (const when of ['', '@1', '@3']) {
      const injected = `${fault}${when}`;
      add(`flow fault ${injected}`, wholeConversation(60, silent({fault: injected})));
    }
  }
  for (const tenths of [1, 5, 10, 20, 30, 40, 80, 120, 160, 200]) {
    add(`${tenths} tenths`, wholeSession({}, tenths, silent()));
    add(`flow ${tenths} tenths`, wholeConversation(tenths, silent()));
  }
  add('quota', wholeSession({}, 30, silent({maxSessions: 0})));
  for (const config of [
    {max_delay: 0.7, enable_partials: true},
    {diarization: 'speaker'},
    {conversation_config: {end_of_utterance_silence_trigger: 0.5}},
    {additional_vocab: [{content: 'harbor'}, 'quay']},
    {output_locale: 'en-GB'},
    {streaming_mode: true, ctrl: {}},
    {audio_filtering_config: {volume_threshold: 3}},
  ]) {
    add(JSON.stringify(config), wholeSession(config, 30, silent()));
  }
  const changing = new Recorder(silent()).send(startRecognition({max_delay: 2})).audio(10);
  changing.send({message: 'SetRecognitionConfig', transcription_config: {language: 'en', max_delay: 3}}).audio(10);
  changing.send({message: 'ForceEndOfUtterance'}).audio(5).end(5000);
  add('changes its settings', changing.close().session);
  const speakers = new Recorder(silent()).send(startRecognition({diarization: 'speaker'})).audio(20);
  speakers.send({message: 'GetSpeakers'}).audio(5).end(5000);
  add('asks for speakers', speakers.close().session);
  return found;
}
