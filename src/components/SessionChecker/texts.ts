/** What readers read in the checker of sessions. */
import {translate} from '@docusaurus/Translate';
import type {CaptureReport, CheckedSession} from '@site/packages/protocol/sessionCheck/check';

const count = (number: number, noun: string) => `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

export const texts = {
  group: () =>
    translate({
      id: 'component.SessionChecker.group',
      message: 'Session check',
      description: 'Name of the checker of recorded sessions',
    }),
  label: () =>
    translate({
      id: 'component.SessionChecker.label',
      message: 'Session recording',
      description: 'Label of the box into which readers paste a recording',
    }),
  help: () =>
    translate({
      id: 'component.SessionChecker.help',
      message:
        'Paste or drop a HAR, JSON of Wireshark, JSON lines, or the log of a tool or of your program. The recording stays on this page, and keys are masked.',
      description: 'Which recordings can be checked, and that nothing is sent',
    }),
  withoutScript: () =>
    translate({
      id: 'component.SessionChecker.withoutScript',
      message: 'The session check needs JavaScript. Without it, compare your session with the rules of each message.',
      description: 'Below the checker while there is no script',
    }),
  file: () =>
    translate({
      id: 'component.SessionChecker.file',
      message: 'Or choose a file',
      description: 'Label of the file field of the checker',
    }),
  busy: () =>
    translate({
      id: 'component.SessionChecker.busy',
      message: 'Checking the recording…',
      description: 'While a recording is checked',
    }),
  failed: () =>
    translate({
      id: 'component.SessionChecker.failed',
      message: 'The session check could not be loaded. Check your connection, and try again.',
      description: 'When the worker of the checker fails',
    }),
  noTimes: () =>
    translate({
      id: 'component.SessionChecker.noTimes',
      message: 'The recording has no times, so time limits, waits, and latency are not checked.',
      description: 'For recordings without times',
    }),
  noBrokenRule: () =>
    translate({
      id: 'component.SessionChecker.noBrokenRule',
      message: 'No broken rule.',
      description: 'For a session without mistakes',
    }),
  noneOfTheChecked: () =>
    translate({
      id: 'component.SessionChecker.noneOfTheChecked',
      message: 'No broken rule among those that could be checked.',
      description: 'For a session without mistakes, of which the recording does not show everything',
    }),
  notChecked: () =>
    translate({
      id: 'component.SessionChecker.notChecked',
      message: 'Not checked',
      description: 'Heading of the rules that a recording does not show',
    }),
  wholeSession: () =>
    translate({
      id: 'component.SessionChecker.wholeSession',
      message: 'Session',
      description: 'In place of the number of a frame, when the whole session broke a rule',
    }),
  finalColumns: () => ['Frame', 'Text', 'After its first word', 'max_delay'],
  frame: (frame: number, line: number | null) =>
    `Frame ${frame.toLocaleString('en-US')}${line === null ? '' : `, line ${line.toLocaleString('en-US')}`}`,
  consequences: (number: number) => `${count(number, 'later frame')} repeat it or follow from it.`,
  endedBy: (type: string) => `The service ended the session with the Error ${type}.`,
  rejected: (status: number) => `The handshake failed with HTTP ${status}.`,
  more: (rest: number) => `And ${count(rest, 'more broken rule')}.`,
  finals: (kept: number, all: number) => `${kept} of ${count(all, 'final')} kept max_delay`,
  inTime: (maxDelay: number) => `Kept (${maxDelay} s)`,
  late: (maxDelay: number) => `Late (${maxDelay} s)`,
  state: (label: string, frame: number, seconds: number | null) =>
    `${label}: from ${seconds === null ? `frame ${frame}` : `${seconds.toFixed(1)} s, frame ${frame}`}`,
  session: ({api, frames, seconds}: CheckedSession, number: number) =>
    [
      `Session ${number}: ${api === 'flow' ? 'Flow' : 'real-time'}`,
      count(frames, 'frame'),
      ...(seconds === null ? [] : [`${seconds.toFixed(1)} s`]),
    ].join(', '),
  summary: ({format, sessions}: CaptureReport) => {
    const broken = sessions.reduce((sum, session) => sum + session.broken.length, 0);
    const found = broken === 0 ? 'no broken rule' : count(broken, 'broken rule');
    const isPartial = sessions.some(({notChecked}) => notChecked.length > 0);
    return `${format}: ${count(sessions.length, 'session')}, ${found}${isPartial ? ', some rules not checked' : ''}.`;
  },
};
