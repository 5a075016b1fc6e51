import {defaultTopics, provider} from '@speech-docs/protocol/facts';
import type {Transcript} from '@speech-docs/protocol/transcript';
import {describe, expect, it} from 'vitest';
import {silencesOf} from '../core/batch/transcript';
import {audioFile, ENGLISH, HARBOR_TOUR, shared} from './support/client';

const {rest} = shared();

/** A recording that exists as text only, by the name of its file. */
const named = (name: string) => ({data_file: {name, content: audioFile('harbor-tour').fill(1, 60)}});
const jobOf = (settings: object, parts: object = {}) => ({
  type: 'transcription',
  transcription_config: {language: 'en', ...settings},
  ...parts,
});
const textOf = (settings: object, file?: ReturnType<typeof named>) => rest.transcriptText(jobOf(settings), file);
const transcriptOf = (name: string, settings: object, parts: object = {}) =>
  rest.transcript(jobOf(settings, parts), named(name));
const bestOf = ({results}: Transcript) =>
  results.map(({alternatives: [best], ...item}) => ({...item, ...(best as typeof best & {tags?: string[]})}));

it('a stereo recording is recognized by channel, with labels in the order of time, and mixed without channels', async () => {
  const call = {data_file: {name: 'call.wav', content: audioFile('stereo-call')}};
  const labels = {diarization: 'channel', channel_diarization_labels: ['Agent', 'Caller', 'Extra']};
  const parts = {sentiment_analysis_config: {}, audio_events_config: {}};
  const body = await rest.transcript(jobOf(labels, parts), call);
  expect(JSON.stringify(body.results)).not.toContain('"speaker"');
  expect(body.sentiment_analysis.summary.channels).toMatchObject([{channel: 'Agent'}, {channel: 'Caller'}]);
  expect(Object.keys(body.audio_event_summary.channels)).toEqual(['Agent', 'Caller']);
  const said = [
    ['Agent', 'Ferry office, good morning.'],
    ['Caller', 'Hello, two tickets for the 23rd of April, please.'],
    ['Agent', 'Of course, that comes to £31.'],
  ];
  const text = said.map(([who, what]) => `SPEAKER: ${who}\n${what}`).join('\n');
  expect(await textOf(labels, call)).toBe(text);
  expect(await textOf({diarization: 'channel'}, call)).toBe(
    text.replaceAll('Agent', 'Channel 1').replaceAll('Caller', 'Channel 2'),
  );
  expect(await textOf({}, call)).toBe(said.map(([, what]) => what).join(' '));
});

it('the multilingual model recognizes languages without their codes, and describes them by language', async () => {
  const settings = {model: provider.models.multilingual, language: 'multi', language_hints: ['es', 'en']};
  const body = await transcriptOf('bilingual-call.mp3', settings);
  expect((await rest.json(`/v2/jobs/${body.job.id}`)).body.job.config).toEqual(jobOf(settings));
  expect(body.metadata.transcription_config).toMatchObject(settings);
  expect(body.metadata.language_pack_info).toMatchObject({
    per_language_word_delimiters: {es: ' '},
    per_language_writing_direction: {es: 'left-to-right'},
  });
  expect(bestOf(body).find(({type}) => type === 'word')).toMatchObject({content: 'Gracias', language: 'es'});
});

describe('a transcription job', () => {
  it('writes a summary in paragraphs when they are asked for', async () => {
    const {summary} = await rest.transcript({...ENGLISH, summarization_config: {summary_type: 'paragraphs'}});
    expect(summary.content).toMatch(/^Good morning[^\n]+$/);
  });

  it('has no chapters in a recording without words', async () => {
    expect(await transcriptOf('hold-music.wav', {}, {auto_chapters_config: {}})).toMatchObject({chapters: []});
  });

  it('counts every topic of the list, the default one or the own, those that never occur included', async () => {
    const counted = async (topic_detection_config: object) =>
      (await transcriptOf('ferry-call.mp3', {}, {topic_detection_config})).topics;
    expect((await counted({topics: ['Weather', 'Regatta']})).summary.overall).toEqual({Regatta: 0, Weather: 2});
    const {segments, summary} = await counted({});
    expect(Object.keys(summary.overall)).toEqual([...defaultTopics]);
    expect(summary.overall).toMatchObject({'Business & Finance': 1, Travel: 2, Sports: 0});
    expect(segments[1].topics).toEqual([{topic: 'Travel'}]);
  });

  const LANGUAGE = 'unsupported_language';
  const topics = Array.from({length: 11}, (_, index) => `Topic ${index}`);
  it.each<[part: string, settings: object, config: object, type: string, message: string]>([
    ['sentiment_analysis', {}, {}, LANGUAGE, 'Sentiment analysis not supported for de.'],
    ['topic_detection', {}, {}, LANGUAGE, 'Topic Detection not supported for de.'],
    ['auto_chapters', {language: 'ga'}, {}, LANGUAGE, 'Auto chapters not supported for ga.'],
    [
      'translation',
      {},
      {target_languages: ['en', 'eu']},
      'unsupported_translation_pair',
      'Translation from de to eu currently not supported',
    ],
    [
      'topic_detection',
      {language: 'en'},
      {topics},
      'unsupported_list_of_topics',
      'List of topics cannot exceed 10 topics.',
    ],
  ])(
    'says in the metadata why it has no %s with %j, and completes the rest',
    async (part, settings, config, type, message) => {
      const parts = {auto_chapters_config: {}, [`${part}_config`]: config};
      const body = await transcriptOf('voicemail.m4a', {language: 'auto', ...settings}, parts);
      expect(body.metadata[`${part}_errors`]).toEqual([{type, message}]);
      expect([body.sentiment_analysis, body.topics, body.translations?.eu]).toEqual([undefined, undefined, undefined]);
      expect(body.chapters ?? 'none').toHaveLength(part === 'auto_chapters' ? 4 : 1);
      expect(body.translations?.en?.length > 0).toBe(part === 'translation');
    },
  );

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

  it('replaces a word by one rule, plain words before expressions, and every place that an expression matches', async () => {
    const replacements = [
      {from: '/o/', to: '0'},
      {from: '/./', to: 'x'},
      {from: 'Good', to: 'Bad'},
    ];
    expect(await textOf({transcript_filtering_config: {replacements}})).toMatch(
      /^Bad m0rning xxx welc0me t0 xxx harb0r t0ur\./,
    );
  });

  it('spells in en-AU as its readers do', async () => {
    expect(await textOf({output_locale: 'en-AU'})).toBe(HARBOR_TOUR.replace('harbor', 'harbour'));
  });

  it('tags swear words and hesitations in English', async () => {
    const tagged = bestOf(await transcriptOf('late-train.wav', {})).filter(({tags}) => tags);
    expect(tagged.map(({content, tags}) => `${content}: ${tags}`)).toEqual(['Um: disfluency', 'damn: profanity']);
  });

  it('has identifiers of its speakers, with which a later job labels them', async () => {
    const call = (speaker_diarization_config: object) =>
      transcriptOf('lost-ticket.wav', {diarization: 'speaker', speaker_diarization_config});
    const {speakers} = await call({get_speakers: true});
    expect(speakers).toMatchObject([{label: 'S1'}, {label: 'S2'}]);
    const again = await call({speakers: [{label: 'Agent', speaker_identifiers: speakers[0].speaker_identifiers}]});
    expect([...new Set(bestOf(again).map(({speaker}) => speaker))]).toEqual(['Agent', 'S1']);
    expect(again).not.toHaveProperty('speakers');
  });

  const identified = (recording: string, language_identification_config: object) =>
    [jobOf({language: 'auto'}, {language_identification_config}), named(`${recording}.wav`)] as const;

  it.each([
    ['voicemail', {expected_languages: ['en']}, "The identified language 'de' is not one of the expected languages"],
    ['hold-music', {}, 'No speech found for language identification'],
    ['mumble', {}, 'Language identification could not identify any language with sufficient confidence'],
  ])('is rejected for %s with %j', async (recording, settings, message) => {
    expect(await rest.run(...identified(recording, settings))).toMatchObject({status: 'rejected', errors: [{message}]});
  });

  it.each([
    ['hold-music', {default_language: 'en'}, 'NO_SPEECH', undefined],
    ['mumble', {low_confidence_action: 'allow'}, 'LOW_CONFIDENCE', 'de'],
    ['mumble', {low_confidence_action: 'use_default_language', default_language: 'fr'}, 'LOW_CONFIDENCE', 'fr'],
  ])('goes on with %s and %j', async (recording, settings, error, language) => {
    const body = await rest.transcript(...identified(recording, settings));
    expect([body.metadata.language_identification.error, bestOf(body)[0]?.language]).toEqual([error, language]);
  });
});

it('a job that aligns a text has no transcript', async () => {
  const text_file = {name: 'a.txt', content: 'Good morning.\nMind the step.\n'};
  const {id} = await rest.run({type: 'alignment', alignment_config: {language: 'en'}}, {text_file});
  const error = 'Job is not of type transcription';
  expect(await rest.json(`/v2/jobs/${id}/transcript`)).toEqual({status: 404, body: {code: 404, error}});
});
