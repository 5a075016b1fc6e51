/** What the emulator leaves out, in Markdown: `--help`, the manual, and the README of the package list it. */
export const notEmulated: readonly string[] = [
  'Accuracy, latency, prices, regions, signatures of keys, containers, and the management API except for temporary keys',
  'Encryption: addresses begin with `http` and `ws`',
  'The effect of models, domains, `language_hints`, `sounds_like`, `prefer_current_speaker`, `content_type`, `summary_length`, `template_variables`, `debug`, of sensitivity and number of speakers, and of `output_locale` on Mandarin',
  'Swear words and filler words in real time, because no sample that you can send has any. A batch job has some if its file is named `late-train.wav` or `meeting-start.wav` and is no other sample',
  'Sentiment and topics of audio other than the ferry call, and audio events other than those of the harbor tour',
  'A `language` other than that of the sample, and a `max_delay_mode` or `audio_filtering_config` that changes within it',
  'Speech to an agent, audio over WebRTC, and time limits of a conversation, except as faults such as `idle_timeout`',
  'Errors for two functions with one name, and for a `required` parameter without a definition',
];
