/** One conversation with a voice agent: the user's audio in; transcripts, replies, tool calls, and the voice out. */
import type {Fields} from '@speech-docs/protocol/contracts';
import type {Violation} from '@speech-docs/protocol/rules';
import {isSampleRate, round, SAMPLE_RATES, type Token} from '../recordings';
import {languagePackInfo, resultOf} from '../results';
import {
  type FunctionCall,
  invalidCalls,
  type Reply,
  repliesOf,
  replyOf,
  spokenPart,
  type Tool,
  turnsOf,
  VOICE_RATE,
  validCall,
  voiceFrame,
} from './agent';
import type {Problem} from './problems';
import {Session} from './session';
import type {SessionContext} from './sessionContext';
import {textOf} from './transcriptScheduler';

interface Start extends Fields {
  audio_format?: {encoding?: string; sample_rate?: number};
  conversation_config: {template_id: string};
  tools?: Tool[];
}

const FORMAT = '2.1';
const FRAME_MS = 100;
/** Frames of the voice in that time under the fault `fast-voice`: what is sent takes longer to play. */
const FAST_FRAMES = 20;
const VOICE = voiceFrame(FRAME_MS);
/** The contract lists more encodings than the service supports. */
const SUPPORTED = ['pcm_f32le', 'pcm_s16le'];
/** Delay between the end of the user's turn and the reply. */
const THINK_MS = 300;
/** Start of a reply in seconds: clients treat 0 as missing. */
const EARLIEST_START = 0.01;
const FAILED_TOOL = 'I am sorry, that did not work. Shall I try again?';
const REJECTED_TOOL = 'I am sorry, I may not do that.';
const DONE = 'That is done.';
const NARRATED_TOOL = 'book_repair';
const MAX_AHEAD_SECONDS = 5;
const MAX_UNCONFIRMED = 20;
/** A call that was open for longer when the conversation ends breaks a rule. */
const LONGEST_TOOL_SECONDS = 10;
const TERMINATION = 'conversation_termination';
/** From the warning to the end; the contract has no unit for its countdown. */
const TERMINATION_MS = 5000;
/** Failures of a reply: of its voice, or of the reply as a whole. */
const MUTE = 'tts_error';
const NO_REPLY = ['llm_error', 'llm_request_content_filter'];
const NO_RESPONSE = '<NO_RESPONSE_REQUIRED/>';

export class FlowSession extends Session {
  private start: Start | undefined;
  private startedAt = 0;
  private hasReportedPace = false;
  private chunks = 0;
  private bytes = 0;
  private bytesPerSecond = 2 * VOICE_RATE;
  private bytesPerSample = 2;
  /** Frames of the agent that were sent, and the number of the last one that the client confirmed. */
  private voiced = 0;
  private received = 0;
  private readonly turns: Token[][];
  private readonly replies: Reply[];
  private nextTurn = 0;
  /** When the last reply ended or was interrupted: the next one begins no earlier. */
  private spokenUntil = 0;
  private hasPartial = false;
  private readonly waiting: Reply[] = [];
  /** A reply, with the frames of it that are not said yet, and those that are not sent yet. */
  private speaking: {reply: Reply; startedAt: number; left: number; unsent: number; cancel: () => void} | undefined;
  /** The warning that comes instead of the next reply, or of its voice. */
  private failing = '';
  /** Tools that were not called yet: the agent calls each once, in turn. */
  private uncalled: Tool[] = [];
  private calls = 0;
  /** Text of the program that the next reply takes into account. */
  private notes: string[] = [];

  constructor(context: SessionContext) {
    super(context);
    const script = context.contracts.documents.flow['x-narrated-session'];
    this.turns = turnsOf(script);
    this.replies = repliesOf(script);
  }

  protected act(name: string, message: Fields): void {
    if (name === 'StartConversation') this.begin(message as unknown as Start);
    else if (name === 'AudioEnded') this.endAudio(message);
    else if (name === 'ToolResult') this.takeResult(message);
    else if (name === 'AddInput') this.takeInput(message);
    else if (name === 'AudioReceived') this.takeReceipt(message);
  }

  /** Any invalid field of the start but `audio_format` is a configuration error. */
  protected override problemOf(broken: Violation): Problem {
    const isStart = broken.rule.id === 'shape.StartConversation';
    return isStart && !broken.field?.startsWith('audio_format') ? 'config' : super.problemOf(broken);
  }

  /** A result of an unknown call changes nothing: the conversation goes on, and an open call stays open. */
  protected override tolerates(broken: Violation, message: Fields): boolean {
    if (broken.rule.id !== 'frequency.ToolResult') return super.tolerates(broken, message);
    this.out.notify('Warning', 'protocol_error', {reason: broken.detail});
    return true;
  }

  private begin(start: Start): void {
    const {encoding = 'pcm_s16le', sample_rate: rate = VOICE_RATE} = start.audio_format ?? {};
    const agent = start.conversation_config.template_id;
    const {agents} = this.options;
    if (!SUPPORTED.includes(encoding)) this.fail('audio', `audio_format.encoding '${encoding}' is not supported.`);
    else if (!isSampleRate(rate)) this.fail('audio', SAMPLE_RATES);
    else if (agents.length > 0 && !agents.includes(agent)) {
      this.fail('config', `conversation_config.template_id: no agent has the id '${agent}'.`);
    } else {
      this.start = start;
      this.uncalled = [...(start.tools ?? [])];
      this.bytesPerSample = encoding === 'pcm_f32le' ? 4 : 2;
      this.bytesPerSecond = this.bytesPerSample * rate;
      this.later(this.startMs, () => this.started());
    }
  }

  private started(): void {
    this.limits.audio(this.now);
    this.startedAt = this.now;
    this.out.send('ConversationStarted', {
      id: this.context.ids.uuid(),
      asr_session_id: this.context.ids.uuid(),
      language_pack_info: languagePackInfo('en'),
    });
    this.reportUsage();
    this.oversize('concurrent_session_usage');
  }

  private get seconds(): number {
    return this.bytes / this.bytesPerSecond;
  }

  private get isEnding(): boolean {
    return this.state === 'ending';
  }

  protected takeAudio(chunk: Uint8Array): void {
    this.limits.audio(this.now);
    this.chunks += 1;
    this.bytes += chunk.length;
    if (chunk.length % this.bytesPerSample > 0) this.checkSampleSize(chunk);
    this.checkPace();
    this.out.send('AudioAdded', {seq_no: this.chunks});
    this.injectFaultAt(this.seconds);
    if (!this.isEnding && this.context.fault?.name !== 'silence') this.listen();
  }

  /** Reports audio that is sent faster than real time, with 5 s of tolerance for network delays. */
  private checkPace(): void {
    const ahead = this.seconds - (this.now - this.startedAt) / 1000 / this.options.timeScale;
    if (this.hasReportedPace || ahead < MAX_AHEAD_SECONDS) return;
    this.hasReportedPace = true;
    const detail = `${this.seconds.toFixed(1)} s of audio came ${ahead.toFixed(1)} s too early.`;
    this.tracker.report('pace', this.now, detail);
  }

  /** The next turn of the user: without tools, the narrated session has no second one. */
  private get turn(): Token[] {
    return (this.nextTurn === 0 || this.start?.tools?.length ? this.turns[this.nextTurn] : undefined) ?? [];
  }

  /** Transcribes the next turn of the narrated session once the audio has reached it. */
  private listen(): void {
    const tokens = this.turn;
    const last = tokens.at(-1);
    if (!last) return;
    const words = tokens.filter(({kind}) => kind === 'word');
    const half = words.at(-2) ?? last;
    if (!this.hasPartial && half.end <= this.seconds) {
      this.hasPartial = true;
      this.transcribe('AddPartialTranscript', words.slice(0, Math.max(1, words.length - 1)));
      this.endReply('ResponseInterrupted');
    }
    if (last.end > this.seconds) return;
    this.nextTurn += 1;
    this.hasPartial = false;
    this.transcribe('AddTranscript', tokens);
    const turn = this.nextTurn;
    this.later(THINK_MS * this.options.timeScale, () => this.reply(turn));
  }

  private transcribe(name: 'AddTranscript' | 'AddPartialTranscript', tokens: Token[]): void {
    const text = textOf(tokens);
    this.out.send(name, {
      format: FORMAT,
      metadata: {
        start_time: tokens[0]?.start ?? 0,
        end_time: tokens.at(-1)?.end ?? 0,
        transcript: name === 'AddTranscript' ? `${text} ` : text,
      },
      results: tokens.map((token) => resultOf(this.contracts, 'flow', token, {speaker: token.speaker})),
    });
  }

  private reply(turn: number): void {
    if (this.isEnding) return;
    if (turn > 1) this.invokeTools();
    const reply = this.replies[turn - 1];
    if (reply) this.speak(this.withNotes(reply));
  }

  /** Of two calls, which can be of the same tool, the first comes again with its id; after wrong ones comes a right one. */
  private invokeTools(): void {
    const [first, second = first] = this.uncalled;
    if (this.context.fault?.name === 'wrong-calls' && first) this.invoke(...invalidCalls(first));
    else if (this.context.fault?.name === 'two-calls' && first && second) {
      this.uncalled.splice(0, 2);
      const [repeated] = this.invoke(validCall(first), validCall(second));
      this.out.send('ToolInvoke', repeated);
    } else this.invokeNext();
  }

  private invokeNext(): void {
    const next = this.uncalled.shift();
    if (next) this.invoke(validCall(next));
  }

  private invoke(...calls: FunctionCall[]): Fields[] {
    return calls.map((call) => {
      this.calls += 1;
      const invocation = {id: `call-${this.calls}`, type: 'function', function: call};
      this.out.send('ToolInvoke', invocation);
      return invocation;
    });
  }

  /** Reports calls that got no result in time; the service itself sends no message about them. */
  private checkOpenCalls(): void {
    for (const [id, {at}] of this.tracker.openCalls) {
      const seconds = (this.now - at) / 1000 / this.options.timeScale;
      const detail = `The call '${id}' got no result in ${seconds.toFixed(1)} s.`;
      if (seconds >= LONGEST_TOOL_SECONDS) this.tracker.report('frequency.ToolResult', this.now, detail);
    }
  }

  private takeResult({status, content}: Fields): void {
    if (this.tracker.openCalls.size === 0) this.later(THINK_MS * this.options.timeScale, () => this.invokeNext());
    if (content === NO_RESPONSE) return;
    const failed = status === 'rejected' ? `${REJECTED_TOOL} ${content ?? ''}`.trim() : FAILED_TOOL;
    this.speak(this.withNotes(status === 'ok' ? this.resultReply(`${content ?? ''}`) : replyOf(failed)));
  }

  /** Returns the reply of the narrated session for its booking, and otherwise the result as it is. */
  private resultReply(content: string): Reply {
    const isFirst = this.start?.tools?.[0]?.function.name === NARRATED_TOOL && this.calls === 1;
    const isNarrated = isFirst && /^Booked/.test(content);
    const narrated = isNarrated ? this.replies.at(-1) : undefined;
    return narrated ?? replyOf(content || DONE);
  }

  /** The text goes into the next reply; `immediate` starts that reply now, after the one that is being spoken. */
  private takeInput({input, immediate, interrupt_response: mayInterrupt}: Fields): void {
    this.notes.push(`${input}`);
    if (mayInterrupt) this.endReply('ResponseInterrupted');
    if (immediate) this.speak(this.withNotes(replyOf('')));
  }

  private withNotes(reply: Reply): Reply {
    if (this.notes.length === 0) return reply;
    const notes = this.notes.splice(0).join(' ');
    return replyOf(`I was told: ${notes} ${reply.content}`.trim());
  }

  /** Speaks a reply, after the one that is being spoken. */
  private speak(reply: Reply): void {
    if (this.isEnding) return;
    if (this.speaking) {
      this.waiting.push(reply);
      return;
    }
    const {failing} = this;
    this.failing = '';
    if (NO_REPLY.includes(failing)) {
      super.warn(failing);
      this.speakNext();
      return;
    }
    const startedAt = round(Math.max(this.seconds, this.spokenUntil, EARLIEST_START));
    this.out.send('ResponseStarted', {content: reply.content, start_time: startedAt});
    const left = Math.round((reply.seconds * 1000) / FRAME_MS);
    this.speaking = {reply, startedAt, left, unsent: left, cancel: this.later(0, () => this.voice())};
    if (failing) this.fallMute();
  }

  private speakNext(): void {
    const next = this.waiting.shift();
    if (next) this.speak(next);
  }

  /** The voice fails: the reply is text only, whatever of it was spoken. */
  private fallMute(): void {
    super.warn(MUTE);
    this.endReply('ResponseInterrupted', '');
  }

  private voice(): void {
    const {speaking} = this;
    if (!speaking) return;
    if (speaking.left === 0) {
      this.endReply('ResponseCompleted');
      return;
    }
    speaking.left -= 1;
    const frames = Math.min(speaking.unsent, this.context.fault?.name === 'fast-voice' ? FAST_FRAMES : 1);
    speaking.unsent -= frames;
    for (let count = 0; count < frames; count += 1) if (this.out.sendAudio(VOICE)) this.voiced += 1;
    speaking.cancel = this.later(FRAME_MS * this.options.timeScale, () => this.voice());
  }

  private endReply(name: 'ResponseCompleted' | 'ResponseInterrupted', heard?: string): void {
    const {speaking} = this;
    if (!speaking) return;
    speaking.cancel();
    this.speaking = undefined;
    const {reply, startedAt, left} = speaking;
    const spoken = reply.seconds - (left * FRAME_MS) / 1000;
    const content = heard ?? spokenPart(reply, spoken);
    this.spokenUntil = round(startedAt + spoken);
    this.out.send(name, {content, start_time: startedAt, end_time: this.spokenUntil});
    this.speakNext();
  }

  private takeReceipt({seq_no: seqNo}: Fields): void {
    const number = seqNo as number;
    if (number > this.received && number <= this.voiced) this.received = number;
    else this.reportViolation('AudioReceived', `seq_no is ${number}; ${this.voiced} frames came.`);
  }

  /** The agent ends the conversation, after the reply that it is speaking. */
  override endConversation(): void {
    this.checkOpenCalls();
    this.out.send('ConversationEnding');
    this.waiting.length = 0;
    this.endAfterReply();
  }

  private endAudio({last_seq_no: last}: Fields): void {
    this.checkLastSeqNo('AudioEnded', last, this.chunks);
    this.checkOpenCalls();
    this.limits.audioEnded();
    // The last words have their final, also where the user hangs up within a turn.
    const spoken = this.context.fault?.name === 'silence' ? [] : this.turn.filter(({end}) => end <= this.seconds);
    if (spoken.length > 0) this.transcribe('AddTranscript', spoken);
    this.waiting.length = 0;
    this.endReply('ResponseInterrupted');
    this.endAfterReply();
  }

  /** Reports voice frames without `AudioReceived`; up to 20 can still be on their way. */
  protected override stopped(): void {
    const missing = this.voiced - this.received;
    if (missing > MAX_UNCONFIRMED)
      this.reportViolation('AudioReceived', `${missing} of ${this.voiced} frames of the voice were not confirmed.`, 0);
  }

  private ended(): void {
    this.out.send('ConversationEnded');
    this.end(1000);
  }

  /** What fails is not spoken. The warning that the service is about to end the conversation comes before this end. */
  override warn(type: string): void {
    if (type === MUTE && this.speaking) {
      this.fallMute();
      return;
    }
    if (type === MUTE || NO_REPLY.includes(type)) {
      this.failing = type;
      return;
    }
    if (type !== TERMINATION) {
      super.warn(type);
      return;
    }
    const {conversation_termination: countdown} = this.contracts.notice('flow', 'x-warnings', type) ?? {};
    this.out.notify('Warning', type, {conversation_termination: countdown});
    this.later(TERMINATION_MS * this.options.timeScale, () => this.endConversation());
  }

  private endAfterReply(): void {
    this.later(this.endMs(20), () => (this.speaking ? this.endAfterReply() : this.ended()));
  }
}
