/** How a program survives a broken socket: what it keeps, how long it waits for each message, and in which order it acts. */
import {buffered, MOST_SPREAD, PROGRESS_TEXT, repeatedSpeechSeconds, type Wait, waits} from './recovery';

/** Seconds that a program waits for something before it counts the connection as broken. */
interface ClientTimeout {
  id: string;
  event: string;
  seconds: number;
  reason: string;
}

export const clientTimeouts: readonly ClientTimeout[] = [
  {
    id: 'handshake',
    event: 'Open socket',
    seconds: 10,
    reason: 'A handshake usually takes less than 1 s.',
  },
  {
    id: 'started',
    event: '`RecognitionStarted` or `ConversationStarted`',
    seconds: 30,
    reason: 'A large custom dictionary takes up to 15 s.',
  },
  {
    id: 'acknowledged',
    event: '`AudioAdded` for the oldest frame',
    seconds: 20,
    reason: 'Keep it running after `EndOfStream`.',
  },
  {
    id: 'ended',
    event: 'Each message from `EndOfStream` to `EndOfTranscript`, or from `AudioEnded` to `ConversationEnded`',
    seconds: 30,
    reason: 'Finals take up to `max_delay`, translations 5 s more, and a reply as long as it is spoken.',
  },
  {
    id: 'response',
    event: 'Response of a request',
    seconds: 30,
    reason: 'Add the seconds of `wait`. The clock starts when the upload ends.',
  },
];

/** Returns a wait in words, for sentences: `5–10 s, then 2 times as long after each failed attempt, …`. */
export function inWords({seconds, growth, capSeconds, attempts, isFirstAtOnce}: Wait): string {
  const first = `${seconds}–${seconds * MOST_SPREAD} s`;
  if (attempts === 1) return `${first}, once`;
  const grows = growth > 1 ? `, ${growth} times as long after each failed retry, ${capSeconds} s at most` : '';
  return `${isFirstAtOnce ? `at once after ${PROGRESS_TEXT}, otherwise ` : ''}${first}${grows}; ${attempts} retries in a row`;
}

interface BrokenSession {
  description: string;
  steps: readonly {label: string; text: string}[];
}

const giveUpAfter = (sign: string) =>
  `Stop after ${waits.socket.attempts} failed retries in a row, and report the last failure. ${sign} resets the count.`;

export const brokenSessions: Readonly<Record<'realtime' | 'flow', BrokenSession>> = {
  realtime: {
    description:
      'You cannot resume a broken session. Open a new socket, send `StartRecognition` again, and continue with the ' +
      'audio that has no final yet. If `EndOfTranscript` arrives without your `EndOfStream`, audio is left, so open a new ' +
      'session.',
    steps: [
      {
        label: 'Keep',
        text:
          'Buffer the audio that follows the `metadata.end_time` of the last `AddTranscript`. With channels, do this for ' +
          'each channel. With a translation, start at the end of the [last translated sentence](/speech-to-text/translation#reconnect). ' +
          'Discard the last partial, since its words come again. Silence gets no final, so drop audio that ' +
          `begins more than ${buffered.replay} s before the newest acknowledged frame, unless its words wait for a translation, ` +
          'or it is loud and the [session has no words](/api-ref/#no-words).',
      },
      {
        label: 'Decide',
        text: 'Look up the type of the last `Error`, or else the close code or the status, in [the retry table](/api-ref/#recovery).',
      },
      {label: 'Wait', text: `Wait by [the retry policy](/api-ref/#waits), then connect. ${giveUpAfter('A new final')}`},
      {
        label: 'Resume',
        text:
          'Send the buffered audio, then the rest. Times and `seq_no` start again at the first frame of the new ' +
          'session, with channels at the first frame of each channel. Add the time at which that frame begins. Speaker ' +
          'labels start again, too. [One rule](/speech-to-text/real-time/supported-formats-and-limits#reconnect-features) says ' +
          'what to do with repeated words, translations, and labels.',
      },
      {
        label: 'Renew',
        text:
          'To replace a session early, close the socket, ignore what still arrives, and send the audio after the ' +
          '`end_time` of the last final, or of the last translated sentence, in the next session. A new session that starts ' +
          'elsewhere can split a word, and with a translation a sentence.',
      },
    ],
  },
  flow: {
    description: 'You cannot resume a broken conversation, but a new one usually starts within 1 s.',
    steps: [
      {
        label: 'Decide',
        text:
          'Look up the type of the last `Error`, or else the close code or the status, in [the retry table](/api-ref/#recovery). ' +
          'If a `Warning` `session_timeout` or `conversation_termination` came before, the service ended the conversation, so ' +
          "start a new one. Otherwise, don't retry after `ConversationEnding` or your own `AudioEnded`, even if an `Error` " +
          'follows, because the conversation had ended.',
      },
      {
        label: 'Wait',
        text: `Tell the user that you reconnect, and wait by [the retry policy](/api-ref/#waits). ${giveUpAfter('A final or a reply of the agent')}`,
      },
      {
        label: 'Resume',
        text:
          'Send `StartConversation` again. You may send the last ' +
          `${repeatedSpeechSeconds} s of speech again, at once. It counts toward the ` +
          '[two seconds that can be unacknowledged](/voice-agents-flow/#back-pressure). The ' +
          'new conversation remembers nothing, so pass what the agent must know as `template_variables` or with ' +
          '`AddInput`. Set `immediate` if the agent has to speak next, because it otherwise stays silent until the user ' +
          "speaks. Don't set it if you send words of the user again, because they would interrupt the reply. " +
          'Frame numbers and times start again.',
      },
    ],
  },
};
