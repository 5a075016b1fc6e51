/** The sessions that every tool recorded in packages/protocol/tests/captures: the rule that each breaks, and where. */
export interface Scenario {
  name: string;
  rule?: string;
  /** Which of the client's frames breaks it, and the same in a recording without binary frames; 0 for the whole session. */
  place: number;
  textPlace: number;
  /** What the mistake is called where the tool shows no content of binary frames. */
  unseenRule?: string;
}

const SCENARIOS: [name: string, rule?: string, place?: number, textPlace?: number, unseenRule?: string][] = [
  ['orderly'],
  ['resumed'],
  ['audio-before-started', 'order.AddAudio', 2],
  ['audio-before-start', 'order.AddAudio', 1],
  ['start-twice', 'frequency.StartRecognition', 3, 2],
  ['audio-after-end', 'order.AddAudio', 6],
  ['end-twice', 'frequency.EndOfStream', 4, 3],
  ['end-without-number', 'shape.EndOfStream', 3, 2],
  ['end-with-text', 'shape.EndOfStream', 3, 2],
  ['lower-case', 'known', 2, 2],
  ['other-protocol', 'known', 2, 2],
  ['message-of-service', 'known', 2, 2],
  ['no-language', 'shape.StartRecognition', 1, 1],
  ['delay-too-long', 'shape.StartRecognition', 1, 1],
  ['misspelled-setting', 'shape.StartRecognition', 1, 1],
  ['unknown-encoding', 'shape.StartRecognition', 1, 1],
  ['deprecated-field', 'deprecated', 1, 1],
  ['speakers-not-enabled', 'enabled.GetSpeakers', 2, 2],
  ['language-changed', 'change.SetRecognitionConfig', 2, 2],
  ['json-in-binary', 'frame.StartRecognition', 1, 0, 'order.AddAudio'],
  ['closed-early', 'close'],
  ['started-again-unchanged', 'retry.invalid_language'],
  ['key-in-address', 'key'],
];

export const scenarios: Scenario[] = SCENARIOS.map(([name, rule, place = 0, textPlace = 0, unseenRule]) => ({
  name,
  rule,
  place,
  textPlace,
  unseenRule,
}));
