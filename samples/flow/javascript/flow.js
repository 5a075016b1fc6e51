// Browser. Packages: none
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

/**
 * Opens a conversation. `on` gets: `started()`, `voice(buffer)` with
 * 16-bit samples at 16 kHz, `message(message)` for every text message, and
 * once, last, `ended({reason, canRetry})`.
 */
export function openConversation({
  url,
  key,
  agentId,
  sampleRate,
  tools = null,
  on,
}) {
  const socket = new WebSocket(`${url}?jwt=${encodeURIComponent(key)}`);
  socket.binaryType = 'arraybuffer';
  let isStarted = false;
  let isOver = false;
  let sent = 0;
  let confirmed = 0;
  let heard = 0;
  let end = {reason: 'The connection was lost.', canRetry: true};

  const send = (message) => {
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify(message));
  };

  const take = {
    ConversationStarted() {
      isStarted = true;
      on.started();
    },
    AudioAdded() {
      confirmed += 1;
    },
    ConversationEnding() {
      // The agent hangs up. What it still says arrives before the end.
      isOver = true;
    },
    ConversationEnded() {
      isOver = true;
      end = {reason: 'The conversation has ended.', canRetry: false};
      socket.close(1000);
    },
    Error({type, reason}) {
      isOver = true;
      end = {reason: `${type}: ${reason}`, canRetry: RETRY_TYPES.has(type)};
    },
  };

  socket.onopen = () =>
    send({
      message: 'StartConversation',
      audio_format: {
        type: 'raw',
        encoding: 'pcm_f32le',
        sample_rate: sampleRate,
      },
      conversation_config: {template_id: agentId},
      ...(tools && {tools}),
    });
  socket.onmessage = ({data}) => {
    if (typeof data !== 'string') {
      heard += 1;
      on.voice(data);
      send({message: 'AudioReceived', seq_no: heard});
      return;
    }
    const message = JSON.parse(data);
    take[message.message]?.(message);
    on.message(message);
  };
  socket.onclose = () => on.ended(end);

  return {
    /** Sends 32-bit samples; returns false when it had to leave them out. */
    sendAudio(samples) {
      if (!isStarted || isOver) return true;
      if (socket.readyState !== WebSocket.OPEN) return false;
      if (sent - confirmed >= MAX_UNCONFIRMED) return false;
      socket.send(samples);
      sent += 1;
      return true;
    },
    /** Gives the agent a text to act on, or answers one of its tool calls. */
    send,
    /** Ends the user's side. The last transcript still comes. */
    hangUp() {
      if (isOver) return;
      isOver = true;
      end = {reason: 'You hung up.', canRetry: false};
      if (isStarted) send({message: 'AudioEnded', last_seq_no: sent});
      setTimeout(() => socket.close(1000), isStarted ? END_MS : 0);
    },
  };
}
