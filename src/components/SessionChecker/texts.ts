/** What readers read in the checker of sessions. */
import {translate} from '@docusaurus/Translate';
import {counted, localNumber} from '@site/src/lib/plural';
import type {CaptureReport, CheckedSession} from '@speech-docs/protocol/sessionCheck';

const sessions = (count: number) => counted(count, translate({message: '{count} session|{count} sessions'}));
const frames = (count: number) => counted(count, translate({message: '{count} frame|{count} frames'}));
const brokenRules = (count: number) => counted(count, translate({message: '{count} broken rule|{count} broken rules'}));
const finals = (count: number) => counted(count, translate({message: '{count} final|{count} finals'}));

export const texts = {
  group: translate({message: 'Session check'}),
  label: translate({message: 'Session recording'}),
  help: translate({
    message:
      'Paste or drop a HAR, or JSON lines with a frame each. The recording stays on this page, and keys are masked.',
  }),
  withoutScript: translate({
    message: 'The session check needs JavaScript. Without it, compare your session with the rules of each message.',
  }),
  file: translate({message: 'Open a file…'}),
  findError: translate({message: 'Find the error of a log or a message'}),
  example: translate({message: 'Try an example'}),
  seeField: translate({message: 'See the field.'}),
  busy: translate({message: 'Checking the recording…'}),
  failed: translate({message: 'The session check could not be loaded. Check your connection, and try again.'}),
  noBrokenRule: translate({message: 'No broken rule.'}),
  noneOfTheChecked: translate({message: 'No broken rule among those that could be checked.'}),
  notChecked: translate({message: 'Some rules are not checked: why, and how to check them'}),
  wholeSession: translate({message: 'Session'}),
  finalColumns: [
    translate({message: 'Frame'}),
    translate({message: 'Text'}),
    translate({message: 'After its first word'}),
    'max_delay',
  ],
  frame: (frame: number, line: number | null) =>
    line === null
      ? translate({message: 'Frame {frame}'}, {frame: localNumber(frame)})
      : translate({message: 'Frame {frame}, line {line}'}, {frame: localNumber(frame), line: localNumber(line)}),
  consequences: (number: number) =>
    counted(
      number,
      translate({
        message: '{count} later frame repeats it or follows from it.|{count} later frames repeat it or follow from it.',
      }),
    ),
  endedBy: (type: string) => translate({message: 'The service ended the session with the Error {type}.'}, {type}),
  rejected: (status: number) => translate({message: 'The handshake failed with HTTP {status}.'}, {status}),
  more: (rest: number) =>
    counted(rest, translate({message: 'And {count} more broken rule.|And {count} more broken rules.'})),
  finals: (kept: number, all: number) =>
    translate({message: '{kept} of {finals} kept max_delay'}, {kept, finals: finals(all)}),
  inTime: (maxDelay: number) => translate({message: 'Kept ({maxDelay} s)'}, {maxDelay}),
  late: (maxDelay: number) => translate({message: 'Late ({maxDelay} s)'}, {maxDelay}),
  state: (label: string, frame: number, seconds: number | null) =>
    seconds === null
      ? translate({message: '{label}: from frame {frame}'}, {label, frame})
      : translate({message: '{label}: from {seconds} s, frame {frame}'}, {label, frame, seconds: seconds.toFixed(2)}),
  session: ({api, frames: count, seconds}: CheckedSession, number: number) =>
    [
      api === 'flow'
        ? translate({message: 'Session {number}: Flow'}, {number})
        : translate({message: 'Session {number}: real-time'}, {number}),
      frames(count),
      ...(seconds === null ? [] : [`${seconds.toFixed(1)} s`]),
    ].join(', '),
  summary: ({sessions: all}: CaptureReport) => {
    const broken = all.reduce((sum, session) => sum + session.broken.length, 0);
    const failed = all.flatMap(({ending: {status}}) => status ?? []);
    const rejected = translate({message: 'Handshake failed with HTTP {status}'}, {status: failed.join(', ')});
    const none = failed.length > 0 ? rejected : translate({message: 'No broken rule'});
    const verdict = broken === 0 ? none : brokenRules(broken);
    return translate({message: '{verdict} in {sessions}.'}, {verdict, sessions: sessions(all.length)});
  },
};
