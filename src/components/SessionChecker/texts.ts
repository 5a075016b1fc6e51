/** What readers read in the checker of sessions. */
import {translate} from '@docusaurus/Translate';
import {counted, localNumber} from '@site/src/lib/plural';
import type {CaptureReport, CheckedSession} from '@speech-docs/protocol/sessionCheck/check';

const sessions = (count: number) =>
  counted(
    count,
    translate({
      id: 'component.SessionChecker.sessions',
      message: '{count} session|{count} sessions',
      description: 'Forms of a number',
    }),
  );
const frames = (count: number) =>
  counted(
    count,
    translate({
      id: 'component.SessionChecker.frames',
      message: '{count} frame|{count} frames',
      description: 'Forms of a number',
    }),
  );
const brokenRules = (count: number) =>
  counted(
    count,
    translate({
      id: 'component.SessionChecker.brokenRules',
      message: '{count} broken rule|{count} broken rules',
      description: 'Forms of a number',
    }),
  );
const finals = (count: number) =>
  counted(
    count,
    translate({
      id: 'component.SessionChecker.finalCount',
      message: '{count} final|{count} finals',
      description: 'Forms of a number',
    }),
  );

export const texts = {
  group: translate({
    id: 'component.SessionChecker.group',
    message: 'Session check',
    description: 'Name of the checker of recorded sessions',
  }),
  label: translate({
    id: 'component.SessionChecker.label',
    message: 'Session recording',
    description: 'Label of the box into which readers paste a recording',
  }),
  help: translate({
    id: 'component.SessionChecker.help',
    message:
      'Paste or drop a HAR, JSON of Wireshark, JSON lines, or the log of a tool or of your program. The recording stays on this page, and keys are masked.',
    description: 'Which recordings can be checked, and that nothing is sent',
  }),
  withoutScript: translate({
    id: 'component.SessionChecker.withoutScript',
    message: 'The session check needs JavaScript. Without it, compare your session with the rules of each message.',
    description: 'Below the checker while there is no script',
  }),
  file: translate({
    id: 'component.SessionChecker.file',
    message: 'Or choose a file',
    description: 'Label of the file field of the checker',
  }),
  busy: translate({
    id: 'component.SessionChecker.busy',
    message: 'Checking the recording…',
    description: 'While a recording is checked',
  }),
  failed: translate({
    id: 'component.SessionChecker.failed',
    message: 'The session check could not be loaded. Check your connection, and try again.',
    description: 'When the worker of the checker fails',
  }),
  noBrokenRule: translate({
    id: 'component.SessionChecker.noBrokenRule',
    message: 'No broken rule.',
    description: 'For a session without mistakes',
  }),
  noneOfTheChecked: translate({
    id: 'component.SessionChecker.noneOfTheChecked',
    message: 'No broken rule among those that could be checked.',
    description: 'For a session without mistakes, of which the recording does not show everything',
  }),
  notChecked: translate({
    id: 'component.SessionChecker.notChecked',
    message: 'Not checked',
    description: 'Heading of the rules that a recording does not show',
  }),
  wholeSession: translate({
    id: 'component.SessionChecker.wholeSession',
    message: 'Session',
    description: 'In place of the number of a frame, when the whole session broke a rule',
  }),
  finalColumns: [
    translate({id: 'component.SessionChecker.column.frame', message: 'Frame', description: 'Column'}),
    translate({id: 'component.SessionChecker.column.text', message: 'Text', description: 'Column'}),
    translate({id: 'component.SessionChecker.column.after', message: 'After its first word', description: 'Column'}),
    'max_delay',
  ],
  frame: (frame: number, line: number | null) =>
    line === null
      ? translate(
          {id: 'component.SessionChecker.frame', message: 'Frame {frame}', description: 'A frame that broke a rule'},
          {frame: localNumber(frame)},
        )
      : translate(
          {
            id: 'component.SessionChecker.frameLine',
            message: 'Frame {frame}, line {line}',
            description: 'A frame that broke a rule, and its line in the recording',
          },
          {frame: localNumber(frame), line: localNumber(line)},
        ),
  consequences: (number: number) =>
    counted(
      number,
      translate({
        id: 'component.SessionChecker.consequences',
        message: '{count} later frame repeats it or follows from it.|{count} later frames repeat it or follow from it.',
        description: 'Below a broken rule',
      }),
    ),
  endedBy: (type: string) =>
    translate(
      {
        id: 'component.SessionChecker.endedBy',
        message: 'The service ended the session with the Error {type}.',
        description: 'Why a session ended',
      },
      {type},
    ),
  rejected: (status: number) =>
    translate(
      {
        id: 'component.SessionChecker.rejected',
        message: 'The handshake failed with HTTP {status}.',
        description: 'Why there is no session',
      },
      {status},
    ),
  more: (rest: number) =>
    counted(
      rest,
      translate({
        id: 'component.SessionChecker.more',
        message: 'And {count} more broken rule.|And {count} more broken rules.',
        description: 'Below the list',
      }),
    ),
  finals: (kept: number, all: number) =>
    translate(
      {
        id: 'component.SessionChecker.finals',
        message: '{kept} of {finals} kept max_delay',
        description: 'Heading of the finals',
      },
      {kept, finals: finals(all)},
    ),
  inTime: (maxDelay: number) =>
    translate(
      {id: 'component.SessionChecker.inTime', message: 'Kept ({maxDelay} s)', description: 'Of a final'},
      {maxDelay},
    ),
  late: (maxDelay: number) =>
    translate(
      {id: 'component.SessionChecker.late', message: 'Late ({maxDelay} s)', description: 'Of a final'},
      {maxDelay},
    ),
  state: (label: string, frame: number, seconds: number | null) =>
    seconds === null
      ? translate(
          {
            id: 'component.SessionChecker.stateFrame',
            message: '{label}: from frame {frame}',
            description: 'A state of the session',
          },
          {label, frame},
        )
      : translate(
          {
            id: 'component.SessionChecker.state',
            message: '{label}: from {seconds} s, frame {frame}',
            description: 'A state of the session',
          },
          {label, frame, seconds: seconds.toFixed(1)},
        ),
  session: ({api, frames: count, seconds}: CheckedSession, number: number) =>
    [
      api === 'flow'
        ? translate(
            {id: 'component.SessionChecker.flow', message: 'Session {number}: Flow', description: 'Heading'},
            {number},
          )
        : translate(
            {id: 'component.SessionChecker.realtime', message: 'Session {number}: real-time', description: 'Heading'},
            {number},
          ),
      frames(count),
      ...(seconds === null ? [] : [`${seconds.toFixed(1)} s`]),
    ].join(', '),
  summary: ({format, sessions: all}: CaptureReport) => {
    const broken = all.reduce((sum, session) => sum + session.broken.length, 0);
    const none = translate({
      id: 'component.SessionChecker.noneBroken',
      message: 'no broken rule',
      description: 'In the summary',
    });
    const partly = translate({
      id: 'component.SessionChecker.partly',
      message: 'some rules not checked',
      description: 'In the summary',
    });
    const isPartial = all.some(({notChecked}) => notChecked.length > 0);
    const failed = all.flatMap(({ending: {status}}) => status ?? []);
    const rejected = translate(
      {
        id: 'component.SessionChecker.rejectedSummary',
        message: 'handshake failed with HTTP {status}',
        description: 'In the summary',
      },
      {status: failed.join(', ')},
    );
    const verdict = broken === 0 && failed.length > 0 ? rejected : broken === 0 ? none : brokenRules(broken);
    const parts = [sessions(all.length), verdict, ...(isPartial ? [partly] : [])];
    return `${format}: ${parts.join(', ')}.`;
  },
};
