/**
 * `npm run session:check -- FILE [--json]`: compares a recording of a session with the rules of its contract. Ends with 0
 * when no rule is broken, 1 when one is, and 2 when the file cannot be read as a recording.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {browserContracts} from '../packages/protocol/contracts/compiled';
import {decode} from '../packages/protocol/sessionCheck/bytes';
import {NotACapture} from '../packages/protocol/sessionCheck/capture';
import {type CaptureReport, checkCapture, senderIn} from '../packages/protocol/sessionCheck/check';
import {checkRulesOf} from '../packages/protocol/sessionCheck/checkRules';
import {readCapture} from '../packages/protocol/sessionCheck/read';
import {reportText} from '../packages/protocol/sessionCheck/reportText';
import {provider} from '../provider';

const USAGE = 'npm run session:check -- FILE [--json]';
const UNREADABLE = 2;

function main(): number {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {json: {type: 'boolean', default: false}}});
  const [file] = positionals;
  if (!file) throw new NotACapture(`Expected a file, and found none. ${USAGE}`);
  const rules = checkRulesOf(browserContracts());
  const report = checkCapture(
    readCapture(decode(readFileSync(file)), (name) => senderIn(rules, name)),
    rules,
  );
  console.log(values.json ? JSON.stringify(asJson(report), null, 2) : reportText(report, provider.siteUrl));
  return report.sessions.some(({broken}) => broken.length > 0) ? 1 : 0;
}

function asJson({format, sessions}: CaptureReport) {
  return {
    format,
    sessions: sessions.map(({frames, broken, notChecked}) => ({
      frames,
      broken: broken.map(({rule, frame, line, page}) => ({rule, frame, line, page: provider.siteUrl + page})),
      notChecked,
    })),
  };
}

try {
  process.exitCode = main();
} catch (error) {
  const isExpected = error instanceof NotACapture || (error as NodeJS.ErrnoException).code !== undefined;
  if (!isExpected) throw error;
  console.error((error as Error).message);
  process.exitCode = UNREADABLE;
}
