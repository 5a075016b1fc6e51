/**
 * Speech over time from recorded data, a path for each lane of src/components/SpeechLanes: 1,000 units from the first
 * second to the last, 20 from top to bottom.
 */
import {
  measure,
  readRecord,
  type StoredRecord,
  sessionWith,
  spokenWords,
  summaryOf,
} from '@speech-docs/protocol/sessionRecord';
import programSessions from '../../data/programSessions.json';
import sessions from '../../data/sessions.json';
import chapters from '../../samples/batch/output/auto-chapters.json';
import sentiment from '../../samples/batch/output/sentiment-analysis.json';

const WIDTH = 1000;
/** Bars around the middle of a lane, as in a waveform. */
const BAR_STEP = 6;

/** `6:42`, as players write it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The times on an axis that ends at a multiple of `step`, in seconds. */
const timesTo = (end: number, step: number) =>
  Array.from({length: end / step + 1}, (_, index) => (end < 60 ? `${index * step} s` : clock(index * step)));

interface Span {
  lane: string;
  start: number;
  end: number;
}

const record = readRecord(sessions as unknown as StoredRecord);

function barsOf(spans: readonly Span[], seconds: number, step: number): string {
  const end = Math.ceil(seconds / step) * step;
  const names = [...new Set(spans.map(({lane}) => lane))];
  const at = (time: number) => Math.min(WIDTH, Math.round((WIDTH * time) / end));
  const lanes = names.map((name) => {
    const bars = spans
      .filter(({lane}) => lane === name)
      .flatMap((span) => {
        const [first, last] = [at(span.start) + 1, at(span.end) - 1];
        const count = Math.max(1, Math.round((last - first) / BAR_STEP));
        return Array.from(
          {length: count},
          (_, index) => `M${first + index * BAR_STEP} ${3 + (index % 2) * 3}v${14 - (index % 2) * 6}`,
        );
      });
    return {name, path: bars.join('')};
  });
  return JSON.stringify({times: timesTo(end, step), lanes});
}

/** A line for each wait of a word for its final, under four values of `max_delay`. Equal waits are one line. */
function delaysOf(values: readonly number[], end: number): string {
  const lanes = values.map((maxDelay) => {
    const {waits, median} = measure(sessionWith(record, {maxDelay, trigger: 0}));
    const places = [...new Set(waits.map((wait) => Math.round((WIDTH * wait) / end)))].sort((a, b) => a - b);
    return {name: `${maxDelay} s (${median.toFixed(2)} s)`, path: ticksAt(places)};
  });
  return JSON.stringify({times: timesTo(end, 1), lanes});
}

function liveSession(): string {
  const {frames} = sessionWith(record, {maxDelay: 1, trigger: 0});
  const end = Math.ceil(record.seconds / 5) * 5;
  const at = (time: number) => Math.round((WIDTH * time) / end);
  const ticks = (name: string) => {
    const named = frames.filter(({message}) => message?.message === name);
    const withWords = named.filter((frame) => summaryOf(frame, record) !== '');
    return ticksAt(withWords.map((frame) => at(frame.at)));
  };
  const speech = spokenWords(record).map(
    ({start_time, end_time}) => `M${at(start_time)} 10h${at(end_time) - at(start_time)}`,
  );
  return JSON.stringify({
    times: timesTo(end, 5),
    lanes: [
      {name: 'Speech', path: speech.join('')},
      {name: 'Partials', path: ticks('AddPartialTranscript')},
      {name: 'Finals', path: ticks('AddTranscript')},
    ],
  });
}

/** A tick at each place. Steps from one to the next, not places: equal steps are equal text, which compresses. */
const ticksAt = (places: readonly number[]) =>
  `M0 18${places.map((place, index) => `m${place - (places[index - 1] ?? 0)}-16v16`).join('')}`;

const sentiments = sentiment.sentiment_analysis.segments.map(({sentiment: lane, start_time, end_time}) => ({
  lane,
  start: start_time,
  end: end_time,
}));
const chapterSpans = chapters.chapters.map(({title, start_time, end_time}) => ({
  lane: `${clock(start_time)} ${title}`,
  start: start_time,
  end: end_time,
}));

/** The question of the first conversation and its reply, as loud as each other. */
function conversation(): string {
  const frames = programSessions['flow/first-conversation'];
  const at = (name: string) => frames.find((frame) => frame.name === name)?.at ?? 0;
  const wave = (name: string, from: number, to: number) => {
    const [start, end] = [from, to].map((time) => Math.round((WIDTH * time) / 8)) as [number, number];
    return {name, path: `M${start} 4${'v12m6-10v8m6-10'.repeat(Math.round((end - start) / 12))}`};
  };
  const lanes = [wave('You', 0, at('AddTranscript')), wave('Agent', at('ResponseStarted'), at('ResponseCompleted'))];
  return JSON.stringify({times: timesTo(8, 2), lanes});
}

export const laneDrawings: Readonly<Record<string, string>> = {
  sentiment: barsOf(sentiments, Math.ceil(Math.max(...sentiments.map(({end}) => end))), 5),
  chapters: barsOf(chapterSpans, 27, 5),
  live: liveSession(),
  conversation: conversation(),
  delays: delaysOf([0.7, 1, 2, 4], 5),
};
