/**
 * The conformance report: what clients did, session by session and request by request, which rules they kept and broke.
 */
import {writeFileSync} from 'node:fs';
import {provider} from '@speech-docs/protocol/facts';
import type {Violation} from '@speech-docs/protocol/rules';
import type {Exchange, ReportSink, SessionReport} from '../core/reportSink';
import type {ConformanceReport, Finding, ReportedSession} from '../pack/emulator';
import {RequestChecker} from './requests';

/** Sessions and requests that a report lists, with those that broke a rule. */
const MAX_LISTED = 1000;
const MAX_BROKEN = 10_000;

const NOT_JUDGED = [
  'whether audio is kept, and sent again after a failure: drills show it',
  'the number of retries in a row: drills show it',
  'what is played, and for how long after an interruption',
  'what is shown or stored of transcripts and replies',
  'whether a function runs once for each call, and with valid arguments: drills show it',
  'the pace of audio in real time, where a recording may come faster than it is spoken',
] as const;

export class ReportCollector {
  readonly sessions: SessionReport[] = [];
  readonly exchanges: (Exchange & {broken: Finding[]})[] = [];
  readonly unlisted = {sessions: 0, requests: 0};
  private readonly requests = new RequestChecker();

  /** Returns the sink for the emulator's options; `changed` is called after each session and each request. */
  sink(changed: () => void = () => {}): ReportSink {
    return {
      session: (one) => {
        if (this.hasRoom(this.sessions, one.broken)) this.sessions.push(one);
        else this.unlisted.sessions += 1;
        changed();
      },
      exchange: (one) => {
        const broken = this.requests.check(one);
        if (this.hasRoom(this.exchanges, broken)) this.exchanges.push({...one, broken});
        else this.unlisted.requests += 1;
        changed();
      },
    };
  }

  private hasRoom({length}: readonly unknown[], {length: broken}: readonly unknown[]): boolean {
    return length < (broken > 0 ? MAX_BROKEN : MAX_LISTED);
  }
}

/** Returns the report, with the sessions that go on last. */
export function reportOf(
  {sessions, exchanges, unlisted}: ReportCollector,
  open: readonly SessionReport[] = [],
): ConformanceReport {
  return {
    emulator: provider.emulatorVersion,
    sessions: [...sessions, ...open].map(reportSession),
    requests: exchanges.map(({facts: _, page, broken, ...rest}) => {
      return {...rest, ...(page && {page: `${provider.siteUrl}${page}`}), ...(broken.length > 0 && {broken})};
    }),
    unlisted,
    notJudged: NOT_JUDGED,
  };
}

export function reportSession(report: SessionReport): ReportedSession {
  const {api, seconds, error, broken, close} = report;
  return {
    api,
    seconds,
    error,
    close,
    kept: keptRules(report),
    broken: broken.map((one) => findingOf(one, report)),
    log: asLines(report),
  };
}

function findingOf({rule, frame, field, detail}: Violation, {frames}: SessionReport): Finding {
  const sent = frame > 0 ? frames[frame - 1] : undefined;
  const text = sent?.message ? JSON.stringify(sent.message) : sent ? `${sent.bytes} bytes of audio` : '';
  return {
    rule: rule.id,
    frame,
    sent: text.slice(0, 500),
    why: field && !detail.includes(field) ? `${field}: ${detail}` : detail,
    what: rule.statement,
    place: `${rule.contract}: ${rule.pointer.join('.')}`,
    page: `${provider.siteUrl}${rule.page}`,
  };
}

/** Returns a writer of the report as JSON: at once while that takes less than 10 ms, and otherwise a tenth of the time at most. */
export function reportWriter(file: string, collected: ReportCollector): {changed: () => void; flush: () => void} {
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const began = Date.now();
    writeFileSync(file, `${JSON.stringify(reportOf(collected), null, 1)}\n`);
    const took = Date.now() - began;
    pauseMs = took < QUICK_MS ? 0 : took * 10;
  };
  const changed = () => {
    if (pauseMs === 0) flush();
    else timer ??= setTimeout(flush, pauseMs);
  };
  return {changed, flush};
}

const QUICK_MS = 10;

export function describeFinding(where: string, {rule, why, what, place, page}: Finding): string {
  return `${where}: ${rule}\n  ${why}\n  ${what}\n  ${place}\n  ${page}`;
}

/** Returns the broken rules of a session, for a terminal. */
export function describeBroken({broken}: ReportedSession, index: number): string[] {
  return broken.map((one) =>
    describeFinding(`Session ${index + 1}, ${one.frame ? `frame ${one.frame}` : 'as a whole'}`, one),
  );
}

function keptRules({frames, broken}: SessionReport): string[] {
  const sent = frames.filter(({from}) => from === 'client').map(({message}) => message?.message ?? 'AddAudio');
  const rules = [...new Set(sent)].flatMap((name) => [`order.${name}`, `frame.${name}`, `shape.${name}`]);
  return [...rules, 'close'].filter((id) => !broken.some(({rule}) => rule.id === id));
}

function asLines({url, frames, close, seconds}: SessionReport): string {
  const end = {at: Math.round(seconds * 1000), from: close.by, close: {code: close.code ?? 1006, reason: ''}};
  return [{url}, ...frames, ...(close.by === 'open' ? [] : [end])].map((line) => JSON.stringify(line)).join('\n');
}
