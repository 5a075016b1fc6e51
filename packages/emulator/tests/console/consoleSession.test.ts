import {checkCapture, senderIn} from '@speech-docs/protocol/sessionCheck/check';
import {checkRulesOf} from '@speech-docs/protocol/sessionCheck/checkRules';
import {readCapture} from '@speech-docs/protocol/sessionCheck/read';
import {describe, expect, it} from 'vitest';
import {browserKnowledge} from '../../browserKnowledge';
import {ConsoleSession} from '../../console/consoleSession';
import {asHar, asJsonLines} from '../../console/exports';
import {faultMenu} from '../../console/faultMenu';
import {replay} from '../../console/replay';
import {ManualClock} from '../../core/clock';
import {legalSessions} from '../support/legalSessions';
import {asJsonLines as recordedLines} from '../support/recordedFormats';
import {contracts, startConversation, startRecognition} from '../support/recordedSessions';

const knowledge = {contracts, library: browserKnowledge().library};
const facts = checkRulesOf(contracts);
const read = (text: string) => readCapture(text, senderIn(facts));
const APIS = ['realtime', 'flow'] as const;
const STARTS = {realtime: startRecognition(), flow: startConversation()};
const format = {type: 'raw', encoding: 'pcm_s16le', sample_rate: 16_000};

function opened(api: 'realtime' | 'flow', fault = '') {
  const clock = new ManualClock(0);
  const session = new ConsoleSession({knowledge, clock}, {api, fault}).open();
  const send = (message: object) => {
    session.send(JSON.stringify(message));
    clock.advance(50);
  };
  return {session, clock, send};
}

describe.each(APIS)('a console for %s', (api) => {
  const contract = contracts.documents[api];

  it('has a template for each message that clients send, and judges it by the rules of the contract', () => {
    const {session, send} = opened(api);
    const judged = () =>
      session.templates(format).map(({name, kind, message}) => ({
        name,
        broken: session.judge(kind === 'text' ? JSON.stringify(message) : new Uint8Array(2)),
      }));
    const names = Object.entries(contract.components.messages).flatMap(([name, message]) =>
      message['x-sender'] === 'server' ? [] : [name],
    );
    expect(judged().map(({name}) => name)).toEqual(names);
    expect(judged().filter(({broken}) => !broken)).toEqual([{name: names[0], broken: null}]);
    send(STARTS[api]);
    expect(judged()[0]?.broken?.rule).toBe(`frequency.${names[0]}`);
    expect(judged().find(({name}) => name === 'AddAudio')?.broken).toBeNull();
  });

  // What each of them does: injectedFaults.test.ts.
  it('offers every error and every close code of its contract', () => {
    const faults = faultMenu(contract).map(({fault}) => fault);
    const named = [
      ...contract['x-errors'].map(({type}) => type),
      ...contract['x-close-codes'].map(({code}) => `${code}`),
    ];
    expect(faults).toEqual(expect.arrayContaining([...named, 'expired-key', '429', 'cut', '1011']));
  });

  it('sends a message that breaks a rule, and gets the documented error and the close', () => {
    const {session, send} = opened(api);
    send(STARTS[api]);
    send(STARTS[api]);
    expect(session.log.frames.filter(({broken}) => broken).map(({broken}) => broken?.rule)).toEqual([
      `frequency.${STARTS[api].message}`,
    ]);
    expect(session.log.frames.at(-1)?.message).toMatchObject({message: 'Error', type: 'protocol_error'});
    expect(session.log.close).toMatchObject({by: 'server', code: 1003, reason: 'protocol_error'});
    expect(session.state).toBe('closed');
  });
});

describe('a replay', () => {
  it('of a legal session has the frames of the session, and exports without a false alarm', () => {
    for (const {name, fault, session} of legalSessions().filter((_, number) => number % 4 === 0)) {
      const text = `${JSON.stringify({url: session.url})}\n${recordedLines(session)}`;
      const {log} = replay(knowledge, read(text).sessions[0] ?? session, fault, () => undefined);
      const names = (frames: readonly {from: string; message: {message?: unknown} | null}[]) =>
        frames.map(({from, message}) => `${from} ${message?.message ?? 'audio'}`);
      expect(names(log.frames), name).toEqual(names(session.frames));
      for (const exported of [asHar(log), asJsonLines(log)]) {
        const {sessions} = checkCapture(read(exported), facts);
        expect(
          sessions.flatMap(({broken}) => broken),
          name,
        ).toEqual([]);
      }
    }
  });

  it('keeps texts that are no JSON, and the recording that audio is from', () => {
    const {session, clock} = opened('realtime');
    session.send(JSON.stringify(startRecognition()));
    clock.advance(50);
    session.sendAudio(
      Uint8Array.from({length: 1600}, () => 7),
      {recording: 'harbor-tour', offset: 44},
    );
    session.send('no JSON');
    const [recorded] = read(asJsonLines(session.log)).sessions;
    if (!recorded) throw new Error('The export has no session');
    const sound = new Uint8Array(2000).fill(7);
    const again = replay(knowledge, recorded, '', (name) => (name === 'harbor-tour' ? sound : undefined));
    const sent = ({log}: ConsoleSession) => log.frames.filter(({from}) => from === 'client').map(({data}) => data);
    expect(sent(again)).toEqual(sent(session));
    expect(again.log.frames.at(-1)?.message).toMatchObject({message: 'Error', type: 'invalid_message'});
  });

  it('reaches a time limit without waiting for it, and rejects a recording that spans weeks', () => {
    const [recorded] = read(
      [
        {at: 0, from: 'client', message: startRecognition()},
        {at: 240_000, from: 'client', message: {message: 'EndOfStream', last_seq_no: 0}},
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    ).sessions;
    if (!recorded) throw new Error('The lines have no session');
    expect(replay(knowledge, recorded, '', () => undefined).log.close).toMatchObject({code: 1008});
    const last = recorded.frames.at(-1);
    if (last) last.at = 1e10;
    expect(() => replay(knowledge, recorded, '', () => undefined)).toThrow('Expected a session of at most 49 hours');
  });
});
