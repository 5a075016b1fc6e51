// TypeScript 5. React Native. Packages: none
// One conversation on one WebSocket: counts frames, confirms the agent's
// voice, keeps back-pressure, and says why the conversation ended.

// About two seconds of chunks that the service has not confirmed yet.
const MAX_UNCONFIRMED = 24;
// How long the end of a conversation may take after the user has hung up.
const END_MS = 5000;
const RETRY_TYPES = new Set([
  'asr_error',
  'internal_error',
  'job_error',
  'quota_exceeded',
]);

/** Messages that this app acts on; all others are ignored. */
export type FlowMessage =
  | {message: 'ConversationStarted'; id?: string}
  | {message: 'AudioAdded'; seq_no: number}
  | {message: 'AddPartialTranscript'; metadata: {transcript: string}}
  | {message: 'AddTranscript'; metadata: {transcript: string}}
  | {message: 'ResponseStarted'; content: string}
  | {message: 'ResponseCompleted'; content: string}
  | {message: 'ResponseInterrupted'; content: string}
  | {message: 'ConversationEnding'}
  | {message: 'ConversationEnded'}
  | {message: 'Error'; type: string; reason: string};

export interface Ended {
  reason: string;
  canRetry: boolean;
}

interface Options {
  url: string;
  key: string;
  agentId: string;
  onStarted: () => void;
  /** 16-bit samples at 16 kHz. */
  onVoice: (samples: ArrayBuffer) => void;
  onMessage: (message: FlowMessage) => void;
  /** Comes once, and last. */
  onEnded: (ended: Ended) => void;
}

export interface Conversation {
  /** Returns false when the samples had to be left out. */
  sendAudio: (samples: Uint8Array<ArrayBuffer>) => boolean;
  send: (message: object) => void;
  hangUp: () => void;
}

export function openConversation(options: Options): Conversation {
  const {url, key, agentId} = options;
  const socket = new WebSocket(`${url}?jwt=${encodeURIComponent(key)}`);
  socket.binaryType = 'arraybuffer';
  let isStarted = false;
  let isOver = false;
  let sent = 0;
  let confirmed = 0;
  let heard = 0;
  let end: Ended = {reason: 'The connection was lost.', canRetry: true};

  const send = (message: object) => {
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify(message));
  };

  function take(message: FlowMessage) {
    switch (message.message) {
      case 'ConversationStarted':
        isStarted = true;
        options.onStarted();
        break;
      case 'AudioAdded':
        confirmed += 1;
        break;
      case 'ConversationEnding':
        isOver = true;
        break;
      case 'ConversationEnded':
        isOver = true;
        end = {reason: 'The conversation has ended.', canRetry: false};
        socket.close(1000);
        break;
      case 'Error':
        isOver = true;
        end = {
          reason: `${message.type}: ${message.reason}`,
          canRetry: RETRY_TYPES.has(message.type),
        };
    }
    options.onMessage(message);
  }

  socket.onopen = () =>
    send({
      message: 'StartConversation',
      audio_format: {
        type: 'raw',
        encoding: 'pcm_s16le',
        sample_rate: 16000,
      },
      conversation_config: {template_id: agentId},
    });
  socket.onmessage = ({data}: MessageEvent<string | ArrayBuffer>) => {
    if (typeof data === 'string') return take(JSON.parse(data));
    heard += 1;
    options.onVoice(data);
    send({message: 'AudioReceived', seq_no: heard});
  };
  socket.onclose = () => options.onEnded(end);

  return {
    send,
    sendAudio(samples) {
      if (!isStarted || isOver) return true;
      if (socket.readyState !== WebSocket.OPEN) return false;
      if (sent - confirmed >= MAX_UNCONFIRMED) return false;
      socket.send(samples);
      sent += 1;
      return true;
    },
    hangUp() {
      if (isOver) return;
      isOver = true;
      end = {reason: 'You hung up.', canRetry: false};
      if (isStarted) send({message: 'AudioEnded', last_seq_no: sent});
      setTimeout(() => socket.close(1000), isStarted ? END_MS : 0);
    },
  };
}
