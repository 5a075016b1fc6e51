/** What a finished job gives: transcripts in three formats, aligned text, and the files beside them. */
import {defaultTopics, provider} from '@speech-docs/protocol/facts';
import {describe, expect, it} from 'vitest';
import {silencesOf} from '../core/batch/transcript';
import {audioFile, contracts, ENGLISH, HARBOR_TOUR, shared} from './support/client';

const {rest} = shared();

/** A recording that exists as text only, by the name of its file. */
const named = (name: string) => ({data_file: {name, content: audioFile('harbor-tour').fill(1, 60)}});

const transcriptOf = rest.transcript.bind(rest);
const textOf = rest.transcriptText.bind(rest);

describe('a stereo recording', () => {
  const call = {data_file: {name: 'call.wav', content: audioFile('stereo-call')}};
  const channels = (settings: object = {}) => ({
    type: 'transcription',
    transcription_config: {language: 'en', diarization: 'channel', ...settings},
    sentiment_analysis_config: {},
    audio_events_config: {},
  });

  it('is recognized channel by channel, with their labels in the order of time', async () => {
    const labels = {channel_diarization_labels: ['Agent', 'Caller', 'Extra']};
    const body = await transcriptOf(channels(labels), call);
    const {results, sentiment_analysis: sentiment, audio_event_summary: events} = body;
    const said = (channel: string) =>
      results.flatMap((item: {channel: string; alternatives: {content: string}[]}) =>
        item.channel === channel ? item.alternatives.map(({content}) => content) : [],
      );
    expect(said('Agent').join(' ')).toBe('Ferry office , good morning . Of course , that comes to £31 .');
    expect(said('Caller').join(' ')).toBe('Hello , two tickets for the 23rd of April , please .');
    const times = results.map((item: {start_time: number}) => item.start_time);
    expect(times).toEqual([...times].sort((left, right) => left - right));
    expect(JSON.stringify(results)).not.toContain('"speaker"');
    expect(sentiment.summary.channels).toMatchObject([{channel: 'Agent'}, {channel: 'Caller'}]);
    expect(Object.keys(events.channels)).toEqual(['Agent', 'Caller']);
    expect(await textOf(channels(), call)).toBe(
      'SPEAKER: Channel 1\nFerry office, good morning.\nSPEAKER: Channel 2\nHello, two tickets for the 23rd of April, please.\n' +
        'SPEAKER: Channel 1\nOf course, that comes to £31.',
    );
  });

  it('is mixed without channel diarization', async () => {
    expect(await textOf(ENGLISH, call)).toBe(
      'Ferry office, good morning. Hello, two tickets for the 23rd of April, please. Of course, that comes to £31.',
    );
  });
});

describe('a job with the multilingual model', () => {
  const multilingual = (settings: object = {}) => ({
    type: 'transcription',
    transcription_config: {model: provider.models.multilingual, language: 'multi', ...settings},
  });

  it('recognizes the languages without their codes, and describes them by language', async () => {
    const config = multilingual({language_hints: ['es', 'en']});
    const {job, metadata, results} = await transcriptOf(config, named('platform.wav'));
    expect((await rest.json(`/v2/jobs/${job.id}`)).body.job.config).toEqual(config);
    expect(metadata.transcription_config).toMatchObject(config.transcription_config);
    expect(metadata.language_pack_info).toMatchObject({
      per_language_word_delimiters: {es: ' '},
      per_language_writing_direction: {es: 'left-to-right'},
    });
    const words = results.filter(({type}: {type: string}) => type === 'word');
    expect(words[0].alternatives[0]).toMatchObject({content: 'Gracias', language: 'es'});
  });

  const {multilingual: model} = provider.models;
  const localeOfAuto = {type: 'transcription', transcription_config: {language: 'auto', output_locale: 'en-GB'}};

  it.each([
    ['auto', multilingual({language: 'auto'}), `language auto is not supported by model ${model}`],
    ['one language', multilingual({language: 'en'}), `language en is not supported by model ${model}`],
    ['another model', multilingual({model: 'enhanced'}), 'language multi is not supported by model enhanced'],
    ['a summary', {...multilingual(), summarization_config: {}}, 'summarization_config: not supported'],
    ['a dictionary', multilingual({additional_vocab: [{content: 'Siobhan'}]}), 'additional_vocab: not supported'],
    ['a locale with auto, as with every model', localeOfAuto, 'output_locale: not supported with language auto'],
    ['hints that are no list', multilingual({language_hints: 'es'}), 'language_hints'],
  ])('is rejected: %s', async (_name, config, reason) => {
    const {status, body} = await rest.submit(config);
    expect(status).toBe(400);
    expect(body).toMatchObject({error: 'Job rejected', detail: expect.stringContaining(reason)});
  });
});

describe('a transcription job', () => {
  it.each([
    ['announcement', 'wav', 'Good morning. Mind the step.'],
    ['harbor-tour', 'mp3', HARBOR_TOUR],
  ])('knows %s of the project by its sound, whatever the name of the %s file', async (name, type, text) => {
    const recording = {data_file: {name: 'upload.bin', content: audioFile(name, type)}};
    expect(await textOf(ENGLISH, recording)).toBe(text);
  });

  it('says of other audio that it is unknown, and nothing of silence', async () => {
    const said = async (samples: Buffer) => {
      const content = Buffer.concat([audioFile('repair-desk').subarray(0, 44), samples]);
      content.writeUInt32LE(samples.length, 40);
      const job = await rest.run(ENGLISH, {data_file: {name: 'upload.wav', content}});
      expect(job.duration).toBe(5);
      return rest.text(`/v2/jobs/${job.id}/transcript?format=txt`);
    };
    expect(await said(Buffer.alloc(160_000).map((_, at) => (at * 7919) % 256) as Buffer)).toBe(
      'The emulator does not know this audio.',
    );
    expect(await said(Buffer.alloc(160_000))).toBe('');
  });

  it('returns what was requested: sentiment, topics, chapters, summary, translation, sounds, tracking', async () => {
    const body = await transcriptOf({
      ...ENGLISH,
      tracking: {title: 'Tour', tags: ['a'], details: {stop: 3}},
      sentiment_analysis_config: {},
      topic_detection_config: {},
      auto_chapters_config: {},
      summarization_config: {summary_type: 'bullets'},
      translation_config: {target_languages: ['fr', 'it']},
      audio_events_config: {},
    });
    expect(body.job.tracking).toEqual({title: 'Tour', tags: ['a'], details: {stop: 3}});
    expect(body.sentiment_analysis.summary.overall.neutral_count).toBe(4);
    expect(body.chapters).toHaveLength(1);
    expect(body.summary.content).toMatch(/^- /);
    expect(body.translations.fr[0].content).toBe('Bonjour et bienvenue à la visite du port.');
    expect(body.audio_event_summary.overall.music.count).toBe(1);
    // The tour pauses for half a second at most, and shorter gaps than a second are no silence.
    expect(body.audio_event_summary.overall.silence).toEqual({total_duration: 0, count: 0});
    expect(body.topics.segments).toEqual([]);
    expect(body.topics.summary.overall).toEqual(Object.fromEntries(defaultTopics.map((topic) => [topic, 0])));
  });

  it('writes a summary in paragraphs when they are asked for', async () => {
    const {summary} = await transcriptOf({...ENGLISH, summarization_config: {summary_type: 'paragraphs'}});
    expect(summary.content).toMatch(/^Good morning[^\n]+$/);
  });

  it('counts every topic of the list, the default one or the own, those that never occur included', async () => {
    const counted = async (topic_detection_config: object) =>
      (await transcriptOf({...ENGLISH, topic_detection_config}, named('radio-news.mp3'))).topics;
    expect((await counted({topics: ['Weather', 'Regatta']})).summary.overall).toEqual({Regatta: 0, Weather: 2});
    const {segments, summary} = await counted({});
    expect(Object.keys(summary.overall)).toEqual([...defaultTopics]);
    expect(summary.overall).toMatchObject({'News & Politics': 1, Travel: 2, Sports: 0});
    expect(segments[0].topics).toEqual([{topic: 'News & Politics'}]);
  });

  it('says in the metadata why a part is missing, in the words of the contract, and completes the rest', async () => {
    const parts = {sentiment_analysis_config: {}, topic_detection_config: {}, auto_chapters_config: {}};
    const translation_config = {target_languages: ['en', 'eu']};
    const type = 'transcription';
    const german = await transcriptOf(
      {type, transcription_config: {language: 'auto'}, ...parts, translation_config},
      named('voicemail.m4a'),
    );
    expect(german.metadata).toMatchObject({
      sentiment_analysis_errors: [{type: 'unsupported_language', message: 'Sentiment analysis not supported for de.'}],
      topic_detection_errors: [{type: 'unsupported_language', message: 'Topic Detection not supported for de.'}],
      translation_errors: [
        {type: 'unsupported_translation_pair', message: 'Translation from de to eu currently not supported'},
      ],
    });
    expect(german.metadata).not.toHaveProperty('auto_chapters_errors');
    expect(german).not.toHaveProperty('sentiment_analysis');
    expect(german).not.toHaveProperty('topics');
    expect(german.chapters).toHaveLength(1);
    expect(Object.keys(german.translations)).toEqual(['en']);
    const irish = await transcriptOf({type, transcription_config: {language: 'ga'}, auto_chapters_config: {}});
    expect(irish.metadata.auto_chapters_errors).toEqual([
      {type: 'unsupported_language', message: 'Auto chapters not supported for ga.'},
    ]);
    const topics = Array.from({length: 11}, (_, index) => `Topic ${index}`);
    const many = await transcriptOf({...ENGLISH, topic_detection_config: {topics}});
    expect(many).not.toHaveProperty('topics');
    expect(many.metadata.topic_detection_errors).toEqual([
      {type: 'unsupported_list_of_topics', message: 'List of topics cannot exceed 10 topics.'},
    ]);
    expect(many.results.length).toBeGreaterThan(0);
  });

  it('counts as silence what is at least a second without any sound, also before the first and after the last', () => {
    const sounds = [
      {start: 2, end: 3},
      {start: 1.5, end: 4},
      {start: 4.9, end: 5},
    ];
    expect(silencesOf(6.5, sounds, 1)).toEqual([
      {start: 0, end: 1.5},
      {start: 5, end: 6.5},
    ]);
    expect(silencesOf(0.5, [], 1)).toEqual([]);
  });

  it('leaves out what was not requested', async () => {
    expect(Object.keys(await transcriptOf(ENGLISH)).sort()).toEqual(['format', 'job', 'metadata', 'results']);
  });

  it('replaces a word by one rule, plain words before expressions, and every place that an expression matches', async () => {
    const replacements = [
      {from: '/o/', to: '0'},
      {from: '/./', to: 'x'},
      {from: 'Good', to: 'Bad'},
    ];
    const transcription_config = {language: 'en', transcript_filtering_config: {replacements}};
    expect(await textOf({...ENGLISH, transcription_config})).toMatch(/^Bad m0rning xxx welc0me t0 xxx harb0r t0ur\./);
  });

  it.each([
    ['en-GB', 'harbour'],
    ['en-AU', 'harbour'],
    ['en-US', 'harbor'],
  ])('spells in %s as its readers do: %s', async (output_locale, word) => {
    expect(await textOf({...ENGLISH, transcription_config: {language: 'en', output_locale}})).toContain(
      `the ${word} tour`,
    );
  });

  it('writes speakers into the text when diarization is on', async () => {
    const config = {type: 'transcription', transcription_config: {language: 'en', diarization: 'speaker'}};
    expect(await textOf(config, named('stop-3.wav'))).toContain('SPEAKER: S2\nThank you. Where do we sit?');
  });

  it('tags swear words and hesitations in English', async () => {
    const {results} = await transcriptOf(ENGLISH, named('late-train.wav'));
    const tagged = results.flatMap(({alternatives: [word]}: {alternatives: [{content: string; tags?: string[]}]}) =>
      word.tags ? [[word.content, ...word.tags]] : [],
    );
    expect(tagged).toEqual([
      ['Um', 'disfluency'],
      ['damn', 'profanity'],
    ]);
  });

  it('has identifiers of its speakers, with which a later job labels them', async () => {
    const call = (speaker_diarization_config: object) => {
      const transcription_config = {language: 'en', diarization: 'speaker', speaker_diarization_config};
      return transcriptOf({...ENGLISH, transcription_config}, named('support-call.wav'));
    };
    const {speakers} = await call({get_speakers: true});
    expect(speakers.map(({label}: {label: string}) => label)).toEqual(['S1', 'S2']);
    const again = await call({speakers: [{label: 'Agent', speaker_identifiers: speakers[0].speaker_identifiers}]});
    const labels = again.results.map((one: {alternatives: {speaker: string}[]}) => one.alternatives[0]?.speaker);
    expect([...new Set(labels)]).toEqual(['Agent', 'S1']);
    expect(again).not.toHaveProperty('speakers');
  });

  const [NOT_EXPECTED, NO_SPEECH, NOT_SURE] = [
    "The identified language 'de' is not one of the expected languages",
    'No speech found for language identification',
    'Language identification could not identify any language with sufficient confidence',
  ];
  const FRENCH = {low_confidence_action: 'use_default_language', default_language: 'fr'};
  it.each<
    [what: string, recording: string, settings: object, end: {message?: string; language?: string; error?: string}]
  >([
    ['a language that is not expected', 'voicemail', {expected_languages: ['en']}, {message: NOT_EXPECTED}],
    ['no speech', 'hold-music', {}, {message: NO_SPEECH}],
    ['no speech, with a default', 'hold-music', {default_language: 'en'}, {error: 'NO_SPEECH'}],
    ['an uncertain language', 'mumble', {}, {message: NOT_SURE}],
    ['one that is allowed', 'mumble', {low_confidence_action: 'allow'}, {language: 'de', error: 'LOW_CONFIDENCE'}],
    ['one with a default', 'mumble', FRENCH, {language: 'fr', error: 'LOW_CONFIDENCE'}],
  ])('meets %s as its settings say', async (_what, name, language_identification_config, expected) => {
    const config = {type: 'transcription', transcription_config: {language: 'auto'}, language_identification_config};
    const job = await rest.run(config, named(`${name}.wav`));
    expect(job.status).toBe(expected.message ? 'rejected' : 'done');
    expect(job.errors?.[0].message).toBe(expected.message);
    if (expected.message) return;
    const {body} = await rest.json(`/v2/jobs/${job.id}/transcript`);
    expect(contracts.fault('batch', 'RetrieveTranscriptResponse', body)).toBeUndefined();
    expect(body.metadata.language_identification.error).toBe(expected.error);
    expect(body.results[0]?.alternatives[0].language).toBe(expected.language);
  });

  it('keeps data, log and signed addresses', async () => {
    const job = await rest.run(ENGLISH);
    const data = await rest.fetch(`/v2/jobs/${job.id}/data`);
    expect(Buffer.from(await data.arrayBuffer()).equals(audioFile('harbor-tour'))).toBe(true);
    expect(await rest.text(`/v2/jobs/${job.id}/log`)).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} INFO orchestrator job/,
    );
    const {body} = await rest.json(`/v2/jobs/${job.id}/object-urls?ttl=60&url_for=data,transcript`);
    expect(Object.keys(body).sort()).toEqual(['data', 'transcript']);
    expect((await rest.json(`/v2/jobs/${job.id}/object-urls?url_for=data`)).status).toBe(422);
  });
});

it('a job that aligns a text has no transcript', async () => {
  const text_file = {name: 'a.txt', content: 'Good morning.\nMind the step.\n'};
  const {id} = await rest.run({type: 'alignment', alignment_config: {language: 'en'}}, {text_file});
  const error = 'Job is not of type transcription';
  expect(await rest.json(`/v2/jobs/${id}/transcript`)).toEqual({status: 404, body: {code: 404, error}});
});
