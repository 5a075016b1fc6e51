/** Makes sessions of what entries say. A message without a direction gets that of its name. */
import type {Sender} from '../rules/contract';
import {type CapturedSession, NotACapture, newSession, type SenderOf} from './capture';
import type {Entry} from './entry';

/** More frames than any session that a reader would look at; a longer recording is rejected, and not cut. */
export const MOST_FRAMES = 100_000;

export class Reader {
  private readonly all = [newSession()];
  private frames = 0;
  /** The service has sent its last message. */
  private isOver = false;

  constructor(private readonly senderOf: SenderOf) {}

  /** The sessions in which something happened. */
  get sessions(): CapturedSession[] {
    return this.all.filter(isUsed);
  }

  /** Reads what an object is about. */
  read(entry: Entry, line: number): void {
    const {event, at, from, url, code = 0, reason = ''} = entry;
    if (event === 'open' && isUsed(this.current)) this.begin();
    const {current} = this;
    if (event === 'open') Object.assign(current, {url: current.url ?? url ?? null, hasOpening: true});
    else if (event === 'status') current.status ??= code;
    else if (event === 'close') current.close ??= {at, by: closedBy(code, from), code, reason: reason.trim()};
    else this.add(entry, event, line);
  }

  private get current(): CapturedSession {
    return this.all.at(-1) as CapturedSession;
  }

  private begin(): void {
    this.all.push(newSession());
    this.isOver = false;
  }

  private add({at, from, message = null, text, size}: Entry, kind: 'text' | 'binary', line: number): void {
    const name = `${message?.message ?? ''}`;
    const sender = from ?? this.senderOf(name) ?? 'client';
    this.frames += 1;
    if (this.frames > MOST_FRAMES) {
      throw new NotACapture(
        `Expected at most ${MOST_FRAMES.toLocaleString('en-US')} frames, and found more. ` +
          'Remove the frames that you do not need, and drop the recording again.',
      );
    }
    // The service begins a session with an Info, sometimes before the client says anything.
    const isStart = sender === 'client' ? /^Start/.test(name) : name === 'Info';
    if (isStart && (this.isOver || this.current.close || this.current.status)) this.begin();
    this.isOver ||= sender === 'server' && /^(?:EndOfTranscript|ConversationEnded|Error)$/.test(name);
    this.current.frames.push({
      at,
      from: sender,
      kind,
      message,
      bytes: size ?? (text || JSON.stringify(message)).length,
      line,
      ...(!from && {isSenderAssumed: true}),
    });
  }
}

function isUsed({frames, close, status}: CapturedSession): boolean {
  return frames.length > 0 || close !== null || status !== null;
}

/** Who closed is seldom in a log. The service closes with 1000 only after the end, when it makes no difference. */
function closedBy(code: number | null, from: Sender | undefined): Sender | 'transport' {
  if (from) return from;
  return code === 1000 || code === 1005 ? 'client' : code === 1006 || code === null ? 'transport' : 'server';
}
