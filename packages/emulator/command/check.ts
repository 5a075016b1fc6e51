/** `check`: compares the recording of a session with the rules of its contract, as the site does. */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {provider} from '@speech-docs/protocol/facts';
import {
  type CaptureReport,
  checkRulesOf,
  checkText,
  decode,
  NotACapture,
  neverChecked,
  reportText,
} from '@speech-docs/protocol/sessionCheck';
import {compiledServiceData} from '../compiledServiceData';

const UNREADABLE = 2;

/** Prints the report. Returns 0, 1 for a broken rule or a failed handshake, or 2 for a file that is no recording. */
export function checkFile(args: string[]): number {
  try {
    const {values, positionals} = parseArgs({args, allowPositionals: true, options: {json: {type: 'boolean'}}});
    const [file] = positionals;
    if (!file) throw new NotACapture('Expected a file, and found none: check session.har [--json]');
    const report = checkText(decode(readFileSync(file)), checkRulesOf(compiledServiceData().contracts));
    console.log(values.json ? JSON.stringify(asJson(report), null, 2) : reportText(report, provider.siteUrl));
    return report.sessions.some(({broken, ending}) => broken.length > 0 || ending.status !== null) ? 1 : 0;
  } catch (error) {
    const isExpected = error instanceof NotACapture || (error as NodeJS.ErrnoException).code !== undefined;
    if (!isExpected) throw error;
    console.error((error as Error).message);
    return UNREADABLE;
  }
}

function asJson({format, sessions}: CaptureReport) {
  return {
    format,
    sessions: sessions.map(({api, frames, broken, notChecked, ending}) => ({
      frames,
      ending,
      broken: broken.map(({rule, frame, line, page}) => ({rule, frame, line, page: provider.siteUrl + page})),
      notChecked: [...notChecked, neverChecked(api)],
    })),
  };
}
