// TypeScript 5. Packages: none
// One conversation on one WebSocket: counts frames, confirms the agent's
// voice, keeps back-pressure, passes on each call of a function once, and says
// how the conversation ended.
// The types of the reference: {{provider.siteUrl}}/contracts/flow.d.ts
import type {ServerMessage} from './flow-api';
import type {Seen} from './recovery';

// Two seconds of blocks that the service has not confirmed yet.
const MAX_UNCONFIRMED = 20;
// After this long without a message, the connection counts as broken.
const OPEN_MS = 10_000;
const START_MS = 30_000;
const CONFIRM_MS = 20_000;
// From the end of either side on, for the next message.
const END_MS = 30_000;
// After one of these, the service ends the conversation, and not the agent.
const ENDING_WARNINGS = ['session_timeout', 'conversation_termination'];

export interface Ended {
  /** Undefined when the user or the agent ended the conversation. */
  seen: Seen | undefined;
  reason: string;
  hasWorked: boolean;
  /** The handshake failed, and nothing says why. */
  isRefused: boolean;
  /** The user ended it, and not the agent. */
  isHungUp: boolean;
}

interface Options {
  url: string;
  key: string;
  agentId: string;
  /** Of the samples that you send. */
  sampleRate: number;
  tools: object[];
  onStarted: () => void;
  /** 16-bit samples at 16 kHz. */
  onVoice: (samples: ArrayBuffer) => void;
  onMessage: (message: ServerMessage) => void;
  /** Comes once, and last. */
  onEnded: (ended: Ended) => void;
}

export interface Conversation {
  /** Returns false when the samples had to be left out. */
  sendAudio: (samples: ArrayBufferView<ArrayBuffer>) => boolean;
  /** Sends a ToolResult or an AddInput; returns false when it can't. */
  send: (message: string, fields: object) => boolean;
  hangUp: () => void;
}

export function openConversation(options: Options): Conversation {
  const {url, key, agentId, sampleRate, tools} = options;
  const socket = new WebSocket(`${url}?jwt=${encodeURIComponent(key)}`);
  socket.binaryType = 'arraybuffer';
  let isOpen = false;
  let isStarted = false;
  let isOver = false;
  let isHungUp = false;
  let isAnnounced = false; // that the service will end the conversation
  let hasWorked = false;
  let sent = 0;
  let confirmed = 0;
  let heard = 0;
  // Other conversations can use the same ids.
  const calls = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watch = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(end, ms, 1006, 'The service is silent.');
  };

  /** The first call counts. */
  function end(seen?: Seen, reason = '') {
    clearTimeout(timer);
    socket.onmessage = socket.onclose = null;
    socket.close(1000);
    // After the end of the user or the agent, there is nothing to try again.
    const isDone = isHungUp || (isOver && !isAnnounced);
    const failure = isDone ? undefined : seen;
    isOver = true;
    const ending = isHungUp ? 'You hung up.' : 'The conversation has ended.';
    const shown = isDone ? ending : reason;
    const isRefused = !isOpen;
    options.onEnded({
      seen: failure,
      reason: shown,
      hasWorked,
      isRefused,
      isHungUp,
    });
  }

  const send = (message: string, fields: object) => {
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({message, ...fields}));
  };

  function take(message: ServerMessage) {
    if (message.message === 'ToolInvoke') {
      if (calls.has(message.id)) return;
      calls.add(message.id);
    }
    options.onMessage(message);
    switch (message.message) {
      case 'ConversationStarted':
        clearTimeout(timer);
        isStarted = true;
        options.onStarted();
        break;
      case 'AudioAdded':
        confirmed += 1;
        if (isOver) break;
        if (sent > confirmed) watch(CONFIRM_MS);
        else clearTimeout(timer);
        break;
      case 'AddTranscript':
      case 'ResponseStarted':
        hasWorked = true;
        break;
      case 'Warning':
        isAnnounced ||= ENDING_WARNINGS.includes(message.type);
        break;
      case 'ConversationEnding':
        isOver = true;
        watch(END_MS);
        break;
      case 'ConversationEnded':
        isOver = true;
        end('session_timeout', 'The service ended it.');
        break;
      case 'Error':
        // The Error has the reason; ignore the close code.
        end(message.type, `${message.type}: ${message.reason}`);
    }
  }

  watch(OPEN_MS);
  socket.onopen = () => {
    isOpen = true;
    watch(START_MS);
    send('StartConversation', {
      audio_format: {
        type: 'raw',
        encoding: 'pcm_s16le',
        sample_rate: sampleRate,
      },
      conversation_config: {template_id: agentId, template_variables: {}},
      tools,
    });
  };
  socket.onmessage = ({data}: MessageEvent<string | ArrayBuffer>) => {
    if (isOver) watch(END_MS);
    if (typeof data === 'string') return take(JSON.parse(data));
    heard += 1;
    // Who hangs up hears nothing more.
    if (!isHungUp) options.onVoice(data);
    send('AudioReceived', {seq_no: heard});
  };
  // React Native gives no code for a connection that broke.
  socket.onclose = ({code = 1006}) => {
    // The status of a rejected handshake is hidden: it is 1006, too.
    const refused = 'The key was rejected, or the network is down.';
    end(code, isOpen ? `The connection closed with code ${code}.` : refused);
  };

  return {
    send(message, fields) {
      const canSend = isStarted && !isOver;
      if (canSend) send(message, fields);
      return canSend && socket.readyState === WebSocket.OPEN;
    },
    sendAudio(samples) {
      if (!isStarted || isOver) return true;
      if (socket.readyState !== WebSocket.OPEN) return false;
      if (sent - confirmed >= MAX_UNCONFIRMED) return false;
      if (sent === confirmed) watch(CONFIRM_MS);
      socket.send(samples);
      sent += 1;
      return true;
    },
    hangUp() {
      if (isHungUp) return;
      isHungUp = true;
      if (!isStarted) return end();
      if (!isOver) send('AudioEnded', {last_seq_no: sent});
      isOver = true;
      watch(END_MS);
    },
  };
}
