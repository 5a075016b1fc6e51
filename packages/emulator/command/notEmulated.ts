/** What the emulator leaves out, in Markdown: `--help`, the manual, and the README of the package list it. */
export const notEmulated: readonly string[] = [
  'Accuracy, latency, prices, regions, and signatures of keys',
  'Containers, and the management API except for temporary keys',
  'Settings that are accepted and have no effect: the sensitivity and number of speakers, `prefer_current_speaker`, `language_hints`, `sounds_like`, `content_type` and `summary_length` of a summary, `template_variables`, and `debug`. A better model or a `domain` returns the same words',
  'Profanity and disfluencies in samples with a sound: to see their tags, name the file of a batch job `late-train.wav`',
  'Pace of audio in real time: audio may come faster than it is spoken',
  'What the user says to an agent, which is always the same, and audio over WebRTC',
  'Idle time and length of a conversation: it ends so only with the fault `idle_timeout` or `session_timeout`',
  'Checks of `tools` beyond the schema: two functions of one name are accepted, and so is a parameter that is `required` and not defined',
];
