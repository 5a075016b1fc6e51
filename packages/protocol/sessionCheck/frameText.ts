/** The message in a piece of a log: JSON, JSON that is quoted or escaped, the notation of a language, or a part of it. */
import type {Fields} from '../rules/contract';
import {objectOf} from './capture';

export interface FoundText {
  message: Fields;
  /** The tool left out the middle or the end. */
  isCut: boolean;
}

const CUT = /\.{3}|…|\[truncated\]|\[(?:Object|Array)\]|more (?:items|characters)/;
const NAME = /["']?message["']?\s{0,4}:\s{0,4}["'](\w{3,40})["']/;
const TYPE = /["']?type["']?\s{0,4}:\s{0,4}["'](\w{2,60})["']/;
/** What a tool says at the end of a line that it may have cut. */
const BYTES = /\[(\d{1,9}) bytes\]\s{0,4}$/;
const ENCODER = new TextEncoder();
/** The first bytes of an object, as tools dump them. */
const HEX = /\b(7b(?: [\da-f]{2}){5,})/i;

/** Reads the object that begins with the first brace of a text; `open` when its end may be on the next lines. */
export function readFrameText(text: string): FoundText | 'open' | undefined {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const body = text.slice(start, text.lastIndexOf('}') + 1);
  const message = hasFewerBytes(text, body)
    ? null
    : (objectOf(body) ?? objectOf(unescaped(body)) ?? objectOf(asJson(body)));
  if (message) return {message, isCut: false};
  return (CUT.test(text) && cutMessage(text.slice(start))) || 'open';
}

/** Whether a tool says that there were more bytes: a cut inside of a string leaves valid JSON, and one elsewhere is slow to parse. */
function hasFewerBytes(text: string, body: string): boolean {
  const [, bytes] = body.includes('...') ? (BYTES.exec(text) ?? []) : [];
  return bytes !== undefined && ENCODER.encode(body).length < Number(bytes);
}

/** Reads a text that has no more lines: what is still open is cut, and bytes can be those of a message. */
export function readWholeText(text: string): FoundText | undefined {
  const found = readFrameText(text);
  if (found && found !== 'open') return found;
  const [, hex] = HEX.exec(text) ?? [];
  return cutMessage(hex ? hex.replace(/(..) ?/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16))) : text);
}

/** Returns what the beginning of a message says: its name, and the type of an error. */
function cutMessage(text: string): FoundText | undefined {
  const [, name] = NAME.exec(text) ?? [];
  const [, type] = TYPE.exec(text) ?? [];
  return name ? {message: {message: name, ...(type && {type})}, isCut: true} : undefined;
}

function unescaped(text: string): string {
  return text.includes('\\"') ? text.replace(/\\(["\\])/g, '$1') : '';
}

/** Dictionaries of Python and objects of JavaScript, as programs print them. */
function asJson(text: string): string {
  if (!text.includes("'")) return '';
  return text
    .replace(/'((?:[^'\\\n]|\\.)*)'/g, (_, inner: string) => JSON.stringify(inner.replace(/\\'/g, "'")))
    .replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false')
    .replace(/\b(?:None|undefined)\b/g, 'null')
    .replace(/([{,]\s*)(\w+):/g, '$1"$2":');
}
