/**
 * One conversation with a voice agent. The agent is the one of the contract's narrated session: it takes in bicycles for
 * repair, is interrupted, calls the first tool that it was given, and reports the result.
 */
import type {Fields} from './contracts';
import {round, type Token} from './recordings';
import {Session, type SessionFacts} from './session';
import {textOf} from './speech';
import {resultOf} from './transcript';

interface Start extends Fields {
  audio_format?: {encoding?: string; sample_rate?: number};
  conversation_config: {template_id: string};
  tools?: {function: {name: string; parameters?: {properties?: Record<string, ToolParameter>; required?: string[]}}}[];
}

interface ToolParameter {
  type: string;
  enum?: (string | number)[];
  example?: string;
}

interface Reply {
  content: string;
  seconds: number;
}

const FORMAT = '2.1';
/** What the agent's voice is made of: 16 kHz, 16 bits, a tenth of a second per frame. */
const RATE = 16_000;
const FRAME_MS = 100;
const SUPPORTED = ['pcm_f32le', 'pcm_s16le'];
/** How fast the agent speaks. */
const SECONDS_PER_LETTER = 0.06;
/** Users do not answer the instant they are asked. */
const THINK_MS = 300;

export class FlowSession extends Session {
  protected readonly startMessage = 'StartConversation';
  private start: Start | undefined;
  private bytes = 0;
  private bytesPerSecond = 2 * RATE;
  private sentFrames = 0;
  private readonly turns: {tokens: Token[]}[];
  private readonly replies: Reply[];
  private nextTurn = 0;
  private saidPartial = false;
  private readonly waiting: Reply[] = [];
  private speaking: {reply: Reply; startedAt: number; left: number; timer: NodeJS.Timeout} | undefined;
  private openTool: string | undefined;

  constructor(facts: SessionFacts) {
    super(facts);
    const script = facts.contracts.documents.flow['x-narrated-session'] ?? [];
    this.turns = script
      .filter(({message}) => message === 'AddTranscript')
      .map(({payload}) => ({tokens: tokensOf(payload)}));
    this.replies = script
      .filter(({message}) => message === 'ResponseStarted')
      .map(({payload}) => replyOf(`${payload?.content}`));
  }

  protected act(name: string, message: Fields): void {
    if (name === 'StartConversation') this.begin(message as unknown as Start);
    else if (name === 'AudioEnded') this.hangUp(message.last_seq_no as number);
    else if (name === 'AudioReceived') this.confirmed(message.seq_no as number);
    else if (name === 'ToolResult') this.takeResult(message);
    else if (name === 'AddInput') this.takeInput(message);
  }

  private begin(start: Start): void {
    const {encoding = 'pcm_s16le', sample_rate: rate = RATE} = start.audio_format ?? {};
    if (!SUPPORTED.includes(encoding)) {
      this.fail('invalid_audio_type', `audio_format.encoding '${encoding}' is not supported.`);
      return;
    }
    this.start = start;
    this.bytesPerSecond = (encoding === 'pcm_f32le' ? 4 : 2) * rate;
    if (this.bytesPerSecond <= 0) {
      this.fail('invalid_audio_type', 'audio_format.sample_rate must be positive.');
      return;
    }
    this.state = 'starting';
    this.later(this.startMs, () => {
      this.state = 'listening';
      this.send('ConversationStarted', {
        id: crypto.randomUUID(),
        asr_session_id: crypto.randomUUID(),
        language_pack_info: {
          language_description: 'English',
          word_delimiter: ' ',
          writing_direction: 'left-to-right',
          itn: true,
          adapted: false,
        },
      });
    });
  }

  private get seconds(): number {
    return this.bytes / this.bytesPerSecond;
  }

  protected takeAudio(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.send('AudioAdded', {seq_no: this.seqNo});
    this.injectFaultAt(this.seconds);
    if (this.state !== 'ending') this.listen();
  }

  /** The user says the next turn of the script when the audio has come so far. */
  private listen(): void {
    const turn = this.turns[this.nextTurn];
    if (!turn) return;
    const tokens = turn.tokens;
    const words = tokens.filter(({kind}) => kind === 'word');
    // An agent without tools has nothing to book: its talk ends after the first reply.
    if (this.nextTurn > 0 && !this.start?.tools?.length) return;
    const last = tokens.at(-1);
    const half = words[Math.max(0, words.length - 2)];
    if (!last || !half) return;
    if (!this.saidPartial && half.end <= this.seconds) {
      this.saidPartial = true;
      this.transcribe('AddPartialTranscript', words.slice(0, Math.max(1, words.length - 1)));
      this.interrupt();
    }
    if (last.end > this.seconds) return;
    this.nextTurn += 1;
    this.saidPartial = false;
    this.transcribe('AddTranscript', tokens);
    const turnNumber = this.nextTurn;
    this.later(THINK_MS * this.options.timeScale, () => this.answerTurn(turnNumber));
  }

  private transcribe(name: string, tokens: Token[]): void {
    const [first] = tokens;
    this.send(name, {
      format: FORMAT,
      metadata: {
        start_time: first?.start ?? 0,
        end_time: tokens.at(-1)?.end ?? 0,
        transcript: `${textOf(tokens)} `,
      },
      results: tokens.map((token) =>
        resultOf(this.contracts, 'flow', token, {language: undefined, speaker: token.speaker}),
      ),
    });
  }

  private answerTurn(turn: number): void {
    if (this.state === 'ending') return;
    if (turn > 1) this.invokeTool();
    this.say(this.replies[turn - 1]);
  }

  private invokeTool(): void {
    const [tool] = this.start?.tools ?? [];
    if (!tool) return;
    this.openTool = `call-${this.nextTurn}`;
    const {name, parameters} = tool.function;
    const values = Object.entries(parameters?.properties ?? {}).map(([key, parameter]) => [
      key,
      toolValue(key, parameter),
    ]);
    this.send('ToolInvoke', {
      id: this.openTool,
      type: 'function',
      function: {name, arguments: Object.fromEntries(values)},
    });
  }

  private takeResult({id, status, content}: Fields): void {
    if (id !== this.openTool) {
      this.fail('invalid_message', `No tool call has the id '${id}'.`);
      return;
    }
    this.openTool = undefined;
    if (content === '<NO_RESPONSE_REQUIRED/>') return;
    const done = this.replies.at(-1);
    this.say(status === 'ok' ? done : replyOf('I am sorry, that did not work. Shall I try again?'));
  }

  private takeInput({interrupt_response: mayInterrupt}: Fields): void {
    if (mayInterrupt) this.interrupt();
    this.say(replyOf('Are you still there?'));
  }

  private confirmed(seqNo: number): void {
    if (seqNo > this.sentFrames)
      this.fail('protocol_error', `AudioReceived ${seqNo} confirms audio that was not sent.`);
  }

  /** Speaks a reply, after the one that is being spoken. */
  private say(reply: Reply | undefined): void {
    if (!reply) return;
    if (this.speaking) {
      this.waiting.push(reply);
      return;
    }
    this.state = 'speaking';
    const startedAt = this.seconds;
    this.send('ResponseStarted', {content: reply.content, start_time: round(startedAt)});
    const left = Math.round((reply.seconds * 1000) / FRAME_MS);
    this.speaking = {reply, startedAt, left, timer: this.later(0, () => this.voice())};
  }

  private voice(): void {
    const {speaking} = this;
    if (!speaking) return;
    if (speaking.left === 0) {
      this.silence('ResponseCompleted');
      return;
    }
    speaking.left -= 1;
    this.sentFrames += 1;
    this.sendRaw(VOICE);
    speaking.timer = this.later(FRAME_MS * this.options.timeScale, () => this.voice());
  }

  private interrupt(): void {
    if (this.speaking) this.silence('ResponseInterrupted');
  }

  private silence(name: 'ResponseCompleted' | 'ResponseInterrupted'): void {
    const {speaking} = this;
    if (!speaking) return;
    clearTimeout(speaking.timer);
    this.speaking = undefined;
    if (this.state === 'speaking') this.state = 'listening';
    const {reply, startedAt, left} = speaking;
    const spoken = reply.seconds - (left * FRAME_MS) / 1000;
    this.send(name, {
      content: reply.content,
      start_time: round(startedAt),
      end_time: round(startedAt + spoken),
    });
    if (this.state !== 'ending') this.say(this.waiting.shift());
  }

  private hangUp(lastSeqNo: number): void {
    // Some clients name the last chunk that was confirmed to them: only one that never came is a mistake.
    if (lastSeqNo > this.seqNo) {
      this.fail('protocol_error', `last_seq_no is ${lastSeqNo}, but ${this.seqNo} chunks have come.`);
      return;
    }
    this.state = 'ending';
    this.waiting.length = 0;
    this.interrupt();
    this.later(20, () => {
      this.send('ConversationEnded');
      this.end(1000);
    });
  }
}

function replyOf(content: string): Reply {
  return {content, seconds: Math.round(content.length * SECONDS_PER_LETTER * 10) / 10};
}

/** A quiet tone: something to play, and to hear where frames are missing. */
const VOICE = Buffer.alloc((2 * RATE * FRAME_MS) / 1000);
for (let at = 0; at < VOICE.length; at += 2) {
  VOICE.writeInt16LE(Math.round(3000 * Math.sin((at / 2 / RATE) * 2 * Math.PI * 220)), at);
}

function tokensOf(payload: Fields | undefined): Token[] {
  const results = (payload?.results ?? []) as {
    type: Token['kind'];
    start_time: number;
    end_time: number;
    is_eos?: boolean;
    alternatives: {content: string; speaker?: string}[];
  }[];
  return results.map(({type, start_time, end_time, is_eos = false, alternatives: [best]}) => ({
    content: best?.content ?? '',
    kind: type,
    start: start_time,
    end: end_time,
    isEos: is_eos,
    speaker: best?.speaker ?? 'S1',
  }));
}

/** What the user of the script has said about a parameter: one of its values, or its example. */
function toolValue(name: string, {type, enum: values, example}: ToolParameter): unknown {
  if (name === 'part') return 'brakes';
  const value = values?.find((one) => one === 'Thursday') ?? values?.[0] ?? example;
  if (type === 'boolean') return value === undefined || value === 'true';
  if (type === 'integer' || type === 'number') return Number(value ?? 1);
  return `${value ?? (name === 'day' ? 'Thursday' : name)}`;
}
