import {expect, it} from 'vitest';
import {reportText} from '../sessionCheck/reportText';
import {check, read, recordings} from './recorded';

/** The rule that each recording breaks, and which of the client's frames does; 0 for the session as a whole. */
const MISTAKES: Readonly<Record<string, readonly [rule: string, place: number]>> = {
  'audio-before-started': ['order.AddAudio', 2],
  'audio-before-start': ['order.AddAudio', 1],
  'start-twice': ['frequency.StartRecognition', 3],
  'audio-after-end': ['order.AddAudio', 6],
  'end-twice': ['frequency.EndOfStream', 4],
  'end-without-number': ['shape.EndOfStream', 3],
  'end-with-text': ['shape.EndOfStream', 3],
  'lower-case': ['known', 2],
  'other-protocol': ['known', 2],
  'message-of-service': ['known', 2],
  'no-language': ['shape.StartRecognition', 1],
  'delay-too-long': ['shape.StartRecognition', 1],
  'misspelled-setting': ['shape.StartRecognition', 1],
  'unknown-encoding': ['shape.StartRecognition', 1],
  'deprecated-field': ['deprecated', 1],
  'speakers-not-enabled': ['enabled.GetSpeakers', 2],
  'language-changed': ['change.SetRecognitionConfig', 2],
  'json-in-binary': ['frame.StartRecognition', 1],
  'closed-early': ['close', 0],
  'started-again-unchanged': ['retry.invalid_language', 0],
  'key-in-address': ['key', 0],
};
/** Mistakes that a format does not record: how the socket closed, and the content of binary frames. */
const UNSEEN: Readonly<Record<string, string[]>> = {
  'chrome-har closed-early': [],
  'node-json json-in-binary': ['order.AddAudio 1'],
};

function brokenIn(text: string): string[] {
  const frames = read(text).sessions.map((session) => session.frames);
  return check(text).sessions.flatMap(({broken}, session) =>
    broken.map(({rule, frame}) => {
      const own = frames[session]?.slice(0, frame).filter(({from}) => from === 'client') ?? [];
      return `${rule} ${own.length}`;
    }),
  );
}

it.each(recordings())(
  'the session "$name" breaks its rule at its frame, and no other: $format',
  ({format, name, text}) => {
    const mistake = MISTAKES[name];
    expect(brokenIn(text)).toEqual(UNSEEN[`${format} ${name}`] ?? (mistake ? [mistake.join(' ')] : []));
  },
);

it('a session that is cut off raises no alarm, and its end is named as missing, beside what is never judged', () => {
  const {text = ''} = recordings().find(({format, name}) => format === 'node-json' && name === 'orderly') ?? {};
  const report = check(text.slice(0, text.indexOf('EndOfStream') - 200));
  const [session] = report.sessions;
  expect([session?.broken, session?.notChecked.map(({rule}) => rule)]).toEqual([[], ['close']]);
  expect(reportText(report, '')).toMatch(/Not checked: words, .*retry\.connection/);
});
