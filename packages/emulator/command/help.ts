/** What `--help` prints. */

import {provider} from '@speech-docs/protocol/facts';

const NAME = provider.emulatorPackage;

/** What each fault of core/faults.ts does. The core goes into pages, which don't need the texts. */
export const FAULT_TEXTS: Readonly<Record<string, string>> = {
  slow: 'the response, or the start of a session, takes 3 s',
  cut: 'the connection breaks in the middle of the response, or of a frame, which a socket also does for 1006',
  html: 'a proxy responds with 502 and a page of HTML',
  quota: '403 for a request, quota_exceeded for a socket',
  silence: 'a session confirms audio, and recognizes nothing',
  stall: 'the service neither reads nor sends, and the connection stays',
  'slow-read': 'the service reads nothing for 3 s',
  reset: 'the connection is reset',
  jitter: 'messages arrive up to 1.5 s late, in their order',
  duplicate: 'each final comes a second time, after the next one',
  'slow-end': 'the last message of a session takes 5 s more',
  oversized: 'one message has 1.5 MB',
  'agent-ends': 'the agent ends the conversation: agent-ends@8',
  stuck: 'the job never ends',
  full: '429 for a new job: too many jobs are in progress',
  'list-late': 'a job is missing from the list until it is so many seconds old: list-late@30',
  'hook-twice': 'a notification that was received is sent again',
  'hook-lost': 'the response of the receiver is lost, and the notification sent again',
  'hook-early': 'the notification arrives before the response that creates the job',
  'hook-late': 'the notification comes 20 s later, so that those of other jobs overtake it',
  skew: 'a temporary key has expired when it arrives',
};

/** Returns the help of the command. */
export function help(drills: readonly {name: string; title: string}[]): string {
  return `${NAME} [serve] [options]             serve all APIs on one port
${NAME} drill <name> [-- command]     run your program against a fault; without a name, list them
${NAME} drill --all [kind] -- command run every drill, or those of stream, job, or webhook
${NAME} report <report.json> [page.html]
${NAME} check <recording> [--json]    compare a HAR, a log, or JSON lines with the rules: ends with 0, 1, or 2
${NAME} numbers <count> <file.wav>    write audio for --recognize numbers: a word each 250 ms

Options of serve:

  --port <n>            port (default 4010; 0 picks a free one)
  --host <address>      address to listen on (default 127.0.0.1; 0.0.0.0 in a container)
  --key <key>           accept this key only; may be repeated (default: any key but invalid… and expired…)
  --agent <id>          agents of Flow that exist; may be repeated (default: any)
  --fault <fault>       inject a fault; may be repeated; the header X-Emulator-Fault does it for one request
  --recognize <what>    recordings (default): the samples, by their sound or their name; numbers: block n of the audio is
                        the word n, in every session, so that lost and repeated audio shows
  --report <file>       write every rule of the contracts that a client broke: .json, .html, or - for this terminal
  --scenario <file>     options in a JSON file: {"fault": ["socket:1011@3*1"], "job-seconds": 5}
  --seed <n>            make the same IDs and the same jitter again
  --job-seconds <n>     how long a batch job runs (default 1.5)
  --time-scale <n>      multiply the waits of the service, such as retries and time limits (default 1)
  --sessions <n>        sessions at once (default: 50 in real time, 3 in Flow)
  --no-rate-limits      never return 429 by itself
  --network             let jobs fetch from, and notify, addresses other than this machine
  --max-upload, --max-frame, --max-stored <MB>, --max-connections <n>

Options of drill: --report <file.json>, --junit <file.xml>, --parallel <n> with --all (default 4)

Faults, written as <where>:<name>-after@<seconds>*<n>, where all but the name may be missing. <where> is socket or a
method; -after lets the effect come first; @ is seconds of audio, the Retry-After of a status, or the age of a listed job;
* counts for each client.

  ${entries({
    '400 to 599': 'a request, or the handshake of a socket, gets this status',
    '<close code>, <error type>, <warning type>':
      'a socket whose contract has it gets it; a code that its contract lacks comes without an Error',
    ...FAULT_TEXTS,
  })}

Drills:

  ${entries(Object.fromEntries(drills.map(({name, title}) => [name, title])))}

Not emulated: accuracy, real latencies, prices, and anything that no contract says.`;
}

function entries(all: Readonly<Record<string, string>>): string {
  return Object.entries(all)
    .map(([name, text]) => `${name.padEnd(22)}  ${text}`)
    .join('\n  ');
}
