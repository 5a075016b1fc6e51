/**
 * Mutants of the right clients of samples/drills: each has one mistake. A mutant is a change of the program's text, the
 * drill that catches it, and the rule that the drill must name.
 */
export interface Mutant {
  name: string;
  program: 'right-stream.mjs' | 'right-jobs.mjs' | 'right-agent.mjs' | 'right-stream.py' | 'right-jobs.py';
  from: string | RegExp;
  to: string;
  drill: string;
  rule: string;
}

type Row = [name: string, from: string | RegExp, to: string, drill: string, rule: string];
const of =
  (program: Mutant['program']) =>
  (...[name, from, to, drill, rule]: Row): Mutant => ({name, program, from, to, drill, rule});
const stream = of('right-stream.mjs');
const job = of('right-jobs.mjs');
const agent = of('right-agent.mjs');
const pythonStream = of('right-stream.py');
const pythonJob = of('right-jobs.py');

const LOOK = 'const own = await find(reference);';
const NO_LOOK = 'const own = undefined;';
const NO_WAIT = 'await sleep(0);';
const OFFSET = 'const offset = restart();';
const SENT = 'last_seq_no: state.sent';
const EARLY = "socket.on('open', () =>";
const LAST = 'socket.send(JSON.stringify(end));';
const ARRIVED = '[...received.values()][jobs.indexOf(job)]';
const SLEEP = 'await sleep(1000 * wait);';
const PASSES = 'status === 429 || status >= 500';
const GROWTH = '2 ** (failures - 1) * (1 + Math.random())';
const NONE_AFTER_ERROR = "if (failure.message !== 'job_error') await sleep(1000 * wait);";
const LITTLE = "await sleep(failure.message === '1011' ? 1000 : 1000 * wait);";

export const mutants: readonly Mutant[] = [
  stream('retries a rejected key', PASSES, 'true', 'rejected-key', 'no-retry'),
  stream('retries an invalid model', "['job_error',", "['invalid_model', 'job_error',", 'fix-first', 'no-retry'),
  stream('retries an expired key', "['job_error',", "['not_authorised', 'job_error',", 'expired-key', 'no-retry'),
  stream('reports success after a failure', 'process.exit(1);', 'process.exit(0);', 'rejected-key', 'status'),
  stream('reports success after a fatal error', 'process.exit(1);', 'process.exit(0);', 'fix-first', 'status'),
  stream('gives up at 429', PASSES, 'status >= 500', 'handshake-429', 'status'),
  stream('gives up at 503', PASSES, 'status === 429', 'burst-503', 'status'),
  stream('does not wait after 429', SLEEP, NO_WAIT, 'handshake-429', 'wait'),
  stream('ignores Retry-After', "given['retry-after'] ?? 0", '0', 'retry-after', 'wait'),
  stream('does not wait after 503', SLEEP, NO_WAIT, 'burst-503', 'wait'),
  stream('waits the same each time', GROWTH, '1', 'burst-503', 'backoff'),
  stream('waits less each time', GROWTH, '4 / 2 ** failures', 'burst-503', 'backoff'),
  stream('does not wait after a proxy failed', SLEEP, NO_WAIT, 'proxy-page', 'wait'),
  stream('does not wait after job_error', SLEEP, NONE_AFTER_ERROR, 'retry-now', 'wait'),
  stream('waits too little after 1011', SLEEP, LITTLE, 'close-without-error', 'wait'),
  stream('takes 1011 for fatal', ' 1011,', '', 'close-without-error', 'status'),
  stream('takes a broken connection for fatal', ' 1006,', '', 'reset', 'status'),
  stream('takes a time limit for fatal', " 'session_timeout',", '', 'new-session', 'status'),
  stream(
    'takes EndOfTranscript for the end',
    'if (!state.isEnded || state.isCut)',
    'if (false)',
    'duration-limit',
    'lost',
  ),
  stream('begins where it stopped', OFFSET, 'restart(); const offset = (until &&= 4);', 'reset', 'lost'),
  stream('begins again from the start', 'return until;\n}', 'until = 0; return 0;\n}', 'reset', 'twice'),
  stream('keeps a word that was cut', 'if (open) until = open.start;', 'commit();', 'duration-limit', 'lost'),
  stream('prints finals that came before', 'if (start < until - 0.01) continue;', '', 'duplicate-finals', 'twice'),
  stream('drops finals', 'addFinal(message', 'if (Math.random() < 0.5) addFinal(message', 'slow-end', 'lost'),
  stream('does not notice silence', 'const SILENCE_MS = 6000;', 'const SILENCE_MS = 1e9;', 'half-open', 'ends'),
  stream('has too little patience', 'const SILENCE_MS = 6000;', 'const SILENCE_MS = 700;', 'back-pressure', 'lost'),
  stream('does not wait for the end', 'const END_MS = 30_000;', 'const END_MS = 1500;', 'slow-end', 'lost'),
  stream('sends a wrong number', SENT, `${SENT} + 1`, 'slow-end', 'shape.EndOfStream'),
  stream('cuts a sample', 'subarray(at, at + size)', 'subarray(at, at + size - 1)', 'slow-end', 'shape.AddAudio'),
  stream('sends audio too early', EARLY, `${EARLY} socket.send(audio.subarray(0, 8)) ||`, 'slow-end', 'order.AddAudio'),
  stream('sends a setting out of range', 'max_delay: 1', 'max_delay: 99', 'slow-end', 'shape.StartRecognition'),
  stream('closes without an end', 'const end =', 'socket.close(); return;\n  const end =', 'slow-end', 'close'),
  stream('sends audio after the end', LAST, `${LAST} socket.send(Buffer.alloc(3200));`, 'slow-end', 'order.AddAudio'),
  stream('accepts small messages only', 'perMessageDeflate: false', 'maxPayload: 2 ** 20', 'oversized', 'lost'),
  stream('requests keys for ever', ' && rejections < 2', '', 'clock-skew', 'no-retry'),
  stream('does not wait after a cut', SLEEP, NO_WAIT, 'reset', 'wait'),
  stream('hardly gives up', SLEEP, 'await sleep(200); failures -= 0.5;', 'outage', 'attempts'),
  stream(
    'takes a session without words for a quiet one',
    'const hasSound = state.sent > 20;',
    'const hasSound = false;',
    'words-stop',
    'lost',
  ),
  stream(
    'counts sessions that end idle',
    'failures = hasFinal ? 1 : failures + 1;',
    'failures += 1;',
    'idle-recycle',
    'status',
  ),
  stream('takes an unknown error for fatal', '!FATAL.test(type)', 'false', 'unlisted-error', 'status'),
  stream('sends a file as samples', "!== 'RIFF'", "=== 'none'", 'webm-audio', 'shape.AddAudio'),
  agent(
    'confirms no voice',
    "send({message: 'AudioReceived', seq_no: state.heard});",
    '',
    'agent-interrupted',
    'shape.AudioReceived',
  ),
  agent('sends audio at once', 'await sleep(began + 100 * frame - Date.now());', '', 'agent-interrupted', 'pace'),
  agent('does not wait after a cut', SLEEP, NO_WAIT, 'agent-cut', 'wait'),
  agent(
    'responds to one call',
    'handled.add(id);',
    "handled.add('call-1').add('call-2');",
    'agent-two-calls',
    'tool-result',
  ),
  agent(
    'responds after the end',
    'if (state.isOver) return;\n    send',
    'send',
    'agent-late-result',
    'order.ToolResult',
  ),
  agent('takes a termination for the end', 'if (state.isTerminated)', 'if (false)', 'agent-terminated', 'carries-on'),
  agent('retries a rejected key', 'status === 429 || status >= 500', 'true', 'agent-refused-key', 'no-retry'),
  job('forgets its references', 'existsSync(saved)', 'false', 'killed-before', 'one-job'),
  job('gives up after a stage failed', 'if (isBroken)', 'if (false)', 'job-again', 'status'),
  job('takes a job without its summary', '(await hasFailedPart(job))', 'false', 'feature-failed', 'one-job'),
  job(
    'takes a rejected job for a good one',
    "if (status !== 'running') break;",
    "if (status !== 'running') process.exit(0);",
    'job-rejected',
    'status',
  ),
  job('sends a job again after 500', LOOK, NO_LOOK, 'created-500', 'one-job'),
  job('sends a job again after a cut', LOOK, NO_LOOK, 'created-cut', 'one-job'),
  job('looks once', 'const UNLISTED_MS = 60_000;', 'const UNLISTED_MS = 1000;', 'created-unlisted', 'one-job'),
  job('repeats an upload at once', LOOK, NO_LOOK, 'not-created-503', 'wait'),
  job('ignores Retry-After', 'wait = Math.max(wait, 1000 * asked);', '', 'rate-limit', 'wait'),
  job('does not wait after 503', 'await sleep(wait);', ';', 'unavailable', 'wait'),
  job('hardly gives up', 'await sleep(wait);', '{ await sleep(200); attempt -= 0.5; }', 'job-outage', 'attempts'),
  job('polls for ever', 'while (Date.now() < end) {', 'for (;;) {', 'stuck', 'ends'),
  job('takes a deadline for success', /process\.exit\(1\)/g, 'process.exit(0)', 'stuck', 'status'),
  job('prints in order of arrival', 'received.get(job) ?? (await poll(job))', ARRIVED, 'webhook-order', 'order'),
  pythonJob('sends a job again', 'job = find(reference)', 'job = None', 'created-500', 'one-job'),
  pythonStream('ignores Retry-After', /error\..*\.get\("Retry-After", 0\)/, '0', 'retry-after', 'wait'),
  pythonStream('prints finals twice', 'continue  # A final that', 'pass  # A final that', 'duplicate-finals', 'twice'),
];
