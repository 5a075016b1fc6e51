import {describe, expect, it} from 'vitest';
import {compiledServiceData} from '../../compiledServiceData';
import {ConsoleSession} from '../../console/consoleSession';
import {faultMenu} from '../../console/faultMenu';
import {ManualClock} from '../../core/clock';
import {RAW} from '../support/messages';
import {contracts, startConversation, startRecognition} from '../support/recordedSessions';

const serviceData = {contracts, library: compiledServiceData().library};
const APIS = ['realtime', 'flow'] as const;
const STARTS = {realtime: startRecognition(), flow: startConversation()};

function opened(api: 'realtime' | 'flow', fault = '') {
  const clock = new ManualClock(0);
  const session = new ConsoleSession({serviceData, clock}, {api, fault}).open();
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
      session.templates(RAW).map(({name, kind, message}) => ({
        name,
        broken: session.check(kind === 'text' ? JSON.stringify(message) : new Uint8Array(2)),
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

  it('offers every error and every close code of its contract', () => {
    const faults = faultMenu(contract).map(({fault}) => fault);
    const named = [
      ...contract['x-errors'].map(({type}) => type),
      ...contract['x-close-codes'].map(({code}) => `${code}`),
    ];
    expect(faults).toEqual(expect.arrayContaining([...named, 'expired-key', '429', 'cut', '1011']));
  });
});
