/** Builds the site and keeps what the build said, so that the tests can hold its warnings at zero. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {BUILD_LOG} from './paths';
import {type Outcome, run} from './run';

export async function buildSite(): Promise<Outcome> {
  const outcome = await run('npm', ['run', '--silent', 'build']);
  mkdirSync(dirname(BUILD_LOG), {recursive: true});
  writeFileSync(BUILD_LOG, outcome.output);
  return outcome;
}
