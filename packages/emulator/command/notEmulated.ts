/** What the emulator leaves out, in Markdown: `--help`, the manual, and the README of the package list it. */
export const notEmulated: readonly string[] = [
  'Accuracy, latency, prices, regions, signatures of keys, containers, and the management API except for temporary keys',
  'The effect of models, domains, `language_hints`, `sounds_like`, `prefer_current_speaker`, `content_type`, `summary_length`, `template_variables`, `debug`, and of sensitivity and number of speakers',
  'Profanity and disfluencies, except in a batch job whose file is named `late-train.wav`: batch also knows samples without sound by the name of their file',
  'A `language` other than that of the sample, and a mode or volume that changes within it',
  'Speech to an agent, audio over WebRTC, and time limits of a conversation, except as faults such as `idle_timeout`',
  'Errors for two functions with one name, and for a `required` parameter without a definition',
];
