// Browser. Packages: none
// One conversation on one WebSocket: counts frames, confirms the agent's
// voice, keeps back-pressure, passes on each call of a function once, and says
// how the conversation ended.

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

/**
 * Opens a conversation. `on` gets: `started()`, `voice(buffer)` with
 * 16-bit samples at 16 kHz, `message(message)` for every text message, and
 * once, last, `ended({seen, reason, hasWorked, isRefused, isHungUp})`. `seen`
 * is the type of the Error or the close code, `session_timeout` if the service
 * ended the conversation, and undefined if the user or the agent did.
 */
export function openConversation({url, key, agentId, sampleRate, tools, on}) {
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
  const calls = new Set();
  let timer;

  const watch = (ms) => {
    clearTimeout(timer);
    timer = setTimeout(end, ms, 1006, 'The service is silent.');
  };

  /** The first call counts. */
  function end(seen, reason) {
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
    on.ended({seen: failure, reason: shown, hasWorked, isRefused, isHungUp});
  }

  const send = (message, fields) => {
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({message, ...fields}));
  };

  const take = {
    ConversationStarted() {
      clearTimeout(timer);
      isStarted = true;
      on.started();
    },
    AudioAdded() {
      confirmed += 1;
      if (isOver) return;
      if (sent > confirmed) watch(CONFIRM_MS);
      else clearTimeout(timer);
    },
    AddTranscript() {
      hasWorked = true;
    },
    ResponseStarted() {
      hasWorked = true;
    },
    Warning({type}) {
      isAnnounced ||= ENDING_WARNINGS.includes(type);
    },
    ConversationEnding() {
      // What the agent still says arrives before the end.
      isOver = true;
      watch(END_MS);
    },
    ConversationEnded() {
      isOver = true;
      end('session_timeout', 'The service ended it.');
    },
    Error({type, reason}) {
      // The Error has the reason; ignore the close code.
      end(type, `${type}: ${reason}`);
    },
  };

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
      ...(tools && {tools}),
    });
  };
  socket.onmessage = ({data}) => {
    if (isOver) watch(END_MS);
    if (typeof data !== 'string') {
      heard += 1;
      // Who hangs up hears nothing more.
      if (!isHungUp) on.voice(data);
      send('AudioReceived', {seq_no: heard});
      return;
    }
    const message = JSON.parse(data);
    if (message.message === 'ToolInvoke') {
      if (calls.has(message.id)) return;
      calls.add(message.id);
    }
    on.message(message);
    take[message.message]?.(message);
  };
  socket.onclose = ({code}) => {
    // Browsers hide the status of a rejected handshake: it is 1006, too.
    const refused = 'The key was rejected, or the network is down.';
    end(code, isOpen ? `The connection closed with code ${code}.` : refused);
  };

  return {
    /** Sends the result of a function, or a text; returns false when it can't. */
    send(message, fields) {
      const canSend = isStarted && !isOver;
      if (canSend) send(message, fields);
      return canSend && socket.readyState === WebSocket.OPEN;
    },
    /** Sends 16-bit samples; returns false when it had to leave them out. */
    sendAudio(samples) {
      if (!isStarted || isOver) return true;
      if (socket.readyState !== WebSocket.OPEN) return false;
      if (sent - confirmed >= MAX_UNCONFIRMED) return false;
      if (sent === confirmed) watch(CONFIRM_MS);
      socket.send(samples);
      sent += 1;
      return true;
    },
    /** Ends the user's side. The last transcript still comes. */
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
