/** Verdicts for a terminal, as JSON, and as JUnit for a build server. */
import {escapeHtml} from './report';
import type {Verdict} from './run';

/** Returns a line for the drill, and for each finding what was wrong, why, what to do, and where to read. */
export function describeVerdict({drill, passed, seconds, findings, errors}: Verdict): string {
  const head = `${passed ? 'pass' : 'FAIL'}  ${drill.name} (${drill.title.toLowerCase()}), ${seconds.toFixed(1)} s`;
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
