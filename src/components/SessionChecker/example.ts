/** A recording to try: JSON lines of a session whose `max_delay` is above the maximum. */
const frames = [
  {at: 0, url: 'wss://example.com/v2'},
  {
    at: 10,
    from: 'client',
    message: {
      message: 'StartRecognition',
      audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: 16000},
      transcription_config: {language: 'en', max_delay: 9},
    },
  },
  {
    at: 90,
    from: 'server',
    message: {message: 'Error', type: 'invalid_config', reason: 'transcription_config.max_delay: must be at most 4'},
  },
  {at: 91, close: {code: 1003}},
];

export const EXAMPLE = frames.map((frame) => JSON.stringify(frame)).join('\n');
