/** Time as a claim: a text of any pieces is read about as fast as its characters are counted. */
const LENGTH = 20_000;
/** The parsers take 6 ms at most, and `/a+b/`, which begins anew at each letter, takes 280 (V8 of Node.js 24, November 2026). */
const MOST_MS = 80;

/** What foreign text is made of: runs of one letter, and pieces on which expressions begin to match. */
const PIECES = [
  ...' \t\n0a=.<>{}[]"\'\\/:;,-_%&?#()~^'.split(''),
  ...'status |code: |wscat |wss://|host=|HTTP/1.1 |closed |at x:1 |{"message":|"error":|4005 |a.b.|%2e|../|q=0.1,|TLS |> {|[1'.split(
    '|',
  ),
  '\\"',
  '\u001b[32m',
  'a:1 -> WebSocket binary message -> b:1\n',
  '\n    0000000000 00 7b 22 00 ',
  'é',
  '\u{1F600}',
];

/** Returns the pieces of which a text takes too long, each alone and before each other one. */
export function superlinear(parse: (text: string) => unknown): string[] {
  const isSlow = (body: string) => {
    const text = body.repeat(Math.ceil(LENGTH / body.length));
    // A run beside the compiler and the collector of V8 takes longer.
    return [1, 2, 3].every(() => processorMs(() => parse(text)) > MOST_MS);
  };
  return PIECES.filter((piece, at) => [piece, piece + PIECES[(7 * at + 3) % PIECES.length]].some(isSlow));
}

function processorMs(run: () => unknown): number {
  const start = process.cpuUsage();
  try {
    run();
  } catch {
    // A rejected text is a result, too; only its time counts here.
  }
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}
