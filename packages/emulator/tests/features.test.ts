/** Real time today: forced ends of utterances, speakers, channels, changes of settings, and ignored vocabulary. */
import type {Item} from '@speech-docs/protocol/transcript';
import {describe, expect, it} from 'vitest';
import {
  expectSchemas,
  finalText,
  HARBOR_TOUR,
  type Message,
  startRecognition,
  TOUR,
  transcriptOf,
} from './support/messages';
import {Recorder} from './support/recordedSessions';

function expectContract(session: Recorder): void {
  expectSchemas('realtime', session.messages);
  expect(session.broken).toEqual([]);
  expect(session.unexpected).toEqual([]);
}

describe('a forced end of utterance', () => {
  it('makes the open words final and ends the utterance, both marked as forced', () => {
    const session = new Recorder().send(startRecognition({max_delay: 4, enable_partials: true}));
    session.audio(20);
    const before = session.messages.length;
    session.send({message: 'ForceEndOfUtterance'});
    const [final, partial, end] = session.messages.slice(before);
    expect(final).toMatchObject({message: 'AddTranscript', forced: true});
    expect(transcriptOf(final as Message)).toBe('Good morning and welcome to ');
    expect(partial).toMatchObject({message: 'AddPartialTranscript', results: []});
    expect(partial).not.toHaveProperty('forced');
    expect(end).toMatchObject({message: 'EndOfUtterance', forced: true, metadata: {start_time: 2, end_time: 2}});
    expectContract(session);
  });

  it('ends at its timestamp, and leaves later words open', () => {
    const session = new Recorder().send(startRecognition({max_delay: 4}));
    session.audio(20);
    session.send({message: 'ForceEndOfUtterance', timestamp: 1.2});
    expect(session.named('EndOfUtterance')).toMatchObject([{metadata: {end_time: 1.2}}]);
    expect(transcriptOf(session.named('AddTranscript')[0] as Message)).toBe('Good morning and ');
    session.stream(TOUR.subarray(20 * 1600));
    session.end();
    expect(finalText(session)).toMatch(/^Good morning and welcome to the harbor/);
  });

  it('is not followed by another end for the same silence', () => {
    const session = new Recorder().send(
      startRecognition({conversation_config: {end_of_utterance_silence_trigger: 0.3}}),
    );
    session.audio(31);
    session.send({message: 'ForceEndOfUtterance'});
    const before = session.named('EndOfUtterance').length;
    session.audio(3);
    expect(session.named('EndOfUtterance')).toHaveLength(before);
  });
});

describe('speakers', () => {
  const DIARIZED = {diarization: 'speaker', model: 'enhanced'};

  it('are returned with identifiers, now and at the end', () => {
    const session = new Recorder().send(
      startRecognition({...DIARIZED, speaker_diarization_config: {get_speakers: true}}),
    );
    session.send({message: 'GetSpeakers'});
    expect(session.named('SpeakersResult')).toMatchObject([{speakers: []}]);
    session.stream(TOUR);
    session.send({message: 'GetSpeakers'});
    session.send({message: 'GetSpeakers', final: true});
    session.end();
    const results = session.named('SpeakersResult');
    expect(results).toHaveLength(3);
    expect(results[2]).toMatchObject({speakers: [{label: 'S1', speaker_identifiers: [expect.any(String)]}]});
    expect(session.messages.at(-1)?.message).toBe('EndOfTranscript');
    expectContract(session);
  });

  it('of another model are ignored, with a warning before recognition starts', () => {
    const session = new Recorder();
    const speakers = [{label: 'Nadia', speaker_identifiers: ['bm90IG91cnM=']}];
    session.send(startRecognition({...DIARIZED, speaker_diarization_config: {speakers}}));
    const order = session.messages.map(({message, type}) => `${message} ${type ?? ''}`.trim());
    expect(order.indexOf('Warning speaker_id')).toBeGreaterThan(-1);
    expect(order.indexOf('Warning speaker_id')).toBeLessThan(order.indexOf('RecognitionStarted'));
  });
});

describe('channels', () => {
  const CHANNELS = {diarization: 'channel', channel_diarization_labels: ['agent', 'caller']};
  const audio = (channel: string, from: number, to: number) => ({
    message: 'AddChannelAudio',
    channel,
    data: TOUR.subarray(from * 1600, to * 1600).toString('base64'),
  });

  it('are confirmed, numbered, and transcribed separately; the last one that ends is the end of the session', () => {
    const session = new Recorder().send(startRecognition(CHANNELS));
    expect(session.named('RecognitionStarted')).toMatchObject([{channel_ids: ['agent', 'caller']}]);
    session.send(audio('agent', 0, 40));
    session.send(audio('caller', 0, 10));
    session.send(audio('agent', 40, 80));
    const confirmed = session.named('ChannelAudioAdded').map(({channel, seq_no}) => `${channel} ${seq_no}`);
    expect(confirmed).toEqual(['agent 1', 'caller 1', 'agent 2']);
    session.send({message: 'EndOfChannel', channel: 'agent', last_seq_no: 2});
    expect(session.named('EndOfTranscript')).toEqual([]);
    session.send({message: 'EndOfChannel', channel: 'caller', last_seq_no: 1});
    expect(finalText(session, 'agent')).toMatch(/^Good morning and welcome to the harbor tour\. /);
    expect(finalText(session, 'caller')).toBe('Good');
    expect(session.messages.at(-1)?.message).toBe('EndOfTranscript');
    expectContract(session);
  });

  it('with audio that is not Base64 end the session', () => {
    const session = new Recorder().send(startRecognition(CHANNELS));
    session.send({message: 'AddChannelAudio', channel: 'agent', data: '%'});
    expect(session.named('Error')).toMatchObject([{type: 'invalid_message'}]);
  });

  it('take no binary frames, nothing after their end, and no more than the service has', () => {
    const session = new Recorder().send(startRecognition(CHANNELS));
    session.audio(1);
    const ended = new Recorder().send(startRecognition(CHANNELS)).send(audio('agent', 0, 40));
    ended.send({message: 'EndOfChannel', channel: 'agent', last_seq_no: 1}).send(audio('agent', 40, 80));
    for (const one of [session, ended]) expect(one.named('Error')).toMatchObject([{type: 'protocol_error'}]);
    const three = new Recorder().send(startRecognition({...CHANNELS, channel_diarization_labels: ['a', 'b', 'c']}));
    expect(three.named('Error')).toMatchObject([{type: 'invalid_config'}]);
  });
});

it('a recording is recognized again after silence, without what a gap has cut', () => {
  const listen = (...parts: Buffer[]) =>
    finalText(
      new Recorder()
        .send(startRecognition({max_delay: 1}))
        .stream(Buffer.concat(parts))
        .end(),
    );
  expect(listen(TOUR, Buffer.alloc(32_000), TOUR)).toBe(`${HARBOR_TOUR} ${HARBOR_TOUR}`);
  expect(listen(TOUR.subarray(0, 64_000), TOUR.subarray(96_000))).toMatch(/We leave from the lighthouse first/);
});

describe('settings', () => {
  it('change in a running session without repeating the language', () => {
    const session = new Recorder().send(startRecognition());
    const turns = {end_of_utterance_silence_trigger: 0.25};
    const change = {conversation_config: turns, audio_filtering_config: {volume_threshold: 0}, enable_partials: true};
    session.send({message: 'SetRecognitionConfig', transcription_config: change});
    session.stream(TOUR);
    expect(session.named('EndOfUtterance').length).toBeGreaterThan(2);
    expect(session.named('AddPartialTranscript').length).toBeGreaterThan(2);
    expect(JSON.stringify(session.named('AddTranscript')[0])).toContain('"volume":');
    session.end();
    expectContract(session);
  });

  it('of the custom dictionary that are too long are ignored, with a warning for each entry', () => {
    const session = new Recorder();
    session.send(
      startRecognition({additional_vocab: ['one two three four five six seven', 'Siobhan', 'x'.repeat(4001)]}),
    );
    expect(session.named('Warning').map(({type}) => type)).toEqual(['validation_warning', 'validation_warning']);
    expect(session.named('RecognitionStarted')).toHaveLength(1);
  });

  it('for entities put one in the place of its words in a final, and leave the words in a partial', () => {
    const session = new Recorder().send(startRecognition({enable_entities: true, enable_partials: true}));
    session.stream(TOUR).end();
    const entities = (name: string) =>
      session.named(name).flatMap(({results}) => (results as Item[]).filter(({type}) => type === 'entity'));
    const words = (items: Item[] = []) => items.map(({alternatives}) => alternatives[0]?.content);
    const [entity, ...others] = entities('AddTranscript');
    expect([others, entities('AddPartialTranscript')]).toEqual([[], []]);
    expect(entity).toMatchObject({entity_class: 'cardinal', start_time: 8.6, alternatives: [{content: '40'}]});
    expect([words(entity?.spoken_form), words(entity?.written_form)]).toEqual([['forty'], ['40']]);
  });
});
