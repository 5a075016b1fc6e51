/** `npm run samples:record`: runs the samples and writes what those that passed ran with, for the pages that show them. */
import {run} from './run';

const env = {...process.env, SAMPLES_RECORD: '1'};
void run('npx', ['vitest', 'run', '--project', 'samples', 'tests/samples/samples.test.ts'], {env}).then(({code}) => {
  process.exitCode = code;
});
