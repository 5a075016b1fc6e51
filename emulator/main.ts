/**
 * `npm run emulator`: serves all the APIs on one loopback port, so that every program of the documentation runs without
 * an account. `npm run emulator -- --help` lists what can be changed.
 */
import {parseArgs} from 'node:util';
import {limits} from '../data/limits';
import {startEmulator} from './adapters/server';
import {addressVariables} from './core/variables';

const HELP = `npm run emulator -- [options]

  --port <n>         port on 127.0.0.1 (default 4010; 0 picks a free one)
  --keys <a,b>       accept these keys only (default: any key)
  --fault <name>     every request meets it: slow, cut, 429, 500, 503, quota, or a close code such as 1011
                     (one request: header X-Emulator-Fault; "1011@3" happens after 3 s of audio, "429*2" twice)
  --job-seconds <n>  how long a batch job runs (default 1.5)
  --time-scale <n>   multiplies the waits of the service, such as retries and idle limits (default 1)
  --sessions <n>     sessions at the same time (default 20)
  --rate-limits      answer 429 above the documented rates`;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '4010'},
      keys: {type: 'string', default: ''},
      fault: {type: 'string'},
      'job-seconds': {type: 'string', default: '1.5'},
      'time-scale': {type: 'string', default: '1'},
      sessions: {type: 'string', default: '20'},
      'rate-limits': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return console.log(HELP);
  const {newJobsPerSecond, statusReadsPerSecond} = limits.batch;
  const rates = {newJobs: newJobsPerSecond.value, reads: statusReadsPerSecond.value};
  const emulator = await startEmulator({
    port: readNumber('port', values.port),
    keys: values.keys.split(',').filter(Boolean),
    fault: values.fault,
    jobMs: readNumber('job-seconds', values['job-seconds']) * 1000,
    timeScale: readNumber('time-scale', values['time-scale']),
    maxSessions: readNumber('sessions', values.sessions),
    rates: values['rate-limits'] ? rates : undefined,
  });
  // Before the port is told: whoever reads it may stop the command at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulator.close());
  const variables = {
    API_KEY: values.keys.split(',')[0] || 'any-key',
    AGENT_ID: 'any-agent',
    ...addressVariables(emulator.port),
  };
  console.log(`The emulator listens on port ${emulator.port}. In the shell that runs a sample:

${Object.entries(variables)
  .map(([name, value]) => `export ${name}=${value}`)
  .join('\n')}
`);
}

function readNumber(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new Error(`--${name} needs a number, not "${text}".`);
  return value;
}

main().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? 'The port is taken. Choose another one with --port, or 0 for any.' : error.message);
  process.exitCode = 1;
});
