/** Names that pages set in code and that no contract holds, each with its reason. A name without a reason goes. */
export const ALLOWED: Record<string, string> = {
  AudioWorkletProcessor: 'class of the browser, in the guide on capturing audio',
  NotAllowedError: 'name of a browser error, when the reader refuses the microphone',
  RuntimeError: 'error of Python, in the log of a container',
  session_id: 'member of the log lines of a container',
  request_id: 'member of the log lines of a container',
  predicted_language: 'member of the language identification container, which has no contract here',
  processed_duration: 'member of the language identification container, which has no contract here',
  channel_1: 'default label of a channel, made from its number',
  speaker_change: 'mode that was removed; a guide tells what to use instead',
  channel_and_speaker_change: 'mode that was removed; a guide tells what to use instead',
  is_over: 'name of a variable in a sample on the same page',
  on_frame: 'name of a function in a sample on the same page',
};
