/** The rules beside the table of decisions, in Markdown. Only pages show them, so the packages do not bundle them. */
import {blindHandshakes, MOST_SPREAD, secondsBefore, silentSocketSeconds, unattendedSeconds, waits} from './recovery';

const {socket} = waits;
const range = (attempt: number) => `${secondsBefore(attempt, socket)}–${secondsBefore(attempt, socket, MOST_SPREAD)} s`;

/** What a program does after `quota_exceeded`, step by step, in Markdown. */
export const workedExample: readonly string[] = [
  `Wait a random time from ${range(1).replace('–', ' to ')}.`,
  'Open a new session, and send the audio after the last final again.',
  `If it fails, too, wait ${range(2)}, then ${range(3)}, then ${range(4)}, and then ${socket.capSeconds} s each time ` +
    '(exponential backoff). A final sets the count of retries to 0.',
  `After ${socket.attempts} retries without a final, stop, keep the audio, and report the failure.`,
];

/** Rules for the attempts of a socket, in Markdown. */
export const socketRules: readonly string[] = [
  '**Channels**: keep one position for each channel. The times of a channel count from its first frame in the session. If ' +
    'a channel has no audio left, leave its label out of the new session.',
  `**Silent socket**: if no audio, ping, or pong was sent for more than ${silentSocketSeconds} s, open a new session, ` +
    'whatever the type of the `Error` is.',
  '**No words**, in real time: if `EndOfTranscript` arrives without any final, although more than a second of your audio was ' +
    'louder than −40 dB (about 2 s of speech), treat the session as failed. Keep the audio, and follow the row for `unknown_error`.',
  '**Before a real-time session ends**: at the warning `session_timeout`, close the socket, ignore messages that still ' +
    'arrive, open a new session, and send the audio after the last final. After a session with a final, this is no retry.',
  '**Before a conversation ends**: at the warning `session_timeout`, let the agent finish, send `AudioEnded`, and start a ' +
    'new conversation. Or wait for the `Error`, which is simpler and cuts off the last words.',
  '**Temporary keys**: request a new key before each attempt. If a temporary key gets `401` or `not_authorised`, try ' +
    'one more key, at once or after the first wait, and then stop. A final or a reply resets this count, too.',
  '**Browsers**: a web page sees every failed handshake as `1006`, even if the key was rejected. If ' +
    `${blindHandshakes} handshakes in a row fail with new keys, let your server open one session with a key of the same ` +
    'type. If the server gets `401`, report a wrong configuration and stop. Otherwise, continue with the waits.',
];

/** Rules for every wait, in Markdown. */
export const waitRules: readonly string[] = [
  '**Start**: a wait starts when your program sees the failure, which is the `Error`, the close, the failed handshake, ' +
    "the response, or the end of a [timeout](/api-ref/#client-timeouts). After an `Error`, don't wait for the close.",
  "**Random time**: choose a random time within the range, so that clients that failed together don't all reconnect at the " +
    'same moment. A program that runs alone may use the shortest time. If a proxy adds a `Retry-After` header with more ' +
    'seconds, wait that long. You may ignore a date in the header.',
  '**Count**: count the retries in a row. The first attempt is not a retry. A final transcript, a reply of the agent, or ' +
    'a success of the same request sets the count to 0. Compare the count with the limit of the newest failure. For example, ' +
    'stop if `unknown_error` arrives after any retry.',
  '**Requests**: count each method and path of each job separately, such as `GET /jobs/{jobid}`. A list that arrives ' +
    "doesn't reset the count of `POST /jobs`. If a request has used all its retries, stop the run. Don't start the next " +
    'request.',
  '**All workers**: after a `429`, delay all requests of your account, including those that other workers have queued. ' +
    'The service asks for one second only; the rest is a precaution. After ' +
    '`Max concurrent running jobs exceeded`, delay only `POST /jobs`. Store when a delay ends, and keep it after a restart.',
  "**After the last retry**: keep what you haven't sent, and report the failure. If nobody watches the program, pause for " +
    `${unattendedSeconds / 60} minutes, and begin again with the first wait, until your deadline.`,
  `**A job that still runs** after ${waits.runningJob.attempts} reads isn't lost. Keep its ID, and read it again later, ` +
    'until the job ends or is removed after 7 days. Never create it again. With webhooks, read each unfinished job ' +
    'once a minute as a fallback.',
];
