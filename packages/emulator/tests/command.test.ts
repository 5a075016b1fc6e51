import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {type Emulator, listen} from '../adapters/server';
import {readArguments, SERVE_OPTIONS, serverOptions} from '../command/options';
import {ALL_FAULTS} from '../core/faults';
import {RATES} from '../core/rates';
import {addressVariables} from '../core/variables';
import {type Drill, drills} from '../drills/drills';
import {runDrill} from '../drills/run';
import {run} from '../main';
import {ENGLISH, RAW, RestClient, recognize, withFault} from './support/client';

const running = new Set<ReturnType<typeof launch>>();

/** A bundle starts five times as fast as the sources. */
const folder = mkdtempSync(join(tmpdir(), 'emulator-command-'));
const BUNDLE = join(folder, 'emulator.cjs');
beforeAll(() => {
  buildSync({
    entryPoints: [join(__dirname, '../start.ts')],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    external: ['bufferutil', 'utf-8-validate'],
  });
});
afterAll(() => rmSync(folder, {recursive: true}));

function launch(args: string[]) {
  const child = spawn(process.execPath, [BUNDLE, ...args], {cwd: join(__dirname, '..')});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const launched = {child, ended, output: () => output};
  running.add(launched);
  return launched;
}

afterEach(async () => {
  for (const {child, ended} of running) {
    child.kill('SIGKILL');
    await ended;
  }
  running.clear();
});

async function serve(args: string[]) {
  const launched = launch(['--port', '0', ...args]);
  while (!launched.output().includes('export FLOW_WEBRTC_URL')) {
    if (launched.child.exitCode !== null) throw new Error(launched.output());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const [, port] = /listens on port (\d+)/.exec(launched.output()) ?? [];
  return {...launched, emulator: {port: Number(port)} as Emulator};
}

async function printed(args: string[], status = 0): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(args)).toBe(status);
  const text = print.mock.calls.join('\n');
  print.mockRestore();
  return text;
}

describe('the command', () => {
  it('prints its port and the variables of the samples, and stops without a trace, whatever still runs', async () => {
    const args = '--job-seconds 600 --recognize numbers --time-scale 1000';
    const {child, ended, output, emulator} = await serve(args.split(' '));
    const printed = [...output().matchAll(/^export (\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]);
    const expected = {API_KEY: expect.any(String), ...addressVariables(emulator.port)};
    expect(Object.fromEntries(printed)).toMatchObject(expected);
    const powerShell = [...output().matchAll(/^\$env:(\w+) = "(\S+)"$/gm)].map(([, name, value]) => [name, value]);
    expect(powerShell).toEqual(printed);
    const rest = new RestClient(emulator);
    const {body} = await rest.submit(ENGLISH);
    expect((await rest.json(`/v2/jobs/${body.id}?wait=0`)).body.job.status).toBe('running');
    // Its response would take an hour.
    rest.fetch('/v2/jobs', withFault('slow')).catch(() => {});
    const lines = await Promise.all(
      Array.from({length: 20}, () => recognize(emulator, {}, {audio_format: {...RAW, sample_rate: 4000}})),
    );
    const gone = await recognize(emulator);
    gone.socket.terminate();
    // Four minutes in each, which it still reads when it is told to end.
    for (const line of lines) line.send(Buffer.alloc(2_000_000, 0x30));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    for (const line of lines) await line.end();
  });

  it('takes its keys, its faults, its sessions, its rates and its past from its options', () => {
    const args = '--key left --key right --sessions 1 --time-scale 0.01 --used-hours 12 --fault 503 --fault 1011';
    expect(serverOptions(readArguments(args.split(' '), SERVE_OPTIONS).values)).toMatchObject({
      ...{keys: ['left', 'right'], maxSessions: 1, timeScale: 0.01, fault: '503,1011', rates: RATES},
      past: [{seconds: 12 * 3600}],
    });
    expect(serverOptions(readArguments(['--no-rate-limits'], SERVE_OPTIONS).values)).not.toHaveProperty('rates');
  });

  it('lists the drills with what each expects, and with the rule that it comes from', async () => {
    const list = await printed(['drill']);
    expect(list).toMatch(/^reset .*: every word once, exit status 0, attempts in a row: at most 9 \(\S+#reconnect\)$/m);
    expect(list).toMatch(/^clock-skew .*: exit status other than 0, attempts in a row: at most 2 \(\S+#key-expiry\)$/m);
    const help = await printed(['--help']);
    for (const {name, page} of drills) {
      expect(list).toMatch(new RegExp(`^${name} .*\\(https:\\S+${page}\\)$`, 'm'));
      expect(help).toMatch(new RegExp(`^ +${name} .*\\(${page}\\)$`, 'm'));
    }
  });

  it('ends the program of `killed-after` once, also when it has returned before', async () => {
    // The second run is longer than the drill waits with its end.
    const program = `const {existsSync, writeFileSync} = require('node:fs');
      const file = process.env.STATE_DIR + '/done';
      const form = new FormData();
      form.set('config', '{"type": "transcription", "transcription_config": {"language": "en"}}');
      form.set('data_file', new Blob(['RIFF']), 'example.wav');
      const init = {method: 'POST', body: form, headers: {Authorization: 'Bearer key'}};
      if (existsSync(file)) setTimeout(() => {}, 1000);
      else fetch(process.env.BATCH_URL + '/jobs', init).then(() => process.exit(writeFileSync(file, '')));`;
    const drill = drills.find(({name}) => name === 'killed-after') as Drill;
    expect((await runDrill(drill, [process.execPath, '-e', program])).status).toBe(0);
  });

  it('combines `many-jobs` with a fault', async () => {
    const program = `fetch(process.env.BATCH_URL + '/jobs?limit=1', {headers: {Authorization: 'Bearer key'}})
      .then(({status}) => console.error('got ' + status))`;
    const args = ['many-jobs', '--fault', 'GET:418', '--', process.execPath, '-e', program];
    expect(await printed(['drill', ...args], 1)).toContain('Last line of its errors: got 418');
  });

  it('lists its options, and rejects those that it does not have or understand', async () => {
    const help = await printed(['drill', 'reset', '--help']);
    for (const option of ['port', 'key', 'fault', 'job-seconds', 'time-scale', 'sessions', 'report']) {
      expect(help).toContain(`--${option}`);
    }
    for (const fault of ALL_FAULTS) expect(help).toMatch(new RegExp(`^  ${fault} +  \\w[^\\n]*\\(.*${fault}`, 'm'));
    expect(help).toMatch(/^ {2}summarization-failed +\S/m);
    expect(help).toMatch(/^Not emulated.*\n\n {2}Accuracy/m);
    const mistakes = [
      [['--speed', '3'], "Unknown option '--speed'"],
      [['--sessions', 'many'], '--sessions needs a number from 0 to 100000, not "many".'],
      [['--port', '70000'], '--port needs a number from 0 to 65535, not "70000".'],
      [['--fault', 'earthquake'], '--fault: The fault "earthquake" is unknown.'],
      [['--recognize', 'poems'], '--recognize is recordings or numbers, not "poems".'],
      [['--report', 'report.pdf'], '--report needs a file.json or -, not "report.pdf".'],
      [['sing'], 'There is no command "sing".'],
      [['drill', 'nothing', '--', 'true'], 'There is no drill "nothing".'],
      [['drill', 'reset'], 'drill needs your program after --'],
      [['drill', 'reset', '--fault', '503', '--', 'true'], '--fault is for many-jobs'],
    ] satisfies [string[], string][];
    for (const [args, text] of mistakes) await expect(run(args)).rejects.toThrow(text);
    // The command prints the mistake without a stack.
    for (const [args, text] of mistakes.slice(5, 7)) {
      const wrong = launch(args);
      expect(await wrong.ended).toBe(1);
      expect(wrong.output()).toContain(text);
      expect(wrong.output()).not.toContain('    at ');
    }
  });

  it('says so when its port is taken', async () => {
    const other = createServer();
    const {ended, output} = launch(['--port', `${await listen(other)}`]);
    expect(await ended).toBe(1);
    expect(output()).toContain('The port is taken. Choose another one with --port');
    other.close();
  });
});
