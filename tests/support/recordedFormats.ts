/** Sessions as each tool writes them. */
import {inspect} from 'node:util';
import type {CapturedFrame, CapturedSession} from '../../packages/protocol/sessionCheck/capture';

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

/** A frame on each line, as loggers write them; a close is the last line. */
function asLog(
  {url, frames, close}: CapturedSession,
  frameLine: (frame: CapturedFrame, text: string) => string,
  closeLine: (code: number | null, reason: string) => string,
): string {
  const lines = frames.map((frame) => frameLine(frame, frame.text ?? JSON.stringify(frame.message)));
  return [`connecting to ${url}`, ...lines, ...(close ? [closeLine(close.code, close.reason)] : [])].join('\n');
}

const time = (at: number | null) => new Date(at ?? 0).toISOString();
const arrow = ({from}: CapturedFrame) => (from === 'client' ? '>' : '<');
const closed = (code: number | null, reason: string) => `closed: ${code} ${reason}`;

/** The debug log of Python's websockets, whole. */
function asWebsockets(session: CapturedSession): string {
  return asLog(
    session,
    (frame, text) =>
      `${time(frame.at)} ${arrow(frame)} ${frame.kind === 'binary' ? `BINARY 00 00 00 [${frame.bytes} bytes]` : `TEXT '${text}' [${Buffer.byteLength(text)} bytes]`}`,
    (code, reason) =>
      `${time(session.close?.at ?? 0)} ${session.close?.by === 'client' ? '>' : '<'} CLOSE ${code} (${reason}) [2 bytes]`,
  );
}

function asArrows(session: CapturedSession): string {
  return asLog(
    session,
    (frame, text) =>
      `${time(frame.at)} ${frame.from === 'client' ? '-->' : '<--'} ${frame.kind === 'binary' ? `[binary] ${frame.bytes} bytes` : text}`,
    closed,
  );
}

function asObjects(session: CapturedSession): string {
  return asLog(
    session,
    ({from, kind, bytes, message}) =>
      `${from === 'client' ? 'sent:' : 'received:'} ${kind === 'binary' ? `<audio, ${bytes} bytes>` : inspect(message, {depth: 99, maxArrayLength: null, maxStringLength: null})}`,
    closed,
  );
}

function asMitmproxy({url, frames, close}: CapturedSession): string {
  const path = new URL(`${url}`).pathname;
  return [
    `192.0.2.10:443: GET ${`${url}`.replace('wss', 'https')}`,
    ...frames.flatMap(({from, kind, bytes, message}) => {
      const direction = from === 'client' ? '->' : '<-';
      const row = `    0000000000 ${'00 '.repeat(16)}  ................`;
      const content =
        kind === 'binary' ? Array<string>(Math.ceil(bytes / 16)).fill(row) : [`    ${JSON.stringify(message)}`];
      return [
        `192.0.2.10:443 ${direction} WebSocket ${kind} message ${direction} eu.host:443${path}`,
        '',
        ...content,
        '',
      ];
    }),
    ...(close
      ? [`WebSocket connection closed by ${close.by === 'client' ? 'client' : 'server'}: ${close.code} ${close.reason}`]
      : []),
  ].join('\n');
}

const OPCODES = {text: ['Text', 1], binary: ['Binary', 2]} as const;

function asWiresharkText({url, frames, close}: CapturedSession): string {
  const layer = (opcode: string, isMasked: boolean, bytes: number, content: string[]) => [
    'WebSocket',
    `    .... = Opcode: ${opcode}`,
    `    ${isMasked ? '1' : '0'}... .... = Mask: ${isMasked ? 'True' : 'False'}`,
    `    Payload length: ${bytes}`,
    '    Payload',
    ...content,
    '',
  ];
  return [
    `    GET ${new URL(`${url}`).pathname} HTTP/1.1\\r\\n`,
    ...frames.flatMap(({from, kind, bytes, message}) =>
      layer(
        `${OPCODES[kind].join(' (')})`,
        from === 'client',
        bytes,
        kind === 'text' ? [`        Text: ${JSON.stringify(message)}`] : [],
      ),
    ),
    ...(close?.code
      ? layer('Connection Close (8)', close.by === 'client', 2, [
          '        Close',
          `            Status code: Closed (${close.code})`,
        ])
      : []),
  ].join('\n');
}

function asWiresharkJson({url, frames, close}: CapturedSession): string {
  const packet = (at: number | null, websocket: object) => ({
    _source: {layers: {frame: {'frame.time_epoch': `${(at ?? 0) / 1000}`}, tcp: {'tcp.stream': '0'}, ...websocket}},
  });
  const layer = (opcode: number, isMasked: boolean, bytes: number, payload: object) => ({
    websocket: {
      'websocket.opcode': `${opcode}`,
      'websocket.mask': isMasked ? '1' : '0',
      'websocket.payload_length': `${bytes}`,
      'websocket.payload': payload,
    },
  });
  return JSON.stringify(
    [
      packet(frames[0]?.at ?? 0, {http: {'http.request.full_uri': url}}),
      ...frames.map(({at, from, kind, bytes, message}) =>
        packet(
          at,
          layer(
            OPCODES[kind][1],
            from === 'client',
            bytes,
            kind === 'text' ? {'websocket.payload.text': JSON.stringify(message)} : {},
          ),
        ),
      ),
      ...(close?.code
        ? [
            packet(
              close.at,
              layer(8, close.by === 'client', 2, {
                'websocket.payload.close': {'websocket.payload.close.status_code': `${close.code}`},
              }),
            ),
          ]
        : []),
    ],
    null,
    1,
  );
}

/** Every format that the check reads. */
export const writers: Record<string, (session: CapturedSession) => string> = {
  HAR: (session) => asHar([session]),
  'JSON lines': asJsonLines,
  wscat: asWscat,
  websocat: asWebsocat,
  websockets: asWebsockets,
  arrows: asArrows,
  objects: asObjects,
  mitmproxy: asMitmproxy,
  'Wireshark text': asWiresharkText,
  'Wireshark JSON': asWiresharkJson,
};
