/**
 * Makes sessions of what lines and objects say. A line begins a frame, belongs to the frame before it, or says nothing. A
 * message without a direction gets that of its name.
 */
import type {Fields, Sender} from '../rules/contract';
import {type CapturedSession, NotACapture, newSession, objectOf, type SenderOf} from './capture';
import {readEntry} from './entry';
import {readFrameText, readWholeText} from './frameText';
import {type Entry, readLogLine} from './logLine';

/** More frames than any session that a reader would look at; a longer recording is rejected, and not cut. */
export const MOST_FRAMES = 100_000;
/** A message over more lines is cut, or none. */
const MOST_LINES = 400;
/** A byte as tools dump it: the offset, then 16 bytes. */
const HEX_DUMP = /^\s{2,}[\da-f]{8,10}\s{1,3}((?:[\da-f]{2}\s){1,16})/i;

/** A frame whose content, or its rest, is on the next lines. */
interface Pending {
  entry: Entry;
  line: number;
  lines: string[];
  /** How many objects are open; `null` when the content has not begun. */
  depth: number | null;
  bytes: number;
}

export class Reader {
  private readonly all = [newSession()];
  private frames = 0;
  private pending: Pending | undefined;

  constructor(private readonly senderOf: SenderOf) {}

  /** Returns the sessions in which something happened. */
  end(): CapturedSession[] {
    this.endPending();
    return this.all.filter(isUsed);
  }

  /** Reads a line of a text. */
  readLine(raw: string, line: number): void {
    if (this.pending && this.continues(raw, this.pending)) return;
    if (!raw) {
      this.endPending();
      return;
    }
    // Most lines of a log are no JSON, and an attempt to parse one is slow.
    const object = /^\s*\{/.test(raw) ? objectOf(raw) : null;
    this.read((object && readEntry(object)) ?? readLogLine(raw), line);
  }

  /** Reads what a line or an object is about. */
  read(entry: Entry, line: number): void {
    this.endPending();
    // Most lines, which the properties of the others would slow down.
    if (entry.event === 'text') {
      this.readText(entry, line);
      return;
    }
    const {event, at, from, url, code = 0, reason = '', size, text, message} = entry;
    if (event === 'open' && isUsed(this.current)) this.all.push(newSession());
    const {current} = this;
    if (event === 'open') Object.assign(current, {url: current.url ?? url ?? null, hasOpening: true});
    else if (event === 'status') current.status ??= code;
    else if (event === 'close') current.close ??= {at, by: closedBy(code, from), code, reason: reason.trim()};
    else if (event === 'binary' && !size) this.pending = {entry, line, lines: [], depth: null, bytes: 0};
    else if (event === 'binary') this.add(entry, line, message ?? readWholeText(text)?.message ?? null);
  }

  private get current(): CapturedSession {
    return this.all.at(-1) as CapturedSession;
  }

  private readText(entry: Entry, line: number): void {
    const {text, from, message} = entry;
    const found = message === undefined ? readFrameText(text) : {message, isCut: false};
    const pending = {entry, line, lines: [], depth: null, bytes: 0};
    if (found === 'open') {
      const isMessage = from || /^\W*\{\s*$|"message"/.test(text);
      if (isMessage) this.pending = {...pending, lines: [text], depth: depthOf(text)};
    } else if (found) this.add(entry, line, found.message, found.isCut);
    else if (from && /\b(?:text|message|frame)\b/i.test(text)) this.pending = pending;
  }

  /** Returns whether the line belongs to the frame before it: an announced content is indented, and so is most of a begun one. */
  private continues(raw: string, pending: Pending): boolean {
    const isFlush = /^\S/.test(raw);
    const {from, event = ''} = isFlush && pending.depth !== null ? readLogLine(raw) : {};
    const isNext = isFlush && (pending.depth === null || from || ['open', 'close', 'status'].includes(event));
    if (isNext || pending.lines.length >= MOST_LINES) return false;
    const [, hex] = HEX_DUMP.exec(raw) ?? [];
    if (hex && pending.depth === null) pending.bytes += hex.length / 3;
    else pending.lines.push(raw);
    if (pending.depth === null) return true;
    pending.depth += depthOf(raw);
    if (pending.depth <= 0 && raw.includes('}')) this.endPending();
    return true;
  }

  /** The content is whole, or its end never came and it is cut. */
  private endPending(): void {
    if (!this.pending) return;
    const {entry, line, lines, depth, bytes} = this.pending;
    this.pending = undefined;
    const text = lines.join('\n').trim();
    const found = readWholeText(text);
    if (entry.event === 'binary') {
      this.add({...entry, size: bytes || (found ? text.length : 0)}, line, found?.message ?? null);
    } else if (found) this.add(entry, line, found.message, found.isCut);
    else if (depth === null) this.current.hidden = (this.current.hidden ?? 0) + 1;
  }

  private add(
    {at, from, event, text, size, audio, ...entry}: Entry,
    line: number,
    message: Fields | null,
    isCut = false,
  ) {
    const name = `${message?.message ?? ''}`;
    // Logs contain other objects, too.
    const sender = from ?? this.senderOf(name) ?? (entry.message === undefined ? undefined : 'client');
    if (!sender) return;
    this.frames += 1;
    if (this.frames > MOST_FRAMES) {
      throw new NotACapture(
        `Expected at most ${MOST_FRAMES.toLocaleString('en-US')} frames, and found more. ` +
          'Remove the frames that you do not need, and drop the recording again.',
      );
    }
    // The service begins a session with an Info, sometimes before the client says anything.
    const isStart = sender === 'client' ? /^Start/.test(name) : name === 'Info';
    if (isStart && (this.current.close || this.current.status)) this.all.push(newSession());
    const kind = event === 'binary' ? 'binary' : 'text';
    this.current.frames.push({
      at,
      from: sender,
      kind,
      message,
      bytes: size ?? (text || JSON.stringify(message)).length,
      line,
      ...(kind === 'text' && !message && {text}),
      ...(isCut && {isCut}),
      ...(!from && {isSenderAssumed: true}),
      ...(audio && {audio}),
    });
  }
}

function isUsed({frames, close, status, hidden}: CapturedSession): boolean {
  return frames.length > 0 || close !== null || status !== null || hidden !== undefined;
}

/** How many objects a line leaves open. */
function depthOf(line: string): number {
  return line.split('{').length - line.split('}').length;
}

/** Who closed is seldom in a log. The service closes with 1000 only after the end, when it makes no difference. */
function closedBy(code: number | null, from: Sender | undefined): Sender | 'transport' {
  if (from) return from;
  return code === 1000 || code === 1005 ? 'client' : code === 1006 || code === null ? 'transport' : 'server';
}
