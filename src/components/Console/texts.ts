/** What readers read in the console. */
import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/lib/plural';
import type {Exchange} from '@speech-docs/emulator/console/rest';

export const texts = {
  title: () => translate({id: 'component.Console.title', message: 'Console', description: 'Name of the console'}),
  label: () =>
    translate({
      id: 'component.Console.label',
      message: 'Emulated: no audio leaves this page, nothing is recognized',
      description: 'Always shown in the console: its server is in the page',
    }),
  failed: () =>
    translate({
      id: 'component.Console.workerFailed',
      message: 'The console could not be loaded. Check your connection, and connect again.',
      description: 'When the worker of the console fails',
    }),
  connect: () =>
    translate({id: 'component.Console.connect', message: 'Connect', description: 'Button that opens a session'}),
  reconnect: () =>
    translate({
      id: 'component.Console.reconnect',
      message: 'Connect again',
      description: 'Button that opens a new session while one is open',
    }),
  close: () =>
    translate({
      id: 'component.Console.close',
      message: 'Close the socket',
      description: 'Button that closes the session as a client',
    }),
  fault: () =>
    translate({id: 'component.Console.fault', message: 'Simulate a fault', description: 'Label of the menu of faults'}),
  noFault: () =>
    translate({
      id: 'component.Console.noFault',
      message: 'None',
      description: 'Choice of the menu of faults: nothing goes wrong',
    }),
  after: () =>
    translate({
      id: 'component.Console.after',
      message: 'after seconds of audio',
      description: 'Label of the number of seconds before a fault happens',
    }),
  recording: () =>
    translate({
      id: 'component.Console.recording',
      message: 'Recording',
      description: 'Label of the menu of recordings',
    }),
  speed: () => translate({id: 'component.Console.speed', message: 'Speed', description: 'Label of the menu of speeds'}),
  audio: () =>
    translate({id: 'component.Console.audio', message: 'Send audio', description: 'Button that sends the recording'}),
  audioAnyway: () =>
    translate({
      id: 'component.Console.audioAnyway',
      message: 'Send audio anyway',
      description: 'The same, when audio breaks a rule now',
    }),
  stop: () =>
    translate({id: 'component.Console.stop', message: 'Stop audio', description: 'Button that stops the recording'}),
  message: () =>
    translate({id: 'component.Console.message', message: 'Message', description: 'Label of the menu of messages'}),
  legal: () =>
    translate({
      id: 'component.Console.legal',
      message: 'Allowed now',
      description: 'Group of the menu: messages that break no rule now',
    }),
  illegal: () =>
    translate({
      id: 'component.Console.illegal',
      message: 'Breaks a rule now',
      description: 'Group of the menu: messages that break a rule now',
    }),
  connectFirst: () =>
    translate({
      id: 'component.Console.connectFirst',
      message: 'Connect to compose a message.',
      description: 'In the editor of a message while there is no session',
    }),
  noFrames: () =>
    translate({
      id: 'component.Console.noFrames',
      message: 'Frames appear here once you connect.',
      description: 'In place of the log while there is no session',
    }),
  noResponses: () =>
    translate({
      id: 'component.Console.noResponses',
      message: 'Responses appear here once you send the request.',
      description: 'In place of the responses before the first request',
    }),
  json: () =>
    translate({
      id: 'component.Console.json',
      message: 'Message as JSON',
      description: 'Label of the editor of a message',
    }),
  send: () => translate({id: 'component.Console.send', message: 'Send', description: 'Button that sends the message'}),
  sendAnyway: () =>
    translate({
      id: 'component.Console.sendAnyway',
      message: 'Send anyway',
      description: 'The same, when the message breaks a rule',
    }),
  filter: () =>
    translate({id: 'component.Console.filter', message: 'Filter', description: 'Label of the filter of the log'}),
  withAudio: () =>
    translate({
      id: 'component.Console.withAudio',
      message: 'Show audio and receipts',
      description: 'Checkbox: frames of audio and their receipts are in the log',
    }),
  whole: () =>
    translate({
      id: 'component.Console.whole',
      message: 'Show whole messages',
      description: 'Checkbox: long messages are not cut in the log',
    }),
  log: () => translate({id: 'component.Console.log', message: 'Frame log', description: 'Name of the log'}),
  export: () =>
    translate({
      id: 'component.Console.export',
      message: 'Export the session',
      description: 'Before the buttons that export the session',
    }),
  replayed: () =>
    translate({
      id: 'component.Console.replayed',
      message: 'Recording to replay',
      description: 'Label of the box for a recording',
    }),
  replayHelp: () =>
    translate({
      id: 'component.Console.replayHelp',
      message:
        'Paste a HAR, JSON lines, or the output of wscat or websocat. Replay sends the frames of the client again at their times, without waiting. Change a line first to see what differs.',
      description: 'What can be replayed, and what replay does',
    }),
  replay: () =>
    translate({id: 'component.Console.replay', message: 'Replay', description: 'Button that replays the recording'}),
  edit: () =>
    translate({
      id: 'component.Console.edit',
      message: 'Edit this session',
      description: 'Button that puts the frames of the session into the box',
    }),
  beyond: () =>
    translate({
      id: 'component.Console.beyond',
      message: 'What the console cannot reach',
      description: 'Summary of the list of endings that no session here has',
    }),
  sendRequest: () =>
    translate({
      id: 'component.Console.sendRequest',
      message: 'Send the request',
      description: 'Button that creates a job',
    }),
  config: () =>
    translate({
      id: 'component.Console.config',
      message: 'Configuration as JSON',
      description: 'Label of the editor of the configuration of a job',
    }),
  waiting: () =>
    translate({
      id: 'component.Console.waiting',
      message: 'Waiting for the response…',
      description: 'While a job of the console runs',
    }),
  responded: (last: Exchange | undefined) =>
    last
      ? translate(
          {
            id: 'component.Console.responded',
            message: 'The last response has the status {status}.',
            description: 'After a request of the console, with its HTTP status',
          },
          {status: last.status},
        )
      : '',
  groups: {
    connection: () =>
      translate({id: 'component.Console.groupConnection', message: 'Connection', description: 'Group of faults'}),
    close: () =>
      translate({id: 'component.Console.groupClose', message: 'Close codes', description: 'Group of faults'}),
    error: () => translate({id: 'component.Console.groupError', message: 'Errors', description: 'Group of faults'}),
  },
  directions: {
    client: () => translate({id: 'component.Console.sent', message: 'sent', description: 'Direction of a frame'}),
    server: () =>
      translate({id: 'component.Console.received', message: 'received', description: 'Direction of a frame'}),
    transport: () =>
      translate({
        id: 'component.Console.broken',
        message: 'broken',
        description: 'In place of a direction: the connection broke',
      }),
  },
  formats: {har: 'HAR', jsonl: 'JSON lines', python: 'Python', javascript: 'JavaScript'},
  columns: () => [
    translate({id: 'component.Console.frame', message: 'Frame', description: 'Column: the number of a frame'}),
    translate({id: 'component.Console.time', message: 'Time', description: 'Column'}),
    translate({id: 'component.Console.direction', message: 'Direction', description: 'Column: who sent a frame'}),
    translate({id: 'component.Console.stateColumn', message: 'State', description: 'Column: the state of the session'}),
    translate({id: 'component.Console.message', message: 'Message', description: 'Column: what a frame contains'}),
  ],
  state: (state: string | undefined) =>
    translate(
      {id: 'component.Console.state', message: 'State: {state}.', description: 'Of the session'},
      {
        state:
          state ??
          translate({
            id: 'component.Console.notConnected',
            message: 'not connected',
            description: 'State before a session',
          }),
      },
    ),
  shown: (shown: number, all: number) =>
    translate(
      {
        id: 'component.Console.shown',
        message: '{shown} of {all} lines. The state is the one after the frame.',
        description: 'Above a long log, of which a part is shown',
      },
      {shown: localNumber(shown), all: localNumber(all)},
    ),
  download: (fileName: string) =>
    translate(
      {id: 'component.Console.download', message: 'Download {fileName}', description: 'Link to the log as a file'},
      {fileName},
    ),
};
