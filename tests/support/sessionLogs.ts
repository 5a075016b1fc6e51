/** Recordings of sessions, a frame on each line: written out, because the emulator takes seconds to load. */
const audio_format = {type: 'raw', encoding: 'pcm_s16le', sample_rate: 8000};
const info = {
  message: 'Info',
  type: 'recognition_quality',
  reason: 'Running recognition on telephony',
  quality: 'telephony',
};

/** The frames of a session by their senders. */
const linesOf = (...frames: ['client' | 'server', object][]) =>
  frames.map(([from, fields], index) => JSON.stringify({at: 1000 + 100 * index, from, ...fields})).join('\n');

/** A session whose client breaks no rule. */
export const RIGHT = linesOf(
  ['client', {message: {message: 'StartRecognition', audio_format, transcription_config: {language: 'en'}}}],
  ['server', {message: {message: 'RecognitionStarted', id: 'a'}}],
  ['server', {message: info}],
  ['client', {message: {message: 'EndOfStream', last_seq_no: 0}}],
  ['server', {message: {message: 'EndOfTranscript'}}],
  ['server', {close: {code: 1000, reason: ''}}],
);

/** A session whose client has a `max_delay` above the maximum in its second frame, and its key in the log. */
export const WRONG = linesOf(
  ['server', {message: info}],
  [
    'client',
    {
      message: {
        message: 'StartRecognition',
        api_key: 'sk-secret-1',
        audio_format,
        transcription_config: {language: 'en', max_delay: 60},
      },
    },
  ],
  ['server', {message: {message: 'Error', type: 'invalid_config', reason: 'max_delay: must be <= 4'}}],
  ['server', {close: {code: 1003, reason: 'invalid_config'}}],
);
