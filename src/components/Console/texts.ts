/** What readers read in the console. */
import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/lib/plural';
import type {Exchange} from '@speech-docs/emulator/console';

export const texts = {
  title: translate({message: 'Console'}),
  label: translate({message: 'Emulated: no audio leaves this page, nothing is recognized'}),
  failed: translate({message: 'The console could not be loaded. Check your connection, and connect again.'}),
  run: translate({message: 'Run a sample session'}),
  runAgain: translate({message: 'Run again'}),
  connect: translate({message: 'Connect'}),
  early: translate({message: 'The session closed before its last message.'}),
  close: translate({message: 'Disconnect'}),
  fault: translate({message: 'Simulate a fault'}),
  none: translate({message: 'None'}),
  wait: translate({message: 'Audio before the fault'}),
  after: (seconds: number) =>
    seconds === 0 ? translate({message: 'at once'}) : translate({message: 'after {seconds} s'}, {seconds}),
  recording: translate({message: 'Recording'}),
  speed: translate({message: 'Speed'}),
  audio: translate({message: 'Send audio'}),
  stop: translate({message: 'Stop audio'}),
  message: translate({message: 'Message'}),
  legal: translate({message: 'Allowed now'}),
  illegal: translate({message: 'Breaks a rule now'}),
  connectFirst: translate({message: 'Connect to compose a message.'}),
  noWords: translate({message: 'Words appear here.'}),
  noFrames: translate({message: 'Frames appear here once you connect.'}),
  noResponses: translate({message: 'Responses appear here once you send the request.'}),
  json: translate({message: 'Message as JSON'}),
  send: translate({message: 'Send'}),
  sendAnyway: translate({message: 'Send anyway'}),
  filter: translate({message: 'Filter'}),
  withAudio: translate({message: 'Audio'}),
  whole: translate({message: 'Whole messages'}),
  log: translate({message: 'Frame log'}),
  record: translate({message: 'Copy session'}),
  sendRequest: translate({message: 'Send the request'}),
  config: translate({message: 'Configuration as JSON'}),
  waiting: translate({message: 'Waiting for the response…'}),
  responded: (last: Exchange | undefined) =>
    last ? translate({message: 'The last response has the status {status}.'}, {status: last.status}) : '',
  transcript: translate({message: 'The transcript is there.'}),
  groups: {
    connection: translate({message: 'Connection'}),
    close: translate({message: 'Close codes'}),
    error: translate({message: 'Errors'}),
  },
  directions: {
    client: `→ ${translate({message: 'You'})}`,
    server: `← ${translate({message: 'Service'})}`,
    transport: `× ${translate({message: 'broken'})}`,
  },
  speakers: {
    user: `↑ ${translate({message: 'You'})}`,
    agent: `↓ ${translate({message: 'Agent'})}`,
  },
  columns: [
    translate({message: 'Frame'}),
    translate({message: 'Time'}),
    translate({message: 'Direction'}),
    translate({message: 'Message'}),
    translate({message: 'State'}),
  ],
  state: (state: string | undefined) =>
    translate({message: 'State: {state}.'}, {state: state ?? translate({message: 'not connected'})}),
  shown: (shown: number, all: number) =>
    translate({message: 'Filter {shown} of {all} lines'}, {shown: localNumber(shown), all: localNumber(all)}),
};
