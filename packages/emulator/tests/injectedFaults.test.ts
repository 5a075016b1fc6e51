/** Where a page or a contract says what happens, the emulator does it: faults on the wire, limits, reasons, figures. */
import {afterSocket} from '@speech-docs/protocol/facts';
import {describe, expect, it} from 'vitest';
import {
  contracts,
  ENGLISH,
  expectSchemas,
  finalText,
  HARBOR_TOUR,
  RestClient,
  recognize,
  start,
  startRecognition,
  TOUR,
} from './support/client';
import {serve, until} from './support/clientServer';
import {Recorder} from './support/recordedSessions';

const session = (fault: string) =>
  new Recorder({fault})
    .send(startRecognition({max_delay: 1}))
    .stream(TOUR)
    .end();

describe('faults in a session', () => {
  it('send each final twice, the second time late', () => {
    const times = session('duplicate')
      .named('AddTranscript')
      .map(({metadata}) => (metadata as {start_time: number}).start_time);
    expect(times.length).toBe(2 * new Set(times).size);
    expect([...times].sort((left, right) => left - right)).not.toEqual(times);
  });

  it('end it at the limit of its length, as the service does: a warning, what was said, and the end', () => {
    const one = session('duration_limit_exceeded@5');
    const {messages, received, broken, unexpected} = one;
    const at = received.indexOf('Warning');
    expect(messages[at]).toMatchObject({type: 'duration_limit_exceeded'});
    expect(received.slice(at)).toContain('EndOfTranscript');
    expect(received).not.toContain('Error');
    expect(HARBOR_TOUR.startsWith(finalText(one))).toBe(true);
    expect([broken, unexpected]).toEqual([[], []]);
  });

  it('then confirm and ignore what is on its way, which breaks no rule', () => {
    const one = new Recorder({fault: 'duration_limit_exceeded@0.2'});
    const labels = ['agent', 'caller'];
    one.send(startRecognition({diarization: 'channel', channel_diarization_labels: labels}));
    const data = Buffer.alloc(3200).toString('base64');
    for (let count = 0; count < 3; count += 1)
      for (const channel of labels) one.send({message: 'AddChannelAudio', channel, data}, 0);
    one.send({message: 'ForceEndOfUtterance'}, 0);
    for (const channel of labels) one.send({message: 'EndOfChannel', channel, last_seq_no: 3}, 0);
    one.send({message: 'EndOfStream', last_seq_no: 3});
    expect(one.named('ChannelAudioAdded').map(({channel, seq_no}) => `${channel} ${seq_no}`)).toEqual(
      [1, 2, 3].flatMap((count) => labels.map((channel) => `${channel} ${count}`)),
    );
    expect(one.received.at(-1)).toBe('EndOfTranscript');
    expect([one.broken, one.unexpected]).toEqual([[], []]);
  });

  it('send a message larger than clients expect, and stop without a close', () => {
    const big = session('oversized').messages.find(({reason}) => `${reason}`.length > 1_000_000);
    expect(big?.message).toBe('Info');
    const stalled = session('stall@2');
    expect(stalled.named('AudioAdded')).toHaveLength(20);
    expect(stalled.isClosed).toBe(false);
  });
});

describe.each(['realtime', 'flow'] as const)('on request, %s', (api) => {
  const contract = contracts.documents[api];
  const ended = (fault: string) => {
    const one = new Recorder({api, fault});
    return {error: one.named('Error')[0], close: one.session.close};
  };

  it.each(contract['x-errors'])(
    'closes after $type with its code; without one, 1003 asks for a fix, and 1011 for a retry',
    ({type, closeCode}) => {
      const {error, close} = ended(type);
      expect(error?.type).toBe(type);
      expectSchemas(api, error ? [error] : []);
      // Never 1000 after an Error: libraries take it for success.
      const isToRepeat = /^(?:retry after|new session)$/.test(afterSocket({api, error: type}).action);
      expect(close).toMatchObject({code: closeCode ?? (isToRepeat ? 1011 : 1003), reason: type});
    },
  );

  it('closes with each close code, after the error that it has', () => {
    for (const {code, precededBy} of contract['x-close-codes']) {
      const {error, close} = ended(`${code}`);
      expect([close?.code, error?.type]).toEqual([code, precededBy[0]]);
    }
    for (const {type, closeCode} of contract['x-errors']) {
      const listed = contract['x-close-codes'].filter(({precededBy}) => precededBy.includes(type));
      expect([type, ...listed.map(({code}) => code)]).toEqual([type, ...(closeCode ? [closeCode] : [])]);
    }
    // Those that the contract does not list come alone.
    for (const code of ['1000', '1002', '3000', '4999'])
      expect(ended(code)).toMatchObject({error: undefined, close: {code: Number(code)}});
    expect(ended('quota').error?.type).toBe('quota_exceeded');
    // What programs see of a connection that broke.
    expect(ended('1006').close).toMatchObject({by: 'transport', code: 1006});
  });
});

it('notifications come twice, after a lost response, before the response, and late, on request', async () => {
  const seen: string[] = [];
  const hook = await serve(({url}) => {
    seen.push(`${url}`);
    return {status: 200, body: Buffer.alloc(0)};
  });
  const fault = 'POST:hook-twice*1, POST:hook-lost*1, POST:hook-early*1, POST:hook-late*1';
  const client = new RestClient(await start({timeScale: 0.05, fault}));
  const submit = async () => (await client.submit({...ENGLISH, notification_config: [{url: hook.url}]})).body.id;
  const count = (id: string) => seen.filter((url) => url.includes(id)).length;
  const [twice, lost] = [await submit(), await submit()];
  const early = await submit();
  expect(count(early)).toBe(1);
  const late = await submit();
  const next = await submit();
  await until(() => count(late) === 1);
  expect(count(next)).toBe(1);
  await until(() => count(twice) === 2 && count(lost) === 2);
  hook.close();
});

it('a session goes on after the service did not read for a while, and a reset ends one', async () => {
  const own = await start({fault: 'socket:reset@1*1, socket:slow-read@1*1'});
  const gone = await recognize(own);
  gone.send(Buffer.alloc(32_000));
  expect((await gone.end()).code).toBe(1006);
  const slow = await recognize(own);
  for (let count = 0; count < 20; count += 1) slow.send(Buffer.alloc(1600));
  await slow.next('AudioAdded', 20);
  slow.socket.terminate();
});
