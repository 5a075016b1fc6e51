/** What failed, said once more at the end of a run, where a cut log still has it. */
import {stripVTControlCharacters} from 'node:util';
import {readReports} from './reports';

const MAX_FAILURES = 10;
const MAX_LINES = 12;

/** The first failures of these reports, each with the first lines of its message but for the runner's own stack. */
export function describeFailures(reports: readonly string[]): string {
  const failures = readReports(reports).filter(({passed}) => passed === false);
  const lines = failures.slice(0, MAX_FAILURES).map(({titles, message}) => {
    const isOwn = (line: string) => !/^\s+at .*node_modules/.test(line);
    const lines = stripVTControlCharacters(message).trim().split('\n').filter(isOwn).slice(0, MAX_LINES);
    return [`failed: ${titles.join(' › ')}`, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  const more = failures.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more failed`] : [])].join('\n');
}
