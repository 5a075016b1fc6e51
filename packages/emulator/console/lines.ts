/** Turns the log of a session into the lines that readers see. */
import {socketPages} from '@speech-docs/protocol/facts';
import {failureAnchor} from '@speech-docs/protocol/failures';
import type {SocketContract} from '@speech-docs/protocol/rules';
import type {LogFrame, LogLine, SessionLog} from './log';

/** Messages that come with every frame of audio. */
const PER_FRAME_MESSAGES = ['AudioAdded', 'ChannelAudioAdded', 'AudioReceived', 'AddChannelAudio'];

/** What the lines of the handshake and of the close have in common. */
const NO_FRAME = {frame: null, broken: null, isAudio: false};

/** Returns the lines of the frames after the first `shown`; with `null`, the line of the handshake comes before them. */
export function linesOf(log: SessionLog, contract: SocketContract, shown: number | null = null): LogLine[] {
  const from = shown ?? 0;
  const frames = log.frames.slice(from).map((frame, index) => frameLine(log, contract, frame, from + index + 1));
  return shown === null ? [handshakeLine(log, contract), ...frames] : frames;
}

/** Returns the line of the close; `null` while the socket is open. */
export function closeLine({api, close, frames}: SessionLog, contract: SocketContract): LogLine | null {
  if (!close) return null;
  const {at, by, code, reason} = close;
  const isListed = contract['x-close-codes'].some((one) => one.code === code);
  const text = by === 'transport' ? 'The connection broke without a close frame.' : reason;
  return {
    ...NO_FRAME,
    id: frames.length + 1,
    seconds: at / 1000,
    from: by,
    name: `Close ${code}`,
    text,
    state: labelOf(contract, 'closed'),
    page: isListed ? `${socketPages[api]}#${failureAnchor.socket('close', code)}` : `${socketPages[api]}#close-codes`,
    record: JSON.stringify({at, from: by, close: {code, reason}}),
  };
}

export function labelOf(contract: SocketContract, state: string): string {
  return contract['x-session'].states.find(({id}) => id === state)?.label ?? state;
}

function handshakeLine({api, status, url}: SessionLog, contract: SocketContract): LogLine {
  const isListed = contract['x-handshake'].failures.some((one) => one.status === status);
  return {
    ...NO_FRAME,
    id: 0,
    seconds: 0,
    from: 'client',
    name: status === null ? 'Handshake' : `HTTP ${status}`,
    text: status === null ? url : `The service rejected the handshake with HTTP ${status}.`,
    state: labelOf(contract, status === null ? 'connected' : 'refused'),
    page: isListed && status !== null ? `${socketPages[api]}#${failureAnchor.socket('handshake', status)}` : null,
    record: JSON.stringify({url}),
  };
}

function frameLine({api}: SessionLog, contract: SocketContract, frame: LogFrame, number: number): LogLine {
  const {at, from, data, name, state, broken, message} = frame;
  const isBinary = typeof data !== 'string';
  return {
    id: number,
    frame: number,
    seconds: at / 1000,
    from,
    name: name || 'Unreadable message',
    text: isBinary ? `${data.length.toLocaleString('en-US')} bytes of audio` : data,
    state: labelOf(contract, state),
    page: pageOf(api, contract, name, message?.type),
    broken,
    isAudio: isBinary || PER_FRAME_MESSAGES.includes(name),
    record: JSON.stringify({at, from, ...(isBinary ? {bytes: data.length} : message ? {message} : {data})}),
  };
}

/** Errors and warnings are explained by type, every other message under its name. */
function pageOf(api: SessionLog['api'], contract: SocketContract, name: string, type: unknown): string | null {
  const kinds = {Error: 'error', Warning: 'warning'} as const;
  const kind = kinds[name as keyof typeof kinds];
  if (kind && typeof type === 'string') return `${socketPages[api]}#${failureAnchor.socket(kind, type)}`;
  return Object.hasOwn(contract.components.messages, name) ? `${socketPages[api]}#${name.toLowerCase()}` : null;
}
