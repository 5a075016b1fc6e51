import {describe, expect, it} from 'vitest';
import {
  audioFile,
  contracts,
  HARBOR_TOUR,
  Line,
  type Message,
  RAW,
  recognize,
  shared,
  start,
  startRecognition,
  stream,
  transcribe,
} from './support/client';

const {emulator} = shared();

const transcriptOf = (message: Message) => (message.metadata as {transcript: string}).transcript;

describe('a session', () => {
  it('confirms every chunk and delivers the whole text, each message as the contract has it', async () => {
    const line = await transcribe(emulator, {enable_partials: true});
    for (const message of line.messages) {
      expect(contracts.fault('realtime', message.message, message), message.message).toBeUndefined();
    }
    const seen = line.named('AudioAdded').map(({seq_no}) => seq_no);
    expect(seen).toEqual(seen.map((_, index) => index + 1));
    expect(line.named('AddTranscript').map(transcriptOf).join('').trim()).toBe(HARBOR_TOUR);
    expect(transcriptOf(line.named('AddPartialTranscript')[0] as Message)).toBe('Good morning and');
    expect(line.messages.at(-1)?.message).toBe('EndOfTranscript');
  });

  it('keeps no word open for longer than max_delay', async () => {
    const line = await recognize(emulator, {max_delay: 1});
    const audio = audioFile('harbor-tour').subarray(44);
    const due: number[] = [];
    line.socket.on('message', (data) => {
      const message = JSON.parse(`${data}`);
      const recognized = line.named('AudioAdded').length / 10;
      const words = message.message === 'AddTranscript' ? message.results : [];
      for (const {type, end_time} of words) if (type === 'word') due.push(recognized - end_time);
    });
    const count = stream(line, audio);
    line.send({message: 'EndOfStream', last_seq_no: count});
    await line.next('EndOfTranscript');
    expect(due).toHaveLength(42);
    expect(Math.max(...due)).toBeLessThan(1.2);
  });

  it('translates each sentence after its final, and warns of targets that it lacks', async () => {
    const line = await transcribe(emulator, {}, {translation_config: {target_languages: ['fr', 'xx']}});
    expect(line.named('Warning')[0]).toMatchObject({type: 'unsupported_translation_pair'});
    const order = line.messages
      .map(({message}) => message)
      .filter((name) => /^Add(Transcript|Translation)$/.test(name));
    expect(order.slice(0, 4)).toEqual(['AddTranscript', 'AddTranslation', 'AddTranscript', 'AddTranslation']);
    expect(line.named('AddTranslation')[0]).toMatchObject({
      language: 'fr',
      results: [{content: 'Bonjour et bienvenue à la visite du port.', start_time: 0.36, end_time: 2.96}],
    });
  });

  it('names speakers on request, and takes files as they are', async () => {
    const line = await Line.open(emulator, '/v2/en/');
    line.send({...startRecognition({diarization: 'speaker'}), audio_format: {type: 'file'}});
    await line.next('RecognitionStarted');
    const count = stream(line, audioFile('announcement'), 4096);
    line.send({message: 'EndOfStream', last_seq_no: count});
    await line.next('EndOfTranscript');
    expect(line.named('AddTranscript').map(transcriptOf).join('')).toBe('Good morning. Mind the step. ');
    expect(line.named('AddTranscript')[0]).toMatchObject({results: [{alternatives: [{speaker: 'S1'}]}, {}, {}]});
  });

  it('ignores audio after the end, with a warning', async () => {
    const line = await recognize(emulator);
    line.send({message: 'EndOfStream', last_seq_no: 0});
    line.send(Buffer.alloc(100));
    expect(await line.next('Warning')).toMatchObject({type: 'add_audio_after_eos', seq_no: 1});
    await line.next('EndOfTranscript');
  });

  it.each([
    [8000, 'telephony'],
    [12_000, 'broadcast'],
    [16_000, 'broadcast'],
  ])('at %i Hz runs with the %s model', async (sampleRate, quality) => {
    const line = await recognize(emulator, {}, {audio_format: {...RAW, sample_rate: sampleRate}});
    await line.next('Info', 2);
    expect(line.named('Info').map(({type, quality: chosen}) => [type, chosen])).toEqual([
      ['concurrent_session_usage', undefined],
      ['recognition_quality', quality],
    ]);
  });

  it.each([0, 7, 10_000])('ends after EndOfStream with last_seq_no %i, however many frames came', async (lastSeqNo) => {
    const line = await recognize(emulator);
    const count = stream(line, audioFile('harbor-tour').subarray(44));
    line.send({message: 'EndOfStream', last_seq_no: lastSeqNo});
    await line.next('EndOfTranscript');
    expect(line.named('AudioAdded')).toHaveLength(count);
    expect(line.named('Error')).toEqual([]);
  });
});

describe('bad input', () => {
  const before = async (data: object | string | Buffer) => {
    const line = await Line.open(emulator, '/v2');
    line.send(data);
    return line;
  };
  const during = async (data: object | string | Buffer) => {
    const line = await recognize(emulator);
    line.send(data);
    return line;
  };

  const started = startRecognition;
  const withFormat = (format: object) => startRecognition({}, {audio_format: format});
  const targets = (...list: string[]) => startRecognition({}, {translation_config: {target_languages: list}});

  it.each<[string, (data: object | string | Buffer) => Promise<Line>, object | string | Buffer, string, number]>([
    ['malformed JSON', before, '{"message": ', 'invalid_message', 1003],
    ['a list', before, '[1]', 'invalid_message', 1003],
    ['no message name', before, '{}', 'invalid_message', 1003],
    ['an unknown message', before, {message: 'Hello'}, 'invalid_message', 1003],
    ['a prototype member as a name', before, {message: 'constructor'}, 'invalid_message', 1003],
    ['a message of the service', before, {message: 'EndOfTranscript'}, 'invalid_message', 1003],
    ['audio before the start', before, Buffer.alloc(10), 'protocol_error', 1003],
    ['the end before the start', before, {message: 'EndOfStream', last_seq_no: 0}, 'protocol_error', 1003],
    ['a second start', during, started(), 'protocol_error', 1003],
    ['text instead of a number', during, {message: 'EndOfStream', last_seq_no: 'x'}, 'invalid_message', 1003],
    ['a number for a language', before, started({language: 5}), 'invalid_message', 1003],
    ['an unknown language', before, started({language: 'xx'}), 'invalid_language', 1003],
    ['a language with a country', before, started({language: 'en-GB'}), 'invalid_language', 1003],
    ['a language of batch alone', before, started({language: 'auto'}), 'invalid_model', 4004],
    ['the model of the preview host', before, started({language: 'multi'}), 'invalid_model', 4004],
    ['a delay out of range', before, started({max_delay: 900}), 'invalid_config', 1003],
    [
      'an entry of the dictionary without content',
      before,
      started({additional_vocab: [{content: '', sounds_like: []}]}),
      'invalid_config',
      1003,
    ],
    ['an unknown model', before, started({model: 'huge'}), 'invalid_model', 4004],
    ['a misspelled setting', before, started({enable_partial: true}), 'invalid_config', 1003],
    ['six targets', before, targets('a', 'b', 'c', 'd', 'e', 'f'), 'invalid_config', 1003],
    ['an unknown encoding', before, withFormat({...RAW, encoding: 'pcm_s24le'}), 'invalid_audio_type', 1003],
    ['channels without labels', before, started({diarization: 'channel'}), 'invalid_config', 1003],
    [
      'channel audio without channels',
      during,
      {message: 'AddChannelAudio', channel: 'a', data: ''},
      'protocol_error',
      1003,
    ],
    ['speakers without diarization', during, {message: 'GetSpeakers'}, 'protocol_error', 1003],
  ])('%s ends the session with its error and close code', async (_what, send, data, type, code) => {
    const line = await send(data);
    const error = await line.next('Error');
    expect(error).toMatchObject({type, reason: expect.any(String)});
    expect(contracts.fault('realtime', 'Error', error)).toBeUndefined();
    // The payload of the close frame names the type, so that a client that missed the message knows it.
    expect(await line.end()).toEqual({code, reason: type});
  });

  it('a file that is no audio ends the session, and so does text that is sent as a file', async () => {
    for (const bytes of [Buffer.from('Good morning and welcome.\n'.repeat(50)), Buffer.alloc(2000, 7)]) {
      const line = await Line.open(emulator, '/v2');
      line.send(withFormat({type: 'file'}));
      await line.next('RecognitionStarted');
      line.send(bytes);
      expect(await line.next('Error')).toMatchObject({type: 'invalid_audio_type'});
      await line.end();
    }
  });

  it('audio between start and confirmation is out of order', async () => {
    const line = await Line.open(emulator, '/v2');
    line.send(startRecognition());
    line.send(Buffer.alloc(100));
    expect(await line.next('Error')).toMatchObject({type: 'protocol_error'});
    expect((await line.end()).code).toBe(1003);
  });

  it('an enormous frame is never read', async () => {
    const small = await start({maxFrameBytes: 16_000});
    const line = await recognize(small);
    line.send(Buffer.alloc(100_000));
    expect((await line.end()).code).toBe(1009);
  });

  it('a path that names another language than the settings is rejected', async () => {
    const line = await Line.open(emulator, '/v2/de');
    line.send(startRecognition());
    expect(await line.next('Error')).toMatchObject({type: 'invalid_config'});
  });
});

describe('limits', () => {
  it('warns three times before it ends an idle session, and pings do not help', async () => {
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

  it('ends a session of 48 hours, and one without any sign of life after 3 minutes', async () => {
    let clock = Date.now();
    const own = await start({now: () => clock, timeScale: 1});
    const silent = await recognize(own);
    clock += 3 * 60_000;
    expect(await silent.next('Error')).toMatchObject({
      type: 'idle_timeout',
      reason: 'Time without audio, ping, or pong: 3 minutes.',
    });
    expect((await silent.end()).code).toBe(1008);
    const long = await recognize(own);
    clock += 48 * 3_600_000;
    expect(await long.next('Error')).toMatchObject({type: 'session_timeout'});
    expect((await long.end()).code).toBe(1008);
  });
});

describe('faults on demand', () => {
  it.each([
    ['/v2', 'session_timeout', ['45m', '30m', '15m']],
    ['/v2', 'idle_timeout', ['15m', '10m', '5m']],
    ['/v1/flow', 'session_timeout', [undefined]],
  ])('on %s, %s comes after the warnings of its type', async (path, type, left) => {
    const line = await Line.open(emulator, path, {'X-Emulator-Fault': `${type}@0.1`});
    line.send(
      path === '/v2' ? startRecognition() : {message: 'StartConversation', conversation_config: {template_id: 'a'}},
    );
    await line.next(path === '/v2' ? 'RecognitionStarted' : 'ConversationStarted');
    line.send(Buffer.alloc(6400));
    await line.end();
    const warnings = line.named('Warning').filter((one) => one.type === type);
    expect(warnings.map(({reason}) => /in (\d+m)/.exec(`${reason}`)?.[1])).toEqual(left);
    expect(line.named('Error').map((one) => one.type)).toEqual([type]);
  });

  it('happens after so much audio, and only as often as requested', async () => {
    const open = () => Line.open(emulator, '/v2', {'X-Emulator-Fault': '1011@1*1'});
    const line = await open();
    line.send(startRecognition());
    await line.next('RecognitionStarted');
    stream(line, audioFile('harbor-tour').subarray(44));
    expect((await line.end()).code).toBe(1011);
    expect(line.named('AudioAdded')).toHaveLength(10);
    const again = await open();
    again.send(startRecognition());
    await again.next('RecognitionStarted');
    stream(again, audioFile('harbor-tour').subarray(44));
    await again.next('AddTranscript', 4);
  });
});
