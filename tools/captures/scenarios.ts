/** Sessions that are recorded with every tool: what the client does, and the rule that it breaks. */
import type {Fields} from '../../packages/protocol/rules/contract';

/** `isWrong` marks the frame that breaks the rule; a rule without one is broken by the whole session. */
export type Step = ({send: Fields} | {sendBinary: Fields} | {audio: number} | {until: string} | {wait: number}) & {
  isWrong?: true;
};

export interface Scenario {
  name: string;
  /** Several connections, one after the other. */
  sessions: Step[][];
  /** Query of the address. */
  query?: string;
  rule?: string;
  /** What the mistake is called where the tool shows no content of binary frames. */
  unseenRule?: string;
}

const BYTES = 64;
const format = {type: 'raw', encoding: 'pcm_s16le', sample_rate: 16_000};
const start = (config: Fields = {}, more: Fields = {}): Step => ({
  send: {message: 'StartRecognition', audio_format: format, transcription_config: {language: 'en', ...config}, ...more},
});
const audio: Step = {audio: BYTES};
const send = (message: string, fields: Fields = {}): Step => ({send: {message, ...fields}});
const wrong = (step: Step): Step => ({...step, isWrong: true});
const started: Step[] = [start(), {until: 'RecognitionStarted'}];
const end: Step[] = [send('EndOfStream', {last_seq_no: 3}), {until: 'EndOfTranscript'}];
const speech: Step[] = [audio, audio, audio];
const whole: Step[] = [...started, ...speech, ...end];
const during = (...steps: Step[]): Step[][] => [[...started, ...steps, {wait: 0.3}]];
const mistake = (name: string, rule: string, sessions: Step[][], query?: string): Scenario => ({
  name,
  rule,
  sessions,
  ...(query && {query}),
});

export const scenarios: Scenario[] = [
  {name: 'orderly', sessions: [whole]},
  {name: 'resumed', sessions: [whole, whole]},
  mistake('audio-before-started', 'order.AddAudio', [[start(), wrong(audio), audio, {wait: 0.3}]]),
  mistake('audio-before-start', 'order.AddAudio', [[wrong(audio), {wait: 0.3}]]),
  mistake('start-twice', 'frequency.StartRecognition', during(audio, wrong(start()))),
  mistake('audio-after-end', 'order.AddAudio', [
    [...started, ...speech, send('EndOfStream', {last_seq_no: 3}), wrong(audio), {wait: 0.3}],
  ]),
  mistake('end-twice', 'frequency.EndOfStream', [
    [
      ...started,
      audio,
      send('EndOfStream', {last_seq_no: 1}),
      wrong(send('EndOfStream', {last_seq_no: 1})),
      {wait: 0.3},
    ],
  ]),
  mistake('end-without-number', 'shape.EndOfStream', during(audio, wrong(send('EndOfStream')))),
  mistake('end-with-text', 'shape.EndOfStream', during(audio, wrong(send('EndOfStream', {last_seq_no: '1'})))),
  mistake('lower-case', 'known', during(wrong(send('endOfStream', {last_seq_no: 0})))),
  mistake('other-protocol', 'known', during(wrong(send('Finalize')))),
  mistake('message-of-service', 'known', during(wrong(send('EndOfTranscript')))),
  mistake('no-language', 'shape.StartRecognition', [
    [wrong({send: {message: 'StartRecognition', audio_format: format, transcription_config: {}}}), {wait: 0.3}],
  ]),
  mistake('delay-too-long', 'shape.StartRecognition', [[wrong(start({max_delay: 60})), {wait: 0.3}]]),
  mistake('misspelled-setting', 'shape.StartRecognition', [[wrong(start({enable_partial: true})), {wait: 0.3}]]),
  mistake('unknown-encoding', 'shape.StartRecognition', [
    [wrong(start({}, {audio_format: {...format, encoding: 'pcm_s24le'}})), {wait: 0.3}],
  ]),
  mistake('deprecated-field', 'deprecated', [
    [wrong(start({operating_point: 'enhanced'})), {until: 'RecognitionStarted'}, ...speech, ...end],
  ]),
  mistake('speakers-not-enabled', 'enabled.GetSpeakers', during(wrong(send('GetSpeakers')))),
  mistake(
    'language-changed',
    'change.SetRecognitionConfig',
    during(wrong(send('SetRecognitionConfig', {transcription_config: {language: 'de'}}))),
  ),
  {
    ...mistake('json-in-binary', 'frame.StartRecognition', [
      [
        wrong({
          sendBinary: {message: 'StartRecognition', audio_format: format, transcription_config: {language: 'en'}},
        }),
        {wait: 0.3},
      ],
    ]),
    unseenRule: 'order.AddAudio',
  },
  mistake('closed-early', 'close', [[...started, ...speech, {wait: 0.2}]]),
  mistake('started-again-unchanged', 'retry.invalid_language', [
    [start({language: 'xx'}), {wait: 0.3}],
    [start({language: 'xx'}), {wait: 0.3}],
  ]),
  mistake('key-in-address', 'key', [whole], '?jwt=A1b2C3d4E5f6G7h8J9k0L1m2N3'),
];
