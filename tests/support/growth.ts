/** Time as a claim about growth: four times the text takes at most six times as long. It holds on any machine. */
const SHORT = 5000;
const FACTOR = 4;
const MOST_GROWTH = 6;
/** Shorter runs are noise. */
const LEAST_MS = 4;
const RUNS = 30;

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

/** Returns the pieces of which 20 kB take more than six times as long as 5 kB, each alone and before each other one. */
export function superlinear(parse: (text: string) => unknown): string[] {
  return PIECES.filter((piece, at) => {
    const unit = piece + PIECES[(7 * at + 3) % PIECES.length];
    return [piece, unit].some((body) => {
      const text = (length: number) => body.repeat(Math.ceil(length / body.length));
      const most = MOST_GROWTH * Math.max(best(parse, text(SHORT), LEAST_MS), LEAST_MS);
      return best(parse, text(SHORT * FACTOR), most) > most;
    });
  });
}

/**
 * Returns the processor time of the fastest run, of which one within `enough` milliseconds is the last. A run beside the
 * compiler and the collector of V8 takes longer, and none takes less than the parser needs.
 */
function best(parse: (text: string) => unknown, text: string, enough: number): number {
  let found = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && found > enough; run += 1) {
    const start = process.cpuUsage();
    try {
      parse(text);
    } catch {
      // A rejected text is a result, too; only its time counts here.
    }
    const {user, system} = process.cpuUsage(start);
    found = Math.min(found, (user + system) / 1000);
  }
  return found;
}
