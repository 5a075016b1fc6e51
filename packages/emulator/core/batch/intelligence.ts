/** Speech intelligence: summary, sentiment, topics and chapters of a recording, or why one of them is missing. */

import type {Contracts, Fields} from '@speech-docs/protocol/contracts/contracts';
import {defaultTopics, findLanguage} from '@speech-docs/protocol/facts';
import type {Recording} from '../recordings';
import type {TranscriptJob} from './job';
import {injectedErrors} from './jobFault';

/** Returns the parts of the transcript that the job requests and that nothing prevents. */
export function intelligenceOf(contracts: Contracts, job: TranscriptJob, code: string, isDiarized: boolean): Fields {
  const {config, recording} = job;
  const speakerOf = (speaker: string) => (isDiarized ? speaker : 'UU');
  const errors = intelligenceErrors(contracts, job, code);
  const wants = (name: string) => config[`${name}_config`] !== undefined && !errors[`${name}_errors`];
  return {
    summary: wants('summarization')
      ? {content: summary(recording, config.summarization_config?.summary_type)}
      : undefined,
    sentiment_analysis: wants('sentiment_analysis') ? sentiment(recording, speakerOf, isDiarized) : undefined,
    topics: wants('topic_detection') ? topics(recording, config.topic_detection_config?.topics) : undefined,
    chapters: wants('auto_chapters') ? (recording.chapters ?? chapters(recording)) : undefined,
  };
}

/** Returns, by the names that the metadata has for them, why parts that the job requests are missing. */
export function intelligenceErrors(contracts: Contracts, job: TranscriptJob, code: string): Fields {
  const {config} = job;
  const language = findLanguage(code);
  const {sentiment_analysis_config: sentiment, topic_detection_config: topics, auto_chapters_config: chapters} = config;
  const isTooMuch = (topics?.topics?.length ?? 0) > contracts.facts.maxTopics;
  const error = (id: string) => [contracts.jobError(id, {code, language: code})];
  // A bilingual pack is served where the data doesn't say whether it has them.
  const injected = (feature: string) => injectedErrors(contracts, job, feature);
  return {
    summarization_errors: injected('summarization'),
    sentiment_analysis_errors:
      injected('sentiment_analysis') ??
      (sentiment && language?.sentiment === false ? error('sentiment-language') : undefined),
    topic_detection_errors:
      injected('topic_detection') ??
      (topics && language?.topics === false
        ? error('topics-language')
        : isTooMuch
          ? error('topics-too-many')
          : undefined),
    auto_chapters_errors:
      injected('auto_chapters') ?? (chapters && language?.chapters === false ? error('chapters-language') : undefined),
  };
}

function summary({summary: told, sentences}: Recording, type: unknown): string {
  const bullets =
    told ??
    sentences
      .slice(0, 3)
      .map(({text}) => `- ${text}`)
      .join('\n');
  return type === 'paragraphs' ? bullets.replace(/^- /gm, '').replaceAll('\n', ' ') : bullets;
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
function topics(recording: Recording, asked: readonly string[] = []): Fields {
  const list = asked.length > 0 ? asked : defaultTopics;
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
  const [first] = recording.sentences;
  const title =
    first?.text
      .split(' ')
      .slice(0, 4)
      .join(' ')
      .replace(/[.,?!]$/, '') ?? 'Recording';
  const text = recording.sentences
    .slice(0, 2)
    .map((sentence) => sentence.text)
    .join(' ');
  return [{title, summary: text, start_time: 0, end_time: recording.seconds}];
}
