/** The rules beside the table of decisions, in Markdown. Only pages show them, so the packages do not bundle them. */
import {blindHandshakes, MOST_SPREAD, secondsBefore, unattendedSeconds, waits, wordless} from './recovery';

const {socket} = waits;
const KEEP = '/api-ref/realtime-transcription-websocket#after-a-broken-session';
const decibels = `${wordless.decibels}`.replace('-', '−');
const range = (attempt: number) => `${secondsBefore(attempt, socket)}–${secondsBefore(attempt, socket, MOST_SPREAD)} s`;

/** What a program does after `quota_exceeded`, in Markdown. */
export const workedExample =
  `For example, after \`quota_exceeded\`, open a new session after ${range(1)}. If it fails, too, wait ${range(2)}, ` +
  `${range(3)}, ${range(4)}, and then ${socket.capSeconds} s each time (exponential backoff). After ${socket.attempts} ` +
  'retries without a new final, stop.';

/** Rules for the attempts of a socket, in Markdown. */
export const socketRules: readonly string[] = [
  '**Channels**: keep a position for each channel, because its times count from its own first frame in the session. ' +
    'Leave out a channel that has no more audio.',
  '**Silent connection**: a ping a minute prevents the close after three minutes without audio, ping, or pong. In real time, ' +
    'it does not prevent `idle_timeout` after an hour without audio. A client without pings, such as a web page, sends ' +
    'silence instead.',
  '**The warning `session_timeout`**: in real time, close the socket, ignore what still arrives, and send the audio after ' +
    'the last final in a new session, or after the [last translated sentence](/speech-to-text/translation#reconnect). If the ' +
    'old session returned a new final, this is no retry. In a conversation, let the agent finish, send `AudioEnded`, and start a new one. Or wait for the `Error`, which is simpler, but ' +
    'can cut off the last words.',
  '**The warning `idle_timeout`** needs no new session.',
  '**Temporary keys**: request a new key before each attempt. If it is rejected, try one ' +
    'more, at once or after the first wait, and then stop. Progress resets this count.',
  '**Browsers**: a web page sees every failed handshake as `1006`, even if the key was rejected. After ' +
    `${blindHandshakes} failed handshakes in a row with new keys, let your server open one session with a key of the same ` +
    'type, at once or before the next attempt. If it gets `401`, report a wrong configuration and stop. Otherwise, continue with the waits.',
];

/** What a program does when a session of real time returns no words, step by step, in Markdown. */
export const wordlessSteps: readonly string[] = [
  `If \`EndOfTranscript\` arrives without any final, measure the [audio that you keep](${KEEP}), each channel separately. If at ` +
    `most ${wordless.atEndSeconds} s is louder than ${decibels} dB, it was silence, and you're done. About half of speech is that loud.`,
  'Otherwise, follow the row for `unknown_error`, and send the audio again in a new session.',
  `In a long stream, don't wait for the end. After ${wordless.streamingSeconds} s of such loud audio (about ` +
    `${2 * wordless.streamingSeconds} s of speech) without even a partial, send \`EndOfStream\`, and go to step 2 at ` +
    '`EndOfTranscript`. If the session had words before, count from the last of them.',
  'Stay in the second session, even if it returns no words either. A session after any other retry counts as ' +
    'the second. At the end of your stream, report which audio has no ' +
    'words, because it can be music.',
];

/** Rules for every wait, in Markdown. */
export const waitRules: readonly string[] = [
  '**Start**: a wait starts when your program sees the `Error`, the close, the failed handshake, the response, or the end ' +
    "of a [timeout](/api-ref/#client-timeouts). After an `Error`, don't wait for the close.",
  "**Random time** (jitter): choose a time within the range at random, so that clients don't all reconnect at the same " +
    'moment. A program that runs alone may use the shortest. If a `Retry-After` header has a larger number of seconds, ' +
    'wait that long. You can ignore a date in it.',
  "**Count**: the first attempt doesn't count. All kinds of failure of a stream or a conversation share one count. After a " +
    'failure, compare the count with the limit in its row, and stop if it is reached. For example, `unknown_error` has the ' +
    'limit 1. As the first failure, it is retried once. After another failure, it stops the program.',
  '**Progress** sets the count back to 0: a new final, a reply of the agent, or a success of the same request. A final is ' +
    'new if it ends after all finals that you have.',
  '**Requests**: count each method and path of each job separately, such as `GET /jobs/{jobid}`. A list that arrives ' +
    "doesn't reset the count of `POST /jobs`.",
  '**All workers**: after a `429`, delay all requests of your account, also of other workers. After `Max concurrent ' +
    'running jobs exceeded`, delay only `POST /jobs`. Keep this delay when your program restarts. Other waits may end with it.',
  "**After the last retry**: stop, keep what you haven't sent, and report the failure. Don't start what depends on it, such " +
    'as a session that needs the temporary key.',
];

/** Rules for an unattended program, in Markdown. */
export const unattendedRules: readonly string[] = [
  `**After the last retry**: pause for ${unattendedSeconds / 60} minutes, and begin again with the first wait, until your ` +
    'deadline, such as the end of the event. If the pause would end after it, stop. In a ' +
    '[drill](/get-started/quickstart#emulator-drills), the deadline is `DRILL_SECONDS`.',
  `**A job that still runs** after ${waits.runningJob.attempts} reads isn't lost. Keep its ID, and read it again later, ` +
    'until it ends or is removed after 7 days. Never create it again.',
];
