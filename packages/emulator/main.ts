/**
 * The command of the emulator: `npm run emulator` in this repository, and the package that the site offers. `--help` lists
 * what can be changed.
 */
import {writeFileSync} from 'node:fs';
import {checkFile} from './command/check';
import {help} from './command/help';
import {OptionError, readArguments, readNumber, SERVE_OPTIONS} from './command/options';
import {serve} from './command/serve';
import {numbersWav} from './core/numbers';
import {runDrills} from './drills/command';
import {drills} from './drills/drills';

/** Runs the command; resolves with its exit status, or with nothing while it serves. */
export async function run(args: string[]): Promise<number | undefined> {
  const [command = 'serve', ...rest] = args[0]?.startsWith('-') ? ['serve', ...args] : args;
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (own.includes('--help') || command === 'help') {
    console.log(help(drills));
    return 0;
  }
  if (command === 'drill') return runDrills(rest);
  if (command === 'check') return checkFile(rest);
  const {values: given, positionals: words} = readArguments(rest, SERVE_OPTIONS);
  if (command === 'serve' && words.length === 0) {
    await serve(given);
    return undefined;
  }
  if (command === 'numbers') return writeNumbers(words);
  throw new OptionError(`There is no command "${[command, ...words].join(' ')}". --help lists the commands.`);
}

function writeNumbers([count, file, first]: string[]): number {
  const words = readNumber('count', count, [1, 10_000]);
  if (words === undefined || !file) throw new OptionError('numbers needs a count and a file: numbers 40 numbers.wav');
  writeFileSync(file, numbersWav(words, 16_000, readNumber('first', first, [0, 9999])));
  return 0;
}

/** Runs the command with the arguments of the process. */
export function main(): void {
  run(process.argv.slice(2)).then(
    (status) => {
      process.exitCode = status;
    },
    (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const isOurs = error instanceof OptionError || error.code !== undefined;
      console.error(isTaken ? 'The port is taken. Choose another one with --port, or 0 for any.' : error.message);
      if (!isOurs) console.error(error.stack);
      process.exitCode = 1;
    },
  );
}
