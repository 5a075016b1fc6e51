/** Starts other programs for the scripts: their output is shown as it comes, and kept on request. */
import {spawn, spawnSync} from 'node:child_process';

export interface Outcome {
  /** Exit status; 127 when the program could not be started. */
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
  const {timeoutMs: timeout, quiet = false, ...rest} = options;
  return new Promise((resolve) => {
    // Windows finds npm and npx only through a shell.
    const shell = process.platform === 'win32';
    const child = spawn(command, args, {
      ...rest,
      shell,
      timeout,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', () => resolve({code: 127, output}));
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** On a machine under load the start of a program takes seconds; a program that hangs takes longer than this. */
const TIMEOUT_MS = 120_000;

/**
 * Returns what `command` prints on success, `undefined` otherwise. For commands that end at once; throws when one does
 * not, since a slow machine is not one that lacks the program.
 */
export function outputOf(command: string, args: readonly string[]): string | undefined {
  const {status, stdout, error} = spawnSync(command, args, {encoding: 'utf8', timeout: TIMEOUT_MS});
  if (error && 'code' in error && error.code === 'ETIMEDOUT') throw error;
  return status === 0 ? stdout.trim() : undefined;
}
