/** Builds the site and keeps what the build said, so that the tests can keep its warnings at zero. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {BUILD_LOG} from './paths';
import {type Outcome, run} from './run';

interface Options {
  /** Makes the compressed copies that hosts send; without them the build takes half the time. */
  precompress?: boolean;
  /** Keeps what it says off the screen. */
  quiet?: boolean;
}

export async function buildSite({precompress = true, quiet = false}: Options = {}): Promise<Outcome> {
  const env = {...process.env, ...(!precompress && {PRECOMPRESS: '0'})};
  const outcome = await run('npm', ['run', '--silent', 'build'], {env, quiet});
  mkdirSync(dirname(BUILD_LOG), {recursive: true});
  writeFileSync(BUILD_LOG, outcome.output);
  return outcome;
}
