/**
 * Reads every recording with lines: JSON lines, terminals, and logs. A line begins a frame, belongs to the frame before
 * it, or says nothing. A message without a direction is from whoever sends messages of that name.
 */
import type {Fields, Sender} from '../rules/contract';
import {
  type CapturedFrame,
  type CapturedSession,
  isFields,
  limitFrames,
  newSession,
  objectOf,
  type SenderOf,
} from './capture';
import {cutMessage, type FoundText, readFrameText} from './frameText';
import {isEntry, type JsonEntry, readEntry} from './jsonEntry';
import {type LogLine, readLogLine} from './logLine';

/** A message over more lines is cut, or none. */
const MOST_LINES = 400;
/** A byte as tools dump it: the offset, then 16 bytes. */
const HEX_DUMP = /^\s{2,}[\da-f]{8,10}\s{1,3}((?:[\da-f]{2}\s){1,16})/i;

/** Returns the sessions of a text; a close or a new start begins the next one. */
export function readLines(lines: readonly string[], senderOf: SenderOf): CapturedSession[] {
  const reader = new Reader(senderOf);
  lines.forEach((line, index) => {
    reader.read(line, index + 1);
  });
  reader.end();
  return reader.sessions.filter(isUsed);
}

class Reader {
  readonly sessions = [newSession()];
  private frames = 0;
  /** A message whose end is on the next lines. */
  private open: {text: string[]; depth: number; line: LogLine; number: number} | undefined;
  /** A line that announced a frame, whose content is on the next lines. */
  private announced:
    | {from: Sender; isBinary: boolean; bytes: number; message?: Fields; line: LogLine; number: number}
    | undefined;

  constructor(private readonly senderOf: SenderOf) {}

  read(raw: string, number: number): void {
    if (this.continueOpen(raw)) return;
    // Most lines of a log are no JSON, and an attempt to parse one is slow.
    const isContent = this.announced && /^\s/.test(raw);
    const entry = !isContent && /^\s*\{/.test(raw) ? objectOf(raw) : null;
    if (entry && isEntry(entry, this.senderOf)) {
      this.endAnnounced();
      this.addEntry(readEntry(entry), number);
      return;
    }
    const line = readLogLine(raw);
    if (this.announced && this.addAnnounced(line)) return;
    if (line.event === 'text') this.addText(line, number, raw);
    else this.addEvent(line, number);
  }

  end(): void {
    this.endAnnounced();
    this.closeOpen();
  }

  private get current(): CapturedSession {
    return this.sessions.at(-1) as CapturedSession;
  }

  private addEvent({event, at, from, url, code = 0, reason = '', size = 0, text}: LogLine, number: number): void {
    const {current} = this;
    if (event === 'open') this.openSession(url);
    if (event === 'status') current.status ??= code;
    if (event === 'close') current.close ??= {at, by: closedBy(code, from), code, reason: reason.trim()};
    if (event !== 'binary' || !from) return;
    if (size > 0) this.add({at, from, kind: 'binary', message: jsonIn(text), bytes: size, line: number});
    else this.announced = {from, isBinary: true, bytes: 0, line: readLogLine(text), number};
  }

  private openSession(url: string | undefined): void {
    if (isUsed(this.current)) this.sessions.push(newSession());
    this.current.url ??= url ?? null;
    this.current.hasOpening = true;
  }

  private addText(line: LogLine, number: number, raw: string): void {
    const found = readFrameText(line.text);
    if (found?.kind === 'open') {
      const isMessage = line.from || /^\W*\{\s*$/.test(raw) || /"message"/.test(raw);
      if (isMessage) this.open = {text: [line.text], depth: depthOf(line.text), line, number};
    } else if (found) this.addMessage(found, line, number, raw);
    else if (line.from && /\b(?:text|message|frame)\b/i.test(line.text)) {
      this.announced = {from: line.from, isBinary: /\bbinary\b/i.test(line.text), bytes: 0, line, number};
    }
  }

  private addMessage(found: FoundText, {at, from, text}: LogLine, number: number, raw: string): void {
    if (found.kind === 'open') return;
    const {message} = found;
    const name = `${message.message ?? ''}`;
    const sender = from ?? this.senderOf(name);
    // Logs contain other objects, too.
    if (!sender || (!from && !name)) return;
    const isWholeLine = text.trim().startsWith('{');
    this.add({
      at,
      from: sender,
      kind: 'text',
      message,
      bytes: raw.length,
      line: number,
      ...(found.kind === 'cut' && {isCut: true}),
      ...(!from && isWholeLine && {isSenderAssumed: true}),
    });
  }

  /** Returns whether the line belongs to a message that began before it. */
  private continueOpen(raw: string): boolean {
    const {open} = this;
    if (!open) return false;
    const {from, event} = readLogLine(raw);
    const isNext = open.text.length >= MOST_LINES || from !== undefined || ['open', 'close', 'status'].includes(event);
    if (isNext) {
      this.closeOpen();
      return false;
    }
    open.text.push(raw);
    open.depth += depthOf(raw);
    if (open.depth <= 0 && raw.includes('}')) this.closeOpen();
    return true;
  }

  /** The message is whole, or its end never came and it is cut. */
  private closeOpen(): void {
    const {open} = this;
    if (!open) return;
    this.open = undefined;
    const text = open.text.join('\n');
    const found = readFrameText(text);
    const known = found?.kind === 'open' ? cutMessage(text) : found;
    if (known) this.addMessage(known, open.line, open.number, text);
  }

  /** Returns whether the line is the content of the frame that was announced. */
  private addAnnounced({text}: LogLine): boolean {
    const {announced} = this;
    if (!announced) return false;
    const [, hex] = HEX_DUMP.exec(text) ?? [];
    const json = announced.isBinary && !hex ? jsonIn(text) : null;
    if (json) {
      announced.message = json;
      announced.bytes = text.trim().length;
    } else if (announced.isBinary && hex) announced.bytes += hex.trim().split(/\s+/).length;
    else if (!announced.isBinary && /^\s+\S/.test(text)) {
      const found = readFrameText(text) ?? cutMessage(text);
      if (found) {
        this.announced = undefined;
        this.addMessage(
          found.kind === 'open' ? (cutMessage(text) ?? found) : found,
          announced.line,
          announced.number,
          text,
        );
      }
    } else if (text.trim()) {
      this.endAnnounced();
      return false;
    }
    return true;
  }

  private endAnnounced(): void {
    const {announced} = this;
    this.announced = undefined;
    if (!announced) return;
    const {isBinary, from, bytes, message = null, line, number} = announced;
    if (isBinary) this.add({at: line.at, from, kind: 'binary', message, bytes, line: number});
    else this.current.hidden = (this.current.hidden ?? 0) + 1;
  }

  private addEntry(entry: JsonEntry, number: number): void {
    const {at, close, url, payload, size, from, isBinary, audio} = entry;
    if (close) {
      this.current.close ??= {at, by: closedBy(close.code, from), ...close};
      return;
    }
    if (url) {
      this.openSession(url);
      return;
    }
    const message = isFields(payload) ? payload : objectOf(`${payload ?? ''}`);
    if (typeof payload === 'string' && !message && !from && !isBinary) {
      // The line of another logger, in a field of this one.
      const line = readLogLine(payload);
      const timed = {...line, at: line.at ?? at};
      if (line.event === 'text') this.addText(timed, number, payload);
      else this.addEvent(timed, number);
    } else if (payload !== undefined || size !== undefined) {
      const sender = from ?? this.senderOf(`${message?.message ?? ''}`) ?? 'client';
      const text = typeof payload === 'string' && !message ? payload : undefined;
      const bytes = size ?? JSON.stringify(payload).length;
      const common = {at, from: sender, line: number, ...(!from && {isSenderAssumed: true})};
      if (isBinary) this.add({...common, kind: 'binary', message: null, bytes, ...(audio && {audio})});
      else this.add({...common, kind: 'text', message, bytes, ...(text !== undefined && {text})});
    }
  }

  private add(frame: CapturedFrame): void {
    this.frames += 1;
    limitFrames(this.frames);
    const name = `${frame.message?.message ?? ''}`;
    // The service begins a session with an Info, sometimes before the client says anything.
    const isStart = frame.from === 'client' ? /^Start/.test(name) : name === 'Info';
    const {close, status} = this.current;
    if (isStart && (close || status)) this.sessions.push(newSession());
    this.current.frames.push(frame);
  }
}

function isUsed({frames, close, status, hidden}: CapturedSession): boolean {
  return frames.length > 0 || close !== null || status !== null || (hidden ?? 0) > 0;
}

/** How many objects a line leaves open. */
function depthOf(line: string): number {
  return line.split('{').length - line.split('}').length;
}

/** A binary frame whose bytes begin with the name of a message is a JSON message in the wrong kind of frame. */
function jsonIn(text: string): Fields | null {
  const quoted = readFrameText(text);
  if (quoted && quoted.kind !== 'open') return quoted.message;
  const [, hex = ''] = /\b(7b(?: [\da-f]{2}){5,})/i.exec(text) ?? [];
  const start = hex.split(' ').map((byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  const found = cutMessage(start.join(''));
  return found && 'message' in found ? found.message : null;
}

/** Who closed is seldom in a log. The service closes with 1000 only after the end, when it makes no difference. */
function closedBy(code: number | null, from: Sender | undefined): Sender | 'transport' {
  if (from) return from;
  return code === 1000 || code === 1005 ? 'client' : code === 1006 || code === null ? 'transport' : 'server';
}
