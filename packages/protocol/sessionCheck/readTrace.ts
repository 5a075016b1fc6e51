/** The trace of Python's websocket-client has each frame twice: as its bytes, and decoded, with its opcode and content. */
const DECODED = /^\+\+(Sent|Rcv) decoded: fin=\d opcode=(\d{1,2}) data=b(?:'(.*)'|"(.*)")\s{0,2}$/;
const TEXT = '1';
const BINARY = '2';
const CLOSE = '8';

/** Returns the lines as other loggers write them. */
export function decodedFrames(lines: readonly string[]): string[] {
  return lines.map((line) => {
    const [found, direction, opcode, single, double] = DECODED.exec(line) ?? [];
    if (!found) return line.startsWith('++') ? '' : line;
    const content = single ?? double ?? '';
    const arrow = direction === 'Sent' ? '>' : '<';
    if (opcode === TEXT) return `${arrow} ${withCharacters(content)}`;
    const bytes = bytesOf(content);
    if (opcode === BINARY) return `${arrow} BINARY '${content.startsWith('{') ? content : ''}' [${bytes.length} bytes]`;
    const [high = 0, low = 0] = bytes;
    return opcode === CLOSE ? `${arrow} CLOSE ${high * 256 + low}` : '';
  });
}

/** Python writes bytes that are no letters as `\\x` with two digits. */
function bytesOf(content: string): number[] {
  return [...content.matchAll(/\\x([\da-f]{2})|\\?(.)/g)].map(([, hex, letter = '']) =>
    hex ? Number.parseInt(hex, 16) : letter.charCodeAt(0),
  );
}

function withCharacters(content: string): string {
  return content.includes('\\x')
    ? new TextDecoder().decode(Uint8Array.from(bytesOf(content)))
    : content.replaceAll("\\'", "'");
}
