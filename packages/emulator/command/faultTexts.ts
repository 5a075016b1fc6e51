/** What each fault of core/faults.ts does. The core goes into pages, which don't need the texts. */

export interface FaultText {
  name: string;
  /** Where it can be injected. */
  of: 'all' | 'request' | 'socket' | 'batch' | 'real time' | 'Flow' | 'keys';
  text: string;
  example: string;
}

type Row = [name: string, of: FaultText['of'], text: string, example: string];

const rows: readonly Row[] = [
  ['400 to 599', 'all', 'a request, or the handshake of a socket, gets this status; @ adds Retry-After', 'GET:429@5*1'],
  ['cut', 'all', 'the connection breaks in a response or a frame; 1006 is the same', 'socket:cut@2*1'],
  ['html', 'all', 'a proxy responds with 502 and a page of HTML', 'GET:html*1'],
  ['slow', 'all', 'the response, or the start of a session, takes 3 s', 'slow'],
  ['quota', 'all', '403 for a request, quota_exceeded for a socket', 'socket:quota*1'],
  ['stuck', 'batch', 'the job never ends', 'POST:stuck'],
  ['full', 'batch', '429 for a new job: too many jobs are in progress', 'POST:full*1'],
  ['list-late', 'batch', 'a job is missing from the list until it is so old', 'GET:list-late@30'],
  [
    '<id of a job error>',
    'batch',
    'the job is rejected, or its feature fails, as documented',
    'POST:summarization-failed*1',
  ],
  ['hook-twice', 'batch', 'a notification that was received is sent again', 'POST:hook-twice*1'],
  ['hook-lost', 'batch', 'the response of the receiver is lost, and the notification sent again', 'POST:hook-lost*1'],
  ['hook-early', 'batch', 'the notification arrives before the response that creates the job', 'POST:hook-early'],
  ['hook-late', 'batch', 'the notification comes 20 s later, and others overtake it', 'POST:hook-late*1'],
  ['hook-down', 'batch', 'the notification is given up, and never arrives', 'POST:hook-down'],
  ['skew', 'keys', 'a temporary key has expired when it arrives', 'POST:skew'],
  ['<close code>', 'socket', 'the socket closes with the code, after the Error that it has', 'socket:1011@3*1'],
  ['<error type>', 'socket', 'the socket gets the Error, and its close code', 'socket:job_error@2*1'],
  ['unlisted_error', 'socket', 'an Error of a type that no page lists', 'socket:unlisted_error@2*1'],
  ['<warning type>', 'socket', 'the socket gets the Warning, and what follows from it', 'socket:session_timeout@8*1'],
  ['redirect', 'socket', 'the handshake gets 307', 'socket:redirect'],
  ['reset', 'socket', 'the connection is reset', 'socket:reset@2*1'],
  ['stall', 'socket', 'the service neither reads nor sends, and the connection stays', 'socket:stall@2*1'],
  ['slow-read', 'socket', 'the service reads nothing for 3 s', 'socket:slow-read@1'],
  ['jitter', 'socket', 'messages arrive up to 1.5 s late, in their order', 'socket:jitter'],
  ['slow-end', 'socket', 'the last message of a session takes 5 s more', 'socket:slow-end'],
  ['oversized', 'socket', 'one message has 1.5 MB', 'socket:oversized'],
  ['silence', 'socket', 'a session confirms audio, and recognizes nothing', 'socket:silence*1'],
  ['duplicate', 'real time', 'each final comes a second time, after the next one', 'socket:duplicate'],
  ['agent-ends', 'Flow', 'the agent ends the conversation', 'socket:agent-ends@8*1'],
  ['two-calls', 'Flow', 'the agent calls two functions at once, or one twice', 'socket:two-calls'],
  ['fast-voice', 'Flow', 'the voice comes faster than it plays', 'socket:fast-voice'],
];

export const faultTexts: readonly FaultText[] = rows.map(([name, of, text, example]) => ({name, of, text, example}));
