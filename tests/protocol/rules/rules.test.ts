import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readSource} from '../../../packages/protocol/compile/contracts';
import type {SocketApi} from '../../../packages/protocol/rules/contract';
import {LimitClock} from '../../../packages/protocol/rules/limitClock';
import {SessionTracker} from '../../../packages/protocol/rules/tracker';
import {contracts} from '../../support/contracts';

const {protocols} = contracts;
const APIS: SocketApi[] = ['realtime', 'flow'];

describe.each(APIS)('each rule of %s', (api) => {
  const source = readSource(api);

  it('names a place that the contract has', () => {
    for (const {id, pointer} of protocols[api].rules) {
      const part = pointer.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], source);
      expect(part, `${id}: ${pointer.join('.')}`).toBeDefined();
    }
  });

  it('has an ID of its own, a sentence, and a page of the reference', () => {
    const {rules} = protocols[api];
    expect(new Set(rules.map(({id}) => id)).size).toBe(rules.length);
    for (const {statement, page, contract} of rules) {
      expect(statement).toMatch(/^[A-Z].*\.$/);
      expect(page).toMatch(/^\/api-ref\/[\w-]+#[a-z-]+$/);
      expect(readFileSync(contract, 'utf8')).toContain('asyncapi');
    }
  });
});

describe('a session that is followed', () => {
  const frame = (name: string, message: object = {}, kind: 'text' | 'binary' = 'text') =>
    ({at: 0, from: 'client', kind, name, message: {message: name, ...message}}) as const;
  const server = (name: string, message: object = {}) => ({...frame(name, message), from: 'server'}) as const;
  const opened = () => new SessionTracker(protocols.realtime, () => undefined);
  const streaming = () => {
    const tracker = opened();
    tracker.client(frame('StartRecognition', {transcription_config: {language: 'en'}}));
    tracker.server(server('RecognitionStarted'));
    return tracker;
  };

  it('goes through the states of the contract', () => {
    const tracker = opened();
    const states = [tracker.state];
    for (const step of [
      () => tracker.client(frame('StartRecognition', {transcription_config: {language: 'en'}})),
      () => tracker.server(server('RecognitionStarted')),
      () => tracker.client(frame('AddAudio', {}, 'binary')),
      () => tracker.client(frame('EndOfStream')),
      () => tracker.server(server('EndOfTranscript')),
      () => tracker.close('client', 0),
    ]) {
      step();
      states.push(tracker.state);
    }
    expect(states).toEqual(['connected', 'starting', 'streaming', 'streaming', 'draining', 'finished', 'closed']);
    expect([tracker.broken, tracker.unexpected]).toEqual([[], []]);
  });

  it.each<[string, () => SessionTracker, Parameters<SessionTracker['client']>[0]]>([
    ['known', opened, frame('Hello')],
    ['known', opened, frame('AddTranscript')],
    ['order.AddAudio', opened, frame('AddAudio', {}, 'binary')],
    ['frame.AddAudio', streaming, frame('AddAudio')],
    ['frequency.StartRecognition', streaming, frame('StartRecognition')],
    ['change.SetRecognitionConfig', streaming, frame('SetRecognitionConfig', {transcription_config: {language: 'de'}})],
    ['enabled.GetSpeakers', streaming, frame('GetSpeakers')],
    ['enabled.AddChannelAudio', streaming, frame('AddChannelAudio', {channel: 'a'})],
  ])('breaks the rule %s', (rule, from, sent) => {
    const tracker = from();
    const before = tracker.state;
    expect(tracker.client(sent)?.rule.id).toBe(rule);
    expect(tracker.state).toBe(before);
  });

  it('breaks a rule when the client closes before the transcript is over, and none after an error', () => {
    expect(streaming().close('client', 0)?.rule.id).toBe('close');
    const failed = streaming();
    failed.server(server('Error', {type: 'job_error'}));
    expect(failed.close('client', 0)).toBeUndefined();
  });

  it('breaks no rule when the client leaves at the warning that the session ends', () => {
    for (const type of ['duration_limit_exceeded', 'session_timeout']) {
      const tracker = streaming();
      tracker.server(server('Warning', {type}));
      expect(tracker.close('client', 0)).toBeUndefined();
    }
  });

  it('enters the state that a warning leads to', () => {
    const tracker = streaming();
    tracker.server(server('Warning', {type: 'idle_timeout'}));
    expect(tracker.state).toBe('streaming');
    tracker.server(server('Warning', {type: 'duration_limit_exceeded'}));
    expect(tracker.state).toBe('draining');
  });

  it('lists deprecated fields beside frames that are legal', () => {
    const tracker = opened();
    const config = {language: 'en', operating_point: 'enhanced'};
    expect(tracker.client(frame('StartRecognition', {transcription_config: config}))).toBeUndefined();
    expect(tracker.broken).toMatchObject([{field: 'transcription_config.operating_point', rule: {id: 'deprecated'}}]);
  });
});

describe('time limits', () => {
  it('warn once each, and end the session when they are reached', () => {
    const clock = new LimitClock(protocols.realtime, 0);
    clock.audio(0);
    const due = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      clock.sign(minute * 60_000);
      due.push(...clock.due(minute * 60_000).map((one) => [minute, one.kind, one.limit.id]));
    }
    expect(due).toEqual([
      [45, 'warning', 'audio-idle'],
      [50, 'warning', 'audio-idle'],
      [55, 'warning', 'audio-idle'],
      [60, 'end', 'audio-idle'],
    ]);
  });
});
