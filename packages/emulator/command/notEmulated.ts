/** What the emulator leaves out, in Markdown: `--help`, the manual, and the README of the package list it. */
export const notEmulated: readonly string[] = [
  'Accuracy, latency, prices, regions, and signatures of keys',
  'Containers, and the management API except for temporary keys',
  'The effect of models, domains, `language_hints`, `sounds_like`, `prefer_current_speaker`, `content_type`, `summary_length`, `template_variables`, `debug`, and of sensitivity and number of speakers',
  'Profanity and disfluencies, except in a batch job whose file is named `late-train.wav`',
  'Speech of the user to an agent, and audio over WebRTC',
  'Time limits of a conversation, except as the faults `idle_timeout` and `session_timeout`',
  'Checks of `tools` beyond the schema: of functions with one name, and of `required` parameters without a definition',
];
