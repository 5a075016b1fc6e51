/** Makes the lines of two tools plain: a frame becomes a line with an arrow, as other loggers write it. */

/** The trace of Python's websocket-client has each frame twice: as its bytes, and decoded, with its opcode and content. */
const DECODED = /^\+\+(Sent|Rcv) decoded: fin=\d opcode=(\d{1,2}) data=b(?:'(.*)'|"(.*)")\s{0,2}$/;

/** Returns the lines of the trace of websocket-client. */
export function decodedFrames(lines: readonly string[]): string[] {
  return lines.map((line) => {
    const [found, direction, opcode, single, content = single ?? ''] = DECODED.exec(line) ?? [];
    if (!found) return line.startsWith('++') ? '' : line;
    const arrow = direction === 'Sent' ? '>' : '<';
    if (opcode === '1')
      return `${arrow} ${content.includes('\\') ? new TextDecoder().decode(bytesOf(content)) : content}`;
    const bytes = bytesOf(content);
    const shown = content.startsWith('{') ? content : '';
    if (opcode === '2') return `${arrow} BINARY '${shown}' [${bytes.length} bytes]`;
    return opcode === '8' ? `${arrow} CLOSE ${(bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)}` : '';
  });
}

/** Python writes bytes that are no letters as `\\x` with two digits, and the blanks between them as `\\n`, `\\r`, `\\t`. */
function bytesOf(content: string): Uint8Array {
  const found = [...content.matchAll(/\\x([\da-f]{2})|\\([nrt])|\\?(.)/g)];
  return Uint8Array.from(found, ([, hex, blank, letter = '']) =>
    hex ? Number.parseInt(hex, 16) : (blank ? ' ' : letter).charCodeAt(0),
  );
}

/** The parts of a frame in the text export of Wireshark: opcode, mask, length, text, and close code. */
const PART =
  /Opcode: (\w+)|= Mask: (True|False)|Payload length(?: \(\d+ bits\))?: (\d+)\s*$|^\s+Text(?: \[truncated\])?: (\{.*)|Status code: .*\((\d{4})\)/i;

/** Returns the lines of the text export of Wireshark: the last part of a frame becomes its line. */
export function joinedFrames(lines: readonly string[]): string[] {
  let [from, kind, size] = ['', '', ''];
  return lines.map((line) => {
    if (/^\S/.test(line)) return line;
    const [, opcode, mask, length, text, code] = PART.exec(line) ?? [];
    if (opcode) kind = opcode;
    if (mask) from = mask === 'True' ? '>' : '<';
    if (length) size = length;
    if (text) return `${from} TEXT '${text}${line.includes('[truncated]') ? '...' : ''}'`;
    if (code) return `${from} CLOSE ${code}`;
    if (/^\s+Payload\s*$/.test(line) && kind === 'Binary') return `${from} BINARY [${size} bytes]`;
    return /^\s+GET \S+ HTTP/.test(line) ? line.trim() : '';
  });
}
