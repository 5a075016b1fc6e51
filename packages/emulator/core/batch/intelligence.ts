/** Speech intelligence: summary, sentiment, topics and chapters of a recording, or why one of them is missing. */
import type {Contracts, Fields} from '@speech-docs/protocol/contracts';
import {defaultTopics, findLanguage} from '@speech-docs/protocol/facts';
import type {Recording} from '../recordings';
import {injectedErrors, type TranscriptJob} from './job';

/** Returns the parts of the transcript that the job requests and that nothing prevents. */
export function intelligenceOf(contracts: Contracts, job: TranscriptJob, code: string, isDiarized: boolean): Fields {
  const {config, recording} = job;
  const speakerOf = (speaker: string) => (isDiarized ? speaker : 'UU');
  const errors = intelligenceErrors(contracts, job, code);
  const part = (name: string, make: () => unknown) =>
    config[`${name}_config`] !== undefined && !errors[`${name}_errors`] ? make() : undefined;
  return {
    summary: part('summarization', () => ({content: summary(recording, config.summarization_config?.summary_type)})),
    sentiment_analysis: part('sentiment_analysis', () => sentiment(recording, speakerOf, isDiarized)),
    topics: part('topic_detection', () => topics(recording, config.topic_detection_config?.topics)),
    chapters: part('auto_chapters', () => recording.chapters ?? chapters(recording)),
  };
}

/** Features that a language can lack: the flag in `data/languages.ts`, and the error. */
export const LANGUAGE_FEATURES = [
  ['sentiment_analysis', 'sentiment', 'sentiment-language'],
  ['topic_detection', 'topics', 'topics-language'],
  ['auto_chapters', 'chapters', 'chapters-language'],
] as const;

/** Returns, by the names that the metadata has for them, why parts that the job requests are missing. */
export function intelligenceErrors(contracts: Contracts, job: TranscriptJob, code: string): Fields {
  const language = findLanguage(code);
  const error = (id: string) => [contracts.jobError(id, {code, language: code})];
  const errors: Fields = {summarization_errors: injectedErrors(contracts, job, 'summarization')};
  for (const [feature, flag, id] of LANGUAGE_FEATURES) {
    // A bilingual pack is served where the data doesn't say whether it has the feature.
    const isMissing = job.config[`${feature}_config`] && language?.[flag] === false;
    errors[`${feature}_errors`] = injectedErrors(contracts, job, feature) ?? (isMissing ? error(id) : undefined);
  }
  const isTooMuch = (job.config.topic_detection_config?.topics?.length ?? 0) > contracts.facts.maxTopics;
  if (isTooMuch) errors.topic_detection_errors ??= error('topics-too-many');
  return errors;
}

/** A summary is that of its chapters, or its first sentences. */
function summary({chapters, sentences}: Recording, type: unknown): string {
  const points = chapters?.map((chapter) => chapter.summary) ?? sentences.slice(0, 3).map(({text}) => text);
  return type === 'paragraphs' ? points.join(' ') : points.map((point) => `- ${point}`).join('\n');
}

function sentiment(recording: Recording, speakerOf: (speaker: string) => string, isDiarized: boolean): Fields {
  const segments = recording.sentences.map(({text, start, end, speaker, channel, sentiment, confidence}) => ({
    text,
    sentiment,
    start_time: start,
    end_time: end,
    speaker: speakerOf(speaker),
    channel,
    confidence,
  }));
  const count = (of: typeof segments) => ({
    negative_count: of.filter((segment) => segment.sentiment === 'negative').length,
    neutral_count: of.filter((segment) => segment.sentiment === 'neutral').length,
    positive_count: of.filter((segment) => segment.sentiment === 'positive').length,
  });
  const names = isDiarized ? [...new Set(segments.map(({speaker}) => speaker))].sort() : [];
  const speakers = names.map((speaker) => ({speaker, ...count(segments.filter((one) => one.speaker === speaker))}));
  const channels = (recording.channels ?? []).map((channel) => {
    return {channel, ...count(segments.filter((one) => one.channel === channel))};
  });
  return {segments, summary: {overall: count(segments), speakers, channels}};
}

/** Counts every topic of the list, those that never occur included. */
function topics(recording: Recording, requested: readonly string[] = []): Fields {
  const list = requested.length > 0 ? requested : defaultTopics;
  const segments = recording.sentences
    .map(({text, start, end, topics}) => ({
      text,
      start_time: start,
      end_time: end,
      topics: topics.filter((topic) => list.includes(topic)).map((topic) => ({topic})),
    }))
    .filter(({topics}) => topics.length > 0);
  const found = segments.flatMap((segment) => segment.topics.map(({topic}) => topic));
  const counts = [...list].sort().map((name) => [name, found.filter((topic) => topic === name).length]);
  return {segments, summary: {overall: Object.fromEntries(counts)}};
}

function chapters(recording: Recording): Fields[] {
  const [first, second] = recording.sentences.map(({text}) => text);
  if (first === undefined) return [];
  const words = first.split(' ').slice(0, 4);
  const title = words.join(' ').replace(/[.,?!]$/, '');
  const summary = [first, second].filter(Boolean).join(' ');
  return [{title, summary, start_time: 0, end_time: recording.seconds}];
}
