/** Sessions as they are recorded. */
import type {CapturedSession} from '@speech-docs/protocol/sessionCheck';

/** The session as Chrome exports it. */
export function asHar(sessions: readonly CapturedSession[]): string {
  const entries = sessions.map(({url, frames}) => ({
    request: {method: 'GET', url, headers: [{name: 'Authorization', value: 'Bearer SECRET-key-0123456789abcdef'}]},
    response: {status: 101},
    _webSocketMessages: frames.map(({at, from, kind, message, bytes}) => ({
      type: from === 'client' ? 'send' : 'receive',
      time: (at ?? 0) / 1000,
      opcode: kind === 'binary' ? 2 : 1,
      data: kind === 'binary' ? Buffer.alloc(bytes).toString('base64') : JSON.stringify(message),
    })),
  }));
  return JSON.stringify({log: {version: '1.2', creator: {name: 'WebInspector', version: '537.36'}, entries}});
}

/** A frame on each line, and the close as the last. */
export function asJsonLines({frames, close}: CapturedSession): string {
  const lines = frames.map(({at, from, kind, message, bytes}) =>
    JSON.stringify(kind === 'binary' ? {at, from, bytes} : {at, from, message}),
  );
  if (close)
    lines.push(JSON.stringify({at: close.at, from: close.by, close: {code: close.code, reason: close.reason}}));
  return lines.join('\n');
}
