/**
 * `npm run emulator`: serves all the APIs on one loopback port, so that every program of the documentation runs without
 * an account. `npm run emulator -- --help` lists what can be changed.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {limits} from '../../data/limits';
import {provider} from '../../provider';
import {startEmulator} from './adapters/server';
import {numbersWav} from './core/numbers';
import {formatRequest, formatSession} from './core/report';
import type {ReportSink} from './core/reportSink';
import {addressVariables} from './core/variables';

const HELP = `npm run emulator -- [serve] [options]
npm run emulator -- numbers <count> <file.wav>   writes audio for --recognize numbers: a word each 250 ms

  --port <n>         port on 127.0.0.1 (default 4010; 0 picks a free one)
  --report           list every rule of the contracts that a client broke, when its session ends
  --keys <a,b>       accept these keys only (default: any key)
  --agents <a,b>     agents of Flow that exist (default: any agent)
  --fault <name>     inject a fault into every request: slow, cut, silence, 429, 500, 503, quota, or a close code such
                     as 1011 (for one request: header X-Emulator-Fault; "1011@3" after 3 s of audio, "429*2" twice)
  --recognize <what> recordings (default): those of the samples, by their sound or their name; numbers: block n of
                     the audio is the word n, in every session, so that lost and repeated audio shows
  --job-seconds <n>  how long a batch job runs (default 1.5)
  --time-scale <n>   multiply the waits of the service, such as retries and time limits (default 1)
  --sessions <n>     sessions at the same time (default 20)
  --rate-limits      return 429 above the documented rates`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      port: {type: 'string', default: '4010'},
      report: {type: 'boolean', default: false},
      keys: {type: 'string', default: ''},
      agents: {type: 'string', default: ''},
      fault: {type: 'string'},
      recognize: {type: 'string', default: 'recordings'},
      'job-seconds': {type: 'string', default: '1.5'},
      'time-scale': {type: 'string', default: '1'},
      sessions: {type: 'string', default: '20'},
      'rate-limits': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return console.log(HELP);
  const [command = 'serve', count = '', file = ''] = positionals;
  if (command === 'numbers') return writeNumbers(readNumber('<count>', count), file);
  if (command !== 'serve') throw new Error(`There is no command "${command}". Choose serve or numbers.`);
  const {recognize} = values;
  if (recognize !== 'recordings' && recognize !== 'numbers')
    throw new Error(`--recognize is recordings or numbers, not "${recognize}".`);
  const {newJobsPerSecond, statusReadsPerSecond} = limits.batch;
  const rates = {newJobs: newJobsPerSecond.value, reads: statusReadsPerSecond.value};
  const emulator = await startEmulator({
    port: readNumber('--port', values.port),
    keys: readList(values.keys),
    agents: readList(values.agents),
    fault: values.fault,
    recognize,
    jobMs: readNumber('--job-seconds', values['job-seconds']) * 1000,
    timeScale: readNumber('--time-scale', values['time-scale']),
    maxSessions: readNumber('--sessions', values.sessions),
    rates: values['rate-limits'] ? rates : undefined,
    ...(values.report && {reports: terminalReport()}),
  });
  // Before the port is printed: a program that reads it can stop the command at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulator.close());
  const variables = {
    API_KEY: readList(values.keys)[0] ?? 'any-key',
    AGENT_ID: readList(values.agents)[0] ?? 'any-agent',
    ...addressVariables(emulator.port),
  };
  console.log(`The emulator listens on port ${emulator.port}. In the shell that runs a sample:

${Object.entries(variables)
  .map(([name, value]) => `export ${name}=${value}`)
  .join('\n')}
`);
}

function writeNumbers(count: number, file: string): void {
  if (!file) throw new Error('numbers needs a file: numbers 40 numbers.wav');
  writeFileSync(file, numbersWav(count));
}

/** Prints each session when it ends, and each request that got a documented error. */
function terminalReport(): ReportSink {
  let sessions = 0;
  return {
    session: (report) => {
      sessions += 1;
      console.log(formatSession(report, sessions, provider.siteUrl));
    },
    request: (report) => console.log(formatRequest(report, provider.siteUrl)),
  };
}

function readList(text: string): string[] {
  return text.split(',').filter(Boolean);
}

function readNumber(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new Error(`${name} needs a number, not "${text}".`);
  return value;
}

main().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? 'The port is taken. Choose another one with --port, or 0 for any.' : error.message);
  process.exitCode = 1;
});
