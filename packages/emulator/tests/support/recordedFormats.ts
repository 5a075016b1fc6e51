/** Sessions as each tool writes them. */
import type {CapturedSession} from '@speech-docs/protocol/sessionCheck/capture';

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

/** What a terminal with wscat shows. */
export function asWscat({frames, close}: CapturedSession): string {
  const texts = frames.filter(({kind}) => kind === 'text');
  return [
    'Connected (press CTRL+C to quit)',
    ...texts.map(({from, message}) => `${from === 'client' ? '>' : '<'} ${JSON.stringify(message)}`),
    ...(close && close.by !== 'client' ? [`Disconnected (code: ${close.code}, reason: "${close.reason}")`] : []),
  ].join('\n');
}

/** What websocat writes: messages, and nothing else. */
export function asWebsocat({frames}: CapturedSession): string {
  return frames
    .filter(({kind}) => kind === 'text')
    .map(({message}) => JSON.stringify(message))
    .join('\n');
}

/** What browsers and terminals write. What logs of programs look like: packages/protocol/tests/captures, which tools recorded. */
export const writers: Record<string, (session: CapturedSession) => string> = {
  HAR: (session) => asHar([session]),
  'JSON lines': asJsonLines,
  wscat: asWscat,
  websocat: asWebsocat,
};
