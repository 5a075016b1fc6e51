/** Texts about the emulator, for `--help`, the manual, and the README of the package. The core goes into pages, which don't need them. */

interface FaultText {
  name: string;
  /** Who can meet it: `all`, or `request`, `socket`, `batch`, `real time`, `Flow`, `keys`. */
  scope: string;
  text: string;
  example: string;
}

/** What each fault of core/faults.ts does. */
const TABLE = `
400 to 599 | all | A request, or the handshake of a socket, gets this status. The number after @ is its Retry-After in seconds. | GET:429@5*1
cut | all | The connection breaks during a response or after a frame. 1006 does the same. | socket:cut@2*1
html | all | A proxy responds with 502 and an HTML page. | GET:html*1
slow | all | The response, or the start of a session, takes 3 s. | slow
quota | all | A request gets 403, and a socket gets the error quota_exceeded. | socket:quota*1
stuck | batch | The new job keeps the status running. | POST:stuck
full | batch | A new job gets 429 with "Max concurrent running jobs exceeded". | POST:full*1
list-late | batch | The list omits a job until the job has the age after @, in seconds. | GET:list-late@30
<id of a job error> | batch | The job is rejected, or its feature fails, with the documented text. | POST:summarization-failed*1
hook-twice | batch | The service repeats a webhook that your receiver has accepted. | POST:hook-twice*1
hook-lost | batch | Your response to the webhook is lost, so the service repeats the webhook. | POST:hook-lost*1
hook-early | batch | The webhook arrives before the response that creates its job. | POST:hook-early
hook-late | batch | The webhook arrives 20 s late, after those of later jobs. | POST:hook-late*1
hook-down | batch | The webhook never arrives. | POST:hook-down
skew | keys | A temporary key has already expired when you receive it. | POST:skew
<close code> | socket | The socket closes with this code, after the Error that belongs to it. | socket:1011@3*1
<error type> | socket | The socket receives this Error, and closes with its code. A Warning of the same type comes 5 s of audio before, or, with less audio, at once. | socket:job_error@2*1
unlisted_error | socket | The socket receives an Error with a type that the reference doesn't list. | socket:unlisted_error@2*1
<warning type> | socket | If no Error has this type, the socket receives this Warning, and the service does what it announces. | socket:duration_limit_exceeded@3*1
redirect | socket | The handshake gets 307. | socket:redirect
reset | socket | The connection is reset. | socket:reset@2*1
stall | socket | The service stops reading and sending, and keeps the connection open. | socket:stall@2*1
slow-read | socket | The service reads nothing for 3 s. | socket:slow-read@1
jitter | socket | Messages arrive in order, but up to 1.5 s late. | socket:jitter
slow-end | socket | The last message of a session takes 5 s longer. | socket:slow-end
oversized | socket | One message is 1.5 MB long. | socket:oversized
silence | socket | The session acknowledges audio, but returns no words. | socket:silence*1
duplicate | real time | Each final arrives a second time, after the next one. | socket:duplicate
agent-ends | Flow | The agent ends the conversation. | socket:agent-ends@8*1
two-calls | Flow | The agent makes two calls at once, and repeats the first with the same ID. | socket:two-calls
wrong-calls | Flow | The agent calls a function that you don't offer, and one without an argument and with one of another type. | socket:wrong-calls
fast-voice | Flow | The agent's voice arrives faster than it plays. | socket:fast-voice
`;

export const faultTexts: readonly FaultText[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', scope = '', text = '', example = ''] = line.split(' | ');
    return {name, scope, text, example};
  });

/** What the emulator leaves out, in Markdown. */
export const notEmulated: readonly string[] = [
  'Accuracy, latency, prices, regions, signatures of keys, containers, and the management API except for temporary keys',
  'Encryption: addresses begin with `http` and `ws`',
  'The effect of models, domains, `language_hints`, `sounds_like`, `prefer_current_speaker`, `content_type`, `summary_length`, `template_variables`, `debug`, of sensitivity and number of speakers, and of `output_locale` on Mandarin',
  'Swear words and filler words in real time, because no sample that you can send has any. A batch job has some if its file is named `late-train.wav` or `meeting-start.wav` and is no other sample',
  'Sentiment and topics of audio other than the ferry call, and audio events other than those of the harbor tour',
  'A `language` other than that of the sample, and a `max_delay_mode` or `audio_filtering_config` that changes within it',
  'Speech to an agent, audio over WebRTC, and time limits of a conversation, except as faults such as `idle_timeout`',
  'Errors for two functions with one name, and for a `required` parameter without a definition',
];
