/** Verdicts for a terminal, as JSON, and as JUnit for a build server. */
import {readFileSync} from 'node:fs';
import {OptionError} from '../command/options';
import {type ConformanceReport, describeReport, escapeHtml, NOT_JUDGED, pageOf} from './report';
import type {Verdict} from './run';

/** Returns a line for the drill, and for each finding what was wrong, why, what to do, and where to read. */
export function describeVerdict({drill, passed, seconds, findings, errors}: Verdict): string {
  const head = `${passed ? 'pass' : 'FAIL'}  ${drill.name} (${drill.title}), ${seconds.toFixed(1)} s`;
  const lines = findings.map(({rule, frame, sent, why, what, page}) => {
    const where = frame > 0 ? ` (frame ${frame}: ${sent.slice(0, 120)})` : '';
    return `      ${rule}${where}: ${why}\n        ${what}\n        ${page}`;
  });
  const last = errors.trim().split('\n').at(-1);
  return [head, ...lines, ...(passed || !last ? [] : [`      Last line of its errors: ${last}`])].join('\n');
}

/** Returns every verdict with the sessions and requests behind it. */
export function jsonOf(verdicts: Verdict[]): string {
  const drills = verdicts.map(({drill, ...verdict}) => ({name: drill.name, title: drill.title, ...verdict}));
  const failed = verdicts.filter(({passed}) => !passed).length;
  return `${JSON.stringify({passed: verdicts.length - failed, failed, drills}, null, 1)}\n`;
}

/** Returns the verdicts as a suite of tests. */
export function junitOf(verdicts: Verdict[]): string {
  const failed = verdicts.filter(({passed}) => !passed).length;
  const cases = verdicts.map(({drill, seconds, findings}) => {
    const failures = findings.map(
      ({rule, why, what, page}) =>
        `<failure message="${escapeHtml(`${rule}: ${why}`)}">${escapeHtml(`${what}\n${page}`)}</failure>`,
    );
    const {name} = drill;
    return `<testcase classname="drills" name="${name}" time="${seconds.toFixed(1)}">${failures.join('')}</testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="drills" tests="${verdicts.length}" failures="${failed}">
${cases.join('\n')}
</testsuite>
`;
}

/** Returns what `--report` of a server or of drills wrote into a file, for a terminal and as a page. */
export function readSaved(file: string): {text: () => string; page: () => string} {
  const saved = parse(file);
  const isOfDrills = Array.isArray(saved?.drills);
  const verdicts: Verdict[] = isOfDrills ? saved.drills.map((one: object) => ({...one, drill: one})) : [];
  const reports: ConformanceReport[] = isOfDrills ? verdicts.map((one) => one.report) : [saved];
  if (reports.some((one) => !Array.isArray(one?.sessions) || !Array.isArray(one.requests)))
    throw new OptionError(`${file} is not a file that --report of serve or drill wrote.`);
  const [sessions, requests] = [reports.flatMap((one) => one.sessions), reports.flatMap((one) => one.requests)];
  const sum = (kind: 'sessions' | 'requests') => reports.reduce((all, one) => all + (one.unlisted?.[kind] ?? 0), 0);
  const unlisted = {sessions: sum('sessions'), requests: sum('requests')};
  const report = {emulator: reports[0]?.emulator ?? '', sessions, requests, unlisted, notJudged: NOT_JUDGED};
  return {
    text: () => [...verdicts.map(describeVerdict), describeReport(report)].join('\n'),
    page: () => pageOf(report, verdicts),
  };
}

function parse(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new OptionError(`report ${file}: ${(error as Error).message}`);
  }
}
