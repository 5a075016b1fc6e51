/** Starts other programs for the scripts: their output is shown as it comes, and kept on request. */
import {spawn, spawnSync} from 'node:child_process';

export interface Outcome {
  /** Exit status; 127 when the program could not be started, 124 when it ran out of time. */
  code: number;
  /** What it wrote to stdout and stderr. */
  output: string;
}

interface Options {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Ends the program after this long. */
  timeoutMs?: number;
  /** Keeps what it writes off the screen. */
  quiet?: boolean;
}

/** Runs `command` to its end; never throws. */
export function run(command: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  const {cwd, env = process.env, timeoutMs, quiet = false} = options;
  return new Promise((resolve) => {
    // Windows finds npm and npx only through a shell.
    const child = spawn(command, args, {
      cwd,
      env,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: string[] = [];
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (!quiet) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    let outOfTime = false;
    const clock = setTimeout(
      () => {
        outOfTime = true;
        child.kill('SIGKILL');
      },
      timeoutMs ?? 2 ** 31 - 1,
    );
    const end = (code: number) => {
      clearTimeout(clock);
      resolve({code, output: chunks.join('')});
    };
    child.on('error', () => end(127));
    child.on('close', (code) => end(outOfTime ? 124 : (code ?? 1)));
  });
}

/** On a machine under load the start of a program takes seconds; a program that hangs takes longer than this. */
const ANSWER_MS = 120_000;

/**
 * Returns what `command` prints on success, `undefined` otherwise. For commands that end at once; throws when one does
 * not, since a slow machine is not one that lacks the program.
 */
export function outputOf(command: string, args: readonly string[], timeout = ANSWER_MS): string | undefined {
  const {status, stdout, error} = spawnSync(command, args, {encoding: 'utf8', timeout});
  if (error && 'code' in error && error.code === 'ETIMEDOUT') {
    throw new Error(
      `${command} has not ended within ${timeout / 1000} s. Run it by hand: ${[command, ...args].join(' ')}`,
    );
  }
  return status === 0 ? stdout.trim() : undefined;
}
