/** `serve`: runs the emulator until it is told to stop, and prints how samples find it. */
import {provider} from '@speech-docs/protocol/facts';
import {startEmulator} from '../adapters/server';
import type {ReportSink} from '../core/reportSink';
import {addressVariables} from '../core/variables';
import {describeBroken, describeFinding, ReportCollector, reportSession, reportWriter} from '../drills/report';
import {RequestChecker} from '../drills/requests';
import {type Given, OptionError, serverOptions} from './options';

/** Starts the emulator; it ends with SIGINT or SIGTERM. */
export async function serve(given: Given): Promise<void> {
  const options = serverOptions(given);
  const file = given.report === undefined ? undefined : `${given.report}`;
  if (file !== undefined && !/^-$|\.json$/.test(file))
    throw new OptionError(`--report needs a file.json or -, not "${file}".`);
  const collected = new ReportCollector();
  const writer = file && file !== '-' ? reportWriter(file, collected) : undefined;
  const reports = file === '-' ? terminalReport() : writer ? collected.sink(writer.changed) : {};
  const emulator = await startEmulator({...options, reports, keepFrames: file !== undefined && file !== '-'});
  // Registered before the port is printed: a program that reads it can send a signal at once.
  const end = () => {
    writer?.flush();
    process.exit(0);
  };
  const stop = () => {
    // Jobs that are read in steps would keep the process alive.
    void emulator.close().finally(end);
    setTimeout(end, 500).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // EPIPE, when the reader of the output, such as `head`, ends first.
  process.stdout.on('error', () => {});
  const variables = {
    API_KEY: options.keys?.[0] ?? 'any-key',
    AGENT_ID: options.agents?.[0] ?? 'any-agent',
    ...addressVariables(emulator.port),
  };
  const entries = Object.entries(variables);
  console.log(`The emulator listens on port ${emulator.port}. In the shell that runs a sample:

${entries.map(([name, value]) => `export ${name}=${value}`).join('\n')}

Or in PowerShell:

${entries.map(([name, value]) => `$env:${name} = "${value}"`).join('\n')}
`);
}

function terminalReport(): ReportSink {
  let sessions = 0;
  const requests = new RequestChecker();
  return {
    exchange: (one) => {
      const {method, path, status, error, page} = one;
      if (error && status < 500) console.log(`${method} ${path}: ${status} ${error}\n  ${provider.siteUrl}${page}`);
      for (const finding of requests.check(one)) console.log(describeFinding(finding.sent, finding));
    },
    session: ({api, seconds, error, ...rest}) => {
      const report = reportSession({api, seconds, error, ...rest});
      const end = error ? `, ended by ${error}` : '';
      const broken = report.broken.length;
      const rules = broken === 1 ? '1 broken rule' : `${broken || 'no'} broken rules`;
      const head = `Session ${sessions + 1} (${api}, ${seconds.toFixed(1)} s${end}): ${rules}`;
      console.log([head, ...describeBroken(report, sessions)].join('\n'));
      sessions += 1;
    },
  };
}
