/**
 * The conformance report: what clients did, session by session and request by request, which rules they kept and broke,
 * and how long things took. As JSON, as text, and as one page that needs nothing else.
 */

import {writeFileSync} from 'node:fs';
import {provider} from '@speech-docs/protocol/facts';
import type {SocketApi} from '@speech-docs/protocol/rules/contract';
import type {Broken} from '@speech-docs/protocol/rules/tracker';
import {SOCKET_PAGES} from '@speech-docs/protocol/socketPages';
import type {Exchange, ReportSink, SessionReport} from '../core/reportSink';
import {describeFinding, type Finding} from './finding';
import {RequestJudge} from './requests';
import {asLines, countsOf, keptRules, timingsOf} from './session';

export interface ReportedSession {
  api: SocketApi;
  seconds: number;
  error: string | undefined;
  close: SessionReport['close'];
  timings: ReturnType<typeof timingsOf>;
  counts: ReturnType<typeof countsOf>;
  limits: string[];
  kept: string[];
  broken: Finding[];
  /** JSON lines: the session check and the player of the site read them. */
  log: string;
}

export interface ConformanceReport {
  emulator: string;
  sessions: ReportedSession[];
  requests: (Omit<Exchange, 'facts'> & {broken?: Finding[]})[];
  /** What came after the list was full: it was judged, and only what broke a rule is listed. */
  unlisted: {sessions: number; requests: number};
  /** Rules of the pages that no server can see. */
  notJudged: readonly string[];
}

/** Sessions and requests that a report lists, with those that broke a rule. */
const MOST = 1000;
const MOST_BROKEN = 10_000;

export const NOT_JUDGED = [
  'whether audio is kept, and sent again after a failure: drills show it',
  'the number of retries in a row: drills show it',
  'what is played, and for how long after an interruption',
  'what is shown or stored of transcripts and replies',
  'whether a function runs once for each call, and with valid arguments: drills show it',
  'the pace of audio in real time, where a recording may come faster than it is spoken',
] as const;

/** Gathers what the emulator reports. */
export class Collected {
  readonly sessions: SessionReport[] = [];
  readonly exchanges: (Exchange & {broken: Finding[]})[] = [];
  readonly unlisted = {sessions: 0, requests: 0};
  private readonly requests = new RequestJudge();

  /** Returns the sink for the emulator's options; `changed` is called after each session and each request. */
  sink(changed: () => void = () => {}): ReportSink {
    return {
      session: (one) => {
        if (this.hasRoom(this.sessions, one.broken)) this.sessions.push(one);
        else this.unlisted.sessions += 1;
        changed();
      },
      exchange: (one) => {
        const broken = this.requests.judge(one);
        if (this.hasRoom(this.exchanges, broken)) this.exchanges.push({...one, broken});
        else this.unlisted.requests += 1;
        changed();
      },
    };
  }

  private hasRoom({length}: readonly unknown[], {length: broken}: readonly unknown[]): boolean {
    return length < (broken > 0 ? MOST_BROKEN : MOST);
  }
}

/** Returns the report. */
export function reportOf({sessions, exchanges, unlisted}: Collected): ConformanceReport {
  return {
    emulator: provider.emulatorVersion,
    sessions: sessions.map(reportSession),
    requests: exchanges.map(({facts: _, page, broken, ...rest}) => {
      return {...rest, ...(page && {page: `${provider.siteUrl}${page}`}), ...(broken.length > 0 && {broken})};
    }),
    unlisted,
    notJudged: NOT_JUDGED,
  };
}

/** Returns what a report says of one session. */
export function reportSession(report: SessionReport): ReportedSession {
  const {api, seconds, error, broken, close} = report;
  return {
    api,
    seconds,
    error,
    close,
    timings: timingsOf(report),
    counts: countsOf(report),
    limits: broken.flatMap(({rule}) => (rule.kind === 'limit' ? [rule.id] : [])),
    kept: keptRules(report),
    broken: broken.map((one) => findingOf(one, report)),
    log: asLines(report),
  };
}

function findingOf({rule, frame, field, detail}: Broken, {frames}: SessionReport): Finding {
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

/**
 * Returns a function that writes the report to a file, by its ending: at once while that takes no time, and otherwise
 * now and then.
 */
export function reportWriter(file: string, collected: Collected): {changed: () => void; flush: () => void} {
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const began = Date.now();
    writeReport(file, collected);
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

/** Writes the report to a file, by its ending. */
export function writeReport(file: string, collected: Collected): void {
  const report = reportOf(collected);
  writeFileSync(file, file.endsWith('.html') ? pageOf(report) : `${JSON.stringify(report, null, 1)}\n`);
}

/** Returns the report for a terminal. */
export function describeReport({sessions, requests, unlisted, notJudged}: ConformanceReport): string {
  const broken = [
    ...sessions.flatMap(describeBroken),
    ...requests.flatMap(({broken: own = []}, index) =>
      own.map((one) => describeFinding(`Request ${index + 1}, ${one.sent}`, one)),
    ),
  ];
  const count = `${sessions.length} sessions, ${requests.length} requests, ${broken.length} broken rules`;
  return [count, ...unlistedText(unlisted), ...broken, 'Not judged:', ...notJudged.map((one) => `  ${one}`)].join('\n');
}

/** Returns the broken rules of a session, for a terminal. */
export function describeBroken({broken}: ReportedSession, index: number): string[] {
  return broken.map((one) =>
    describeFinding(`Session ${index + 1}, ${one.frame ? `frame ${one.frame}` : 'as a whole'}`, one),
  );
}

function unlistedText({sessions, requests}: ConformanceReport['unlisted']): string[] {
  if (sessions + requests === 0) return [];
  return [`${sessions} sessions and ${requests} requests more broke no rule, and are not listed.`];
}

/** What the page says of a drill. */
interface Judged {
  drill: {name: string};
  findings: Finding[];
}

/** Returns the report as one page, with the verdicts of drills. */
export function pageOf(
  {sessions, requests, emulator, unlisted, notJudged}: ConformanceReport,
  verdicts: Judged[] = [],
): string {
  const title = 'Conformance report';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body><main>
<h1>${title}</h1><p>Emulator ${escapeHtml(emulator)}: ${sessions.length} sessions, ${requests.length} requests. ${unlistedText(unlisted).join('')}</p>
${verdicts.length > 0 ? table(['Drill', 'Verdict', 'Why', 'What to do', 'Page'], verdicts.flatMap(verdictRows)) : ''}
${sessions.map(sessionHtml).join('\n')}
<h2>Requests</h2>${table(
    ['Time', 'Request', 'Status', 'Error', 'Broken rules'],
    requests.map(({at, method, path, status, error = '', broken = []}) => [
      new Date(at).toISOString().slice(11, 23),
      `${method} ${path}`,
      `${status || 'connection cut'}`,
      error,
      broken.map(({rule, why, what}) => `${rule}: ${why} ${what}`).join(' '),
    ]),
  )}
<h2>Not judged</h2><ul>${notJudged.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>
</main></body></html>
`;
}

function verdictRows({drill, findings}: Judged): Cell[][] {
  if (findings.length === 0) return [[drill.name, 'pass', '', '', '']];
  return findings.map(({rule, why, what, page}) => {
    return [drill.name, `fail: ${rule}`, why, what, {href: page, text: 'Documentation'}];
  });
}

function sessionHtml(session: ReportedSession, index: number): string {
  const {api, seconds, error, close, timings, counts, kept, broken, log} = session;
  const end = error ?? `closed by ${close.by}${close.code ? ` with ${close.code}` : ''}`;
  const rows = broken.map(({rule, frame, sent, why, what, page}) => [
    rule,
    `${frame || '—'} ${sent}`,
    why,
    what,
    {href: page, text: 'Reference'},
  ]);
  const facts = [...Object.entries(timings), ...Object.entries(counts)];
  return `<h2>Session ${index + 1}: ${escapeHtml(api)}, ${seconds.toFixed(1)} s, ${escapeHtml(end)}</h2>
${broken.length === 0 ? '<p>No broken rules.</p>' : table(['Rule', 'Frame', 'Why', 'What to do', 'Page'], rows)}
${table(
  ['Figure', 'Value'],
  facts.map(([name, value]) => [name, `${value ?? '—'}`]),
)}
<details><summary>${kept.length} rules kept</summary><p>${kept.map(escapeHtml).join(', ')}</p></details>
<details><summary>Log</summary><p>The <a href="${provider.siteUrl}${SOCKET_PAGES[api]}#check-a-session">session check</a> and the
console on that page read it.</p><pre>${escapeHtml(log)}</pre></details>`;
}

type Cell = string | {href: string; text: string};

function table(head: string[], rows: Cell[][]): string {
  const cells = (tag: string, row: Cell[]) =>
    row
      .map((cell) =>
        typeof cell === 'string' ? escapeHtml(cell) : `<a href="${escapeHtml(cell.href)}">${escapeHtml(cell.text)}</a>`,
      )
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Returns the text for HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;
padding:0 1rem}table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}th,td{text-align:start;
padding:.25rem .75rem;border-bottom:1px solid #8888;vertical-align:top;overflow-wrap:anywhere}pre{overflow-x:auto}`;
