/** Usage over whole days, summed by kind of job and then by language: jobs that succeeded, today's not yet. */
import type {Fields} from '@speech-docs/protocol/contracts';

export interface UsageRow {
  type: string;
  language: string;
  model: unknown;
  seconds: number;
  createdMs: number;
}

const DAY_MS = 86_400_000;

interface Range {
  since: string | null;
  until: string | null;
  now: number;
}

/** Returns the usage between two days, both included; `undefined` when a day is not a date. */
export function usageOf(rows: UsageRow[], {since, until, now}: Range): Fields | undefined {
  const first = Math.min(now, ...rows.map(({createdMs}) => createdMs));
  const to = until ?? dayOf(now - DAY_MS);
  // On the day of the first job, the last full day is earlier than the first.
  const from = since ?? [dayOf(first), to].sort()[0] ?? to;
  if (![from, to].every(isDay)) return undefined;
  const isCounted = (day: string) => day >= from && day <= to && day < dayOf(now);
  const counted = rows.filter(({createdMs}) => isCounted(dayOf(createdMs)));
  const summary = sum(counted, ({type}) => ({mode: 'batch', type}));
  const details = sum(counted, ({type, language, model}) => ({
    mode: 'batch',
    type,
    language,
    ...(type === 'transcription' && {model: model ?? 'standard'}),
  }));
  return {since: `${from}T00:00:00Z`, until: `${to}T23:59:59Z`, summary, details};
}

/** Reads a date back: `Date.parse` of Node.js 24 takes 31 February for 3 March. */
const isDay = (text: string) => dayOf(Date.parse(text) || 0) === text;

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function sum(rows: UsageRow[], facts: (row: UsageRow) => Fields): Fields[] {
  const groups = new Map<string, {facts: Fields; count: number; seconds: number}>();
  for (const row of rows) {
    const own = facts(row);
    const group = groups.get(JSON.stringify(own)) ?? {facts: own, count: 0, seconds: 0};
    groups.set(JSON.stringify(own), {...group, count: group.count + 1, seconds: group.seconds + row.seconds});
  }
  return [...groups.values()].map(({facts, count, seconds}) => ({
    ...facts,
    count,
    duration_hrs: Math.round((seconds / 3600) * 100) / 100,
  }));
}
