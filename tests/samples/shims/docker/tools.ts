/** The image `alpine`: commands of this machine, which see the mounted folders and the processor of a container. */
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {outside} from './images';
import type {Run} from './options';
import {CommandError, type CommandResult} from './types';

/** Any x86 server of the last years; the page shows its AVX sets. */
const CPU = 'flags\t: fpu sse4_2 avx f16c avx2 bmi2 avx512f avx512dq avx512cd avx512bw avx512vl ssse3';
/** A path in a command, up to what ends a word. */
const PATH = /(?<=^|[\s'"])\/[\w./-]+/g;

/** Runs the command with the paths of the container replaced; one that is not mounted is rejected, so nothing else is touched. */
export async function runTools({args, mounts}: Run, cwd: string): Promise<CommandResult> {
  const [command = '', ...rest] = args;
  if (!['sh', 'ls'].includes(command))
    throw new CommandError(`exec: "${command}": executable file not found in $PATH`, 127);
  const folder = mkdtempSync(join(cwd, 'proc-'));
  try {
    writeFileSync(join(folder, 'cpuinfo'), `${CPU}\n`.repeat(2));
    const all = [...mounts, {source: folder, place: '/proc', isReadOnly: true}];
    const changed = rest.map((text) =>
      text.replace(PATH, (path) => {
        const found = outside(all, path);
        if (!found) throw new CommandError(`${path}: No such file or directory`, 1);
        if (found.isReadOnly && /\b(?:rm|mv|touch)\b|>/.test(text))
          throw new CommandError(`${path}: Read-only file system`, 1);
        // Relative: what is in a command must not hold a space, and the folder of the project may.
        return relative(cwd, found.path) + (path.endsWith('/') ? '/' : '');
      }),
    );
    return await new Promise<CommandResult>((resolve) => {
      const child = execFile(
        command,
        changed,
        {cwd, env: {PATH: process.env.PATH, LC_ALL: 'C'}},
        (error, stdout, stderr) => resolve({code: error ? 1 : 0, stdout, stderr}),
      );
      child.stdin?.end();
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
