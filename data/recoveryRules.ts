/** The rules beside the table of decisions, in Markdown. Only pages show them, so the packages do not bundle them. */
import {blindHandshakes, silentSocketSeconds, unattendedSeconds, waits} from './recovery';

/** Rules for the attempts of a socket, in Markdown. */
export const socketRules: readonly string[] = [
  '**Channels**: keep one position for each channel. Its times count from the first frame of that channel in the ' +
    'session. If a channel has no audio left, leave its label out of the new session.',
  `**Silent socket**: if your last audio, ping, or pong is more than ${silentSocketSeconds} s old, open a new session, ` +
    'whatever the type of the `Error` is.',
  '**No words**: if `EndOfTranscript` comes and no final has come, although 2 s or more of your audio were louder than ' +
    '−40 dB, the session has failed: keep the audio, and decide as for an `unknown_error`.',
  '**Before a session ends**: at the warning `session_timeout`, close the session, ignore what still arrives, and start ' +
    'the next one after the last final. The wait of the table is for sessions that have ended.',
  '**Temporary keys**: request a new key before each attempt. If a temporary key gets `401` or `not_authorised`, try ' +
    'once more with a new key, and then stop.',
  '**Browsers**: a page sees every failed handshake as `1006`, including one with a rejected key. When your server has created ' +
    `a key and ${blindHandshakes} handshakes in a row still fail, let the server open one session with a key of the same ` +
    'type. If it gets `401`, report a wrong configuration and stop. Otherwise, continue with the waits.',
];

/** Rules for every wait, in Markdown. */
export const waitRules: readonly string[] = [
  '**Start**: a wait starts when your program sees the failure, which is the `Error`, the close, the failed handshake, ' +
    "the response, or the end of a [timeout](/api-ref/#client-timeouts). After an `Error`, don't wait for the close.",
  '**Length**: wait a random time within the range, since clients that all fail at once should not all return at once. A ' +
    'program that runs alone may use the shortest wait. If a `Retry-After` header, which a proxy ' +
    'can add, asks for more seconds, wait that long. A date in it may be ignored.',
  '**Row**: count retries in a row. A final transcript, a reply of the agent, or a success of the same operation ends the ' +
    'row. The first attempt is not a retry. Stop when the count reaches the retries that the latest failure allows, so ' +
    'an `unknown_error` after another retry is the last.',
  '**Operation**: an operation is one method and path for one job, such as `GET /jobs/{jobid}`. A list that arrives ' +
    "doesn't reset the count of `POST /jobs`. When one operation has used up its retries, don't go on with another.",
  '**All workers**: after a `429`, hold back every request of your account, including those that other workers have queued.',
  '**After the last retry**: keep what is not sent, and report the failure. An unattended program pauses ' +
    `${unattendedSeconds / 60} minutes, and then begins a new row, until its own deadline.`,
  `**A job that still runs** after ${waits.runningJob.attempts} reads isn't lost. Keep its ID, and read it again later, ` +
    'until the job ends or is removed after 7 days. Never create it again. A receiver of webhooks reads each stored job ' +
    'once a minute.',
];
