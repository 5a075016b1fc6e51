/**
 * A reader without an account: `npm run emulator`, the variables that it prints, and each quickstart as its page shows
 * it, program and command alike.
 */
import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findPython, missingFromPython, pathOfPython} from '../../tools/python';
import {type Block, readBlocks} from './blocks';
import {normalize} from './compare';
import {ROOT} from './programs';

const QUICKSTARTS = [
  {page: 'docs/speech-to-text/batch/quickstart.mdx', saves: {'example.wav': 'harbor-tour'}, isTimed: false},
  {page: 'docs/speech-to-text/real-time/quickstart.mdx', saves: {'example.wav': 'harbor-tour'}, isTimed: false},
  {page: 'docs/voice-agents-flow/index.mdx', saves: {'question.wav': 'repair-desk'}, isTimed: true},
];

const RUNS = /^(python3|node|bash) ([\w.-]+\.(?:py|mjs|sh)) .*$/m;
const python = findPython();

let folder: string;
let emulator: ChildProcess;
let variables: string;

beforeAll(async () => {
  const work = join(ROOT, 'node_modules/.cache');
  mkdirSync(work, {recursive: true});
  folder = mkdtempSync(join(work, 'quickstarts-'));
  // What a page calls python3 is, on this machine, the one that has the packages.
  if (python) writeFileSync(join(folder, 'python3'), `#!/bin/sh\nexec "${pathOfPython(python)}" "$@"\n`, {mode: 0o755});
  const command = ['--import', 'tsx', 'packages/emulator/start.ts', '--port', '0'];
  emulator = spawn(process.execPath, command, {cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit']});
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    emulator.stdout?.on('data', (text) => {
      printed += text;
      if (printed.endsWith('\n\n') && printed.includes('export FLOW_URL=')) resolve();
    });
    emulator.once('exit', (code) => reject(new Error(`the emulator ended with status ${code}`)));
  });
  variables = [...printed.matchAll(/^export \w+=\S+$/gm)].join('\n');
});
afterAll(async () => {
  const ended = new Promise((resolve) => emulator.once('exit', resolve));
  emulator.kill('SIGTERM');
  await ended;
  rmSync(folder, {recursive: true, force: true});
});

// Side by side, because all of them wait.
describe.concurrent('a quickstart, as its page shows it', () => {
  const all = readBlocks();
  for (const {page, saves, isTimed} of QUICKSTARTS) {
    const blocks = all.filter((block) => block.page === page);
    const runs = blocks.flatMap(({language, code}) => {
      const [command, interpreter, name = ''] = (language === 'bash' && RUNS.exec(code)) || [];
      return command ? [{command, interpreter, name}] : [];
    });
    it(`has a command to run in ${page}`, () => expect(runs.length).toBeGreaterThan(0));

    for (const {command, interpreter, name} of runs) {
      it(`prints for "${command}" of ${page} the output below it`, async (context) => {
        if (interpreter === 'python3' && !python) return context.skip(missingFromPython());
        const here = mkdtempSync(join(folder, 'run-'));
        const program = blocks.find(({meta}) => basename(meta.file ?? '') === name && !meta.region);
        expect(program, `${page} shows no ${name}`).toBeDefined();
        writeFileSync(join(here, name), (program as Block).code);
        for (const [file, audio] of Object.entries(saves)) {
          copyFileSync(join(ROOT, `samples/audio/${audio}.wav`), join(here, file));
        }
        const {PATH} = process.env;
        const env = {PATH: `${folder}:${PATH}`, HOME: here, LANG: 'C.UTF-8', PYTHONDONTWRITEBYTECODE: '1'};
        const shell = ['-c', `${variables}\n${command}`];
        // Rejects with what it wrote when it fails, or takes longer than this.
        const {stdout} = await promisify(execFile)('bash', shell, {cwd: here, env, timeout: 60_000});
        const output = blocks.find(({language, meta}) => language === 'text' && meta.title === 'Output');
        expect(normalize(stdout, isTimed)).toBe(normalize(output?.code ?? '', isTimed));
      });
    }
  }
});
