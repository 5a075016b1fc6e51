/** What `--help` prints. */
import {provider} from '@speech-docs/protocol/facts';
import {compiledServiceData} from '../compiledServiceData';
import {isOfJob} from '../core/faults';
import type {Drill} from '../drills/drills';
import {faultTexts, notEmulated} from './texts';

const NAME = provider.emulatorPackage;

export function help(drills: readonly Pick<Drill, 'name' | 'title' | 'page'>[]): string {
  const {contracts} = compiledServiceData();
  const jobErrors = contracts.documents.batch['x-job-errors'].filter(({id}) => isOfJob(contracts, id));
  return `${NAME} [serve] [options]             serve all APIs on one port
${NAME} drill <name> [-- command]     run your program against a fault; without a name, list them
${NAME} drill --all [kind] -- command run every drill, or those of one kind
${NAME} check <recording> [--json]    compare a HAR or JSON lines with the rules: ends with 0, 1, or 2
${NAME} numbers <count> <file.wav> [<first>]
                                      write audio for --recognize numbers: a word each 250 ms, from 0 or <first>

Options of serve:

  --port <n>            port (default 4010; 0 picks a free one)
  --host <address>      address to listen on (default 127.0.0.1; 0.0.0.0 in a container)
  --key <key>           accept this key only; may be repeated (default: any key but invalid… and expired…)
  --agent <id>          agents of Flow that exist; may be repeated (default: any)
  --fault <fault>       inject a fault; may be repeated; the header X-Emulator-Fault does it for one request
  --recognize <what>    recordings (default): the samples, from any position; numbers: block n of the audio is the word n,
                        and cut7 where 50 ms or more of block 7 is missing
  --report <file>       write every rule of the contracts that a client broke into a .json, or - for this terminal
  --seed <n>            make the same IDs and the same jitter again
  --job-seconds <n>     how long a batch job runs (default 1.5)
  --time-scale <n>      multiply the waits of the service, such as retries and time limits (default 1)
  --used-hours <n>      what GET /usage counts for yesterday, in hours of English transcription (default 0)
  --sessions <n>        sessions at once (default: 50 in real time, 3 in Flow)
  --no-rate-limits      never return 429 by itself
  --network             let jobs fetch from, and notify, addresses other than this machine

Options of drill: --report <file.json>, --fault <fault> with many-jobs, --parallel <n> with --all (default 4), and --channels:
a stream of two channels, {audio} and {audio2}, which say 0 to 19 and 500 to 519; each line of the output begins with its label

Faults, written as <where>:<name>-after@<seconds>*<n>, where all but the name may be missing. <where> is socket, GET,
POST, or DELETE; -after lets the effect come first; @ is seconds of audio (with channels, of the first that has so much), the
Retry-After of a status, or the age of a listed job; *<n> is for the first n requests of an API key and the temporary keys
that were made with it, and never starts again. Several are separated by commas; the first that fits happens.

  ${entries(Object.fromEntries(faultTexts.map(({name, scope, text, example}) => [name, `${scope}: ${text} (${example})`])))}

IDs of job errors:

  ${entries(Object.fromEntries(jobErrors.map(({id, message, where}) => [id, message ?? `An error in ${where} of the transcript.`])))}

The agent of Flow calls each function once, in turn. An argument is the first value of its enum, or its example, or what
fits its name (day, date, time, name, phone, mail, part), or its name; a number is 1, and a boolean true.

Drills, each with its rule below ${provider.siteUrl}; README.md says how to prepare a program:

  ${entries(Object.fromEntries(drills.map(({name, title, page}) => [name, `${title} (${page})`])))}

Not emulated, as anything that no contract says:

  ${notEmulated.join('\n  ').replaceAll('`', '')}

It runs until SIGINT or SIGTERM. In a script, start the file itself, because npx doesn't pass signals on:
  node node_modules/${NAME}/emulator.cjs & pid=$!; …; kill $pid`;
}

function entries(all: Readonly<Record<string, string>>): string {
  return Object.entries(all)
    .map(([name, text]) => `${name.padEnd(26)}  ${text}`)
    .join('\n  ');
}
