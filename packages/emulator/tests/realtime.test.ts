import {describe, expect, it} from 'vitest';
import {
  expectSchemas,
  finalText,
  HARBOR_TOUR,
  RAW,
  recognize,
  SocketClient,
  shared,
  start,
  startRecognition,
  stream,
  TOUR,
  transcribe,
  transcriptOf,
  withFault,
} from './support/client';
import {Recorder, startConversation} from './support/recordedSessions';

const {emulator} = shared();

const session = (config: object = {}, rest: object = {}) => new Recorder().send(startRecognition(config, rest));

describe('a session', () => {
  it('confirms every chunk and delivers the whole text over a socket, each message as the contract has it', async () => {
    const line = await transcribe(emulator, {enable_partials: true});
    expectSchemas('realtime', line.messages);
    const seen = line.named('AudioAdded').map(({seq_no}) => seq_no);
    expect(seen).toEqual(seen.map((_, index) => index + 1));
    expect(finalText(line)).toBe(HARBOR_TOUR);
    expect(line.messages.at(-1)?.message).toBe('EndOfTranscript');
  });

  it('sends a partial as soon as a word has been spoken, the first one included', () => {
    const line = session({enable_partials: true, max_delay: 4});
    const heard = () => line.named('AddPartialTranscript').map((one) => transcriptOf(one));
    // The words end at 0.52 s and 1.07 s.
    line.audio(6);
    expect(heard()).toEqual(['Good']);
    line.audio(5);
    expect(heard()).toEqual(['Good', 'Good morning']);
  });

  it('keeps no word open for longer than max_delay', () => {
    const {messages} = session({max_delay: 1}).stream(TOUR).end();
    let confirmed = 0;
    const due = messages.flatMap(({message, results}) => {
      if (message === 'AudioAdded') confirmed += 1;
      const words = message === 'AddTranscript' ? (results as {type: string; end_time: number}[]) : [];
      return words.flatMap(({type, end_time}) => (type === 'word' ? [confirmed / 10 - end_time] : []));
    });
    expect(due).toHaveLength(42);
    expect(Math.max(...due)).toBeLessThan(1.2);
  });

  it('translates each sentence after its final, names its speaker, and warns of targets that it lacks', () => {
    const line = session({diarization: 'speaker'}, {translation_config: {target_languages: ['fr', 'xx']}})
      .stream(TOUR)
      .end();
    expect(line.named('Warning')[0]).toMatchObject({type: 'unsupported_translation_pair'});
    const order = line.received.filter((name) => /^Add(Transcript|Translation)$/.test(name));
    expect(order.slice(0, 4)).toEqual(['AddTranscript', 'AddTranslation', 'AddTranscript', 'AddTranslation']);
    expect(line.named('AddTranslation')[0]).toMatchObject({
      language: 'fr',
      results: [
        {content: 'Bonjour et bienvenue à la visite du port.', start_time: 0.36, end_time: 2.96, speaker: 'S1'},
      ],
    });
  });

  it('translates a sentence before its end, word by word, where partial translations are on', () => {
    const line = session({max_delay: 1}, {translation_config: {target_languages: ['fr'], enable_partials: true}});
    line.audio(30);
    const contents = (name: string) =>
      line.named(name).map(({results}) => (results as {content: string}[])[0]?.content);
    const partials = contents('AddPartialTranslation');
    expect([partials[0], partials[1], partials[6]]).toEqual([
      'Bonjour',
      'Bonjour et',
      'Bonjour et bienvenue à la visite du',
    ]);
    expect(contents('AddTranslation')).toEqual(['Bonjour et bienvenue à la visite du port.']);
    const first = line.received.indexOf('AddPartialTranslation');
    expect(first).toBeLessThan(line.received.indexOf('AddTranscript'));
    expectSchemas('realtime', line.named('AddPartialTranslation'));
  });

  it('translates the start of a sentence that the end of the audio breaks off', () => {
    const line = session({}, {translation_config: {target_languages: ['de']}})
      .stream(TOUR.subarray(0, 9.3 * 16_000))
      .end();
    expect(line.named('AddTranslation').at(-1)).toMatchObject({results: [{content: 'Die Fahrt dauert 40'}]});
    expect(line.received.at(-1)).toBe('EndOfTranscript');
  });

  it('ignores audio after the end, with a warning', () => {
    const line = session().end(0).stream(new Uint8Array(100));
    expect(line.named('Warning')).toMatchObject([{type: 'add_audio_after_eos', seq_no: 1}]);
    expect(line.received.at(-1)).toBe('EndOfTranscript');
  });

  it.each([
    [8000, 'telephony'],
    [12_000, 'broadcast'],
    [16_000, 'broadcast'],
  ])('at %i Hz runs with the %s model', (sampleRate, quality) => {
    const line = session({}, {audio_format: {...RAW, sample_rate: sampleRate}});
    expect(line.named('Info').map(({type, quality: chosen}) => [type, chosen])).toEqual([
      ['concurrent_session_usage', undefined],
      ['recognition_quality', quality],
    ]);
  });

  it('that ends its audio within a sample, and has a wrong last_seq_no, ends in its course, and breaks rules', () => {
    const line = session().stream(new Uint8Array(1601)).send({message: 'EndOfStream', last_seq_no: 7});
    expect(line.received.at(-1)).toBe('EndOfTranscript');
    expect(line.broken).toEqual(['shape.AddAudio', 'shape.EndOfStream']);
  });
});

describe('bad input', () => {
  const withFormat = (format: object) => startRecognition({}, {audio_format: {...RAW, ...format}});
  const targets = (...all: string[]) => startRecognition({}, {translation_config: {target_languages: all}});
  const filtering = {transcript_filtering_config: {replacements: [{from: '/(/', to: 'x'}]}};
  const medical = {domain: 'medical', model: 'enhanced'};

  it.each<[what: string, data: object | string, type: string]>([
    ['malformed JSON', '{"message": ', 'invalid_message'],
    ['a list', '[1]', 'invalid_message'],
    ['no message name', '{}', 'invalid_message'],
    ['a prototype member as a name', {message: 'constructor'}, 'invalid_message'],
    ['20,000 levels', `{"message":"StartRecognition","a":${'['.repeat(20_000)}`, 'invalid_message'],
    ['a number for a language', startRecognition({language: 5}), 'invalid_message'],
    ['an unknown language', startRecognition({language: 'xx'}), 'invalid_language'],
    ['a language with a country', startRecognition({language: 'en-GB'}), 'invalid_language'],
    ['a language of batch alone', startRecognition({language: 'auto'}), 'invalid_model'],
    ['the model of the preview host', startRecognition({language: 'multi'}), 'invalid_model'],
    ['an unknown model', startRecognition({model: 'huge'}), 'invalid_model'],
    ['medical speech without the enhanced model', startRecognition({domain: 'medical'}), 'invalid_model'],
    ['medical speech in Basque', startRecognition({language: 'eu', ...medical}), 'invalid_model'],
    ['a model by both names', startRecognition({model: 'enhanced', operating_point: 'enhanced'}), 'invalid_config'],
    ['a delay out of range', startRecognition({max_delay: 900}), 'invalid_config'],
    ['an entry without content', startRecognition({additional_vocab: [{content: ''}]}), 'invalid_config'],
    ['a misspelled setting', startRecognition({enable_partial: true}), 'invalid_config'],
    ['six targets', targets('a', 'b', 'c', 'd', 'e', 'f'), 'invalid_config'],
    ['an expression that is none', startRecognition(filtering), 'invalid_config'],
    ['channels without labels', startRecognition({diarization: 'channel'}), 'invalid_config'],
    ['an unknown encoding', withFormat({encoding: 'pcm_s24le'}), 'invalid_audio_type'],
    ['a rate below all bounds', withFormat({sample_rate: 3999}), 'invalid_audio_type'],
    ['a rate above all bounds', withFormat({sample_rate: 1_000_000_000}), 'invalid_audio_type'],
  ])('%s ends the session with its error and close code', (_what, data, type) => {
    const line = new Recorder().send(data);
    const reason = data === '[1]' ? 'The frame is no JSON object with a field `message`.' : expect.any(String);
    expect(line.named('Error')).toMatchObject([{type, reason}]);
    expectSchemas('realtime', line.named('Error'));
    // The payload of the close frame names the type, so that a client that missed the message knows it.
    const code = type === 'invalid_model' ? 4004 : 1003;
    expect(line.session.close).toMatchObject({by: 'server', code, reason: type});
  });

  it.each([
    ['text', Buffer.from('Good morning and welcome.\n'.repeat(50)), 'has no known file header.'],
    ['samples', Buffer.alloc(2000, 7), 'has no known file header.'],
    ['WebM', Buffer.concat([Buffer.from('1a45dfa39f428681', 'hex'), Buffer.alloc(2000)]), 'begins like WebM.'],
  ])('%s in place of a file ends the session in its course', (_what, bytes, said) => {
    const line = session({}, {audio_format: {type: 'file'}}).stream(bytes);
    expect(line.named('Error')).toMatchObject([{type: 'invalid_audio_type', reason: `The audio ${said}`}]);
    expect(line.session.close).toMatchObject({by: 'server', code: 1003, reason: 'invalid_audio_type'});
  });

  it('a frame that is too large is never read, and the close of the service reaches the client', async () => {
    const line = await recognize(await start({maxFrameBytes: 16_000}));
    line.send(Buffer.alloc(100_000));
    expect((await line.end()).code).toBe(1009);
    const wrong = await SocketClient.open(emulator, '/v2');
    wrong.send('{');
    expect(await wrong.end()).toEqual({code: 1003, reason: 'invalid_message'});
  });

  it('a path may name the language, and no other one than the settings', async () => {
    const open = async (path: string) => {
      const line = await SocketClient.open(emulator, path);
      line.send(startRecognition());
      return line;
    };
    await (await open('/v2/en/')).next('RecognitionStarted');
    expect(await (await open('/v2/de')).next('Error')).toMatchObject({type: 'invalid_config'});
  });
});

it('the service warns three times before it ends an idle session, and pings do not help', async () => {
  let clock = Date.now();
  const own = await start({now: () => clock, timeScale: 1});
  const line = await recognize(own);
  for (let minute = 0; minute < 59; minute += 1) {
    clock += 60_000;
    line.socket.ping();
    await new Promise((resolve) => line.socket.once('pong', resolve));
    if (minute === 44 || minute === 49 || minute === 54) await line.next('Warning', [44, 49, 54].indexOf(minute) + 1);
  }
  expect(line.named('Warning').map(({reason}) => reason)).toEqual([
    'Session will timeout in 15m due to inactivity, no audio sent within the last 45m',
    'Session will timeout in 10m due to inactivity, no audio sent within the last 50m',
    'Session will timeout in 5m due to inactivity, no audio sent within the last 55m',
  ]);
  // A closed connection gets no pong.
  clock += 60_000;
  line.socket.ping();
  expect(await line.next('Error')).toMatchObject({type: 'idle_timeout'});
  expect((await line.end()).code).toBe(1008);
});

it.each([
  ['realtime', 'session_timeout', ['45m', '30m', '15m']],
  ['realtime', 'idle_timeout', ['15m', '10m', '5m']],
  ['flow', 'session_timeout', [undefined]],
] as const)('a fault on demand in %s: %s comes after the warnings of its type', (api, type, left) => {
  const line = new Recorder({api, fault: `${type}@0.1`});
  line.send(api === 'flow' ? startConversation() : startRecognition()).audio(2);
  const warnings = line.named('Warning').filter((one) => one.type === type);
  expect(warnings.map(({reason}) => /in (\d+m)/.exec(`${reason}`)?.[1])).toEqual(left);
  expect(line.named('Error').map((one) => one.type)).toEqual([type]);
});

it('a fault on demand happens after so much audio, and only as often as requested', async () => {
  const open = async () => {
    const line = await recognize(emulator, {}, {}, withFault('1011@1*1').headers);
    stream(line, TOUR);
    return line;
  };
  const line = await open();
  expect((await line.end()).code).toBe(1011);
  expect(line.named('AudioAdded')).toHaveLength(10);
  await (await open()).next('AddTranscript', 4);
});
