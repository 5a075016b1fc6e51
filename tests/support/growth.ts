/** Time as a claim about growth: four times the text takes at most six times as long. It holds on any machine. */
import fc from 'fast-check';
import {isFull} from './tier';

const SEED = 20_260_304;
const RUN_MS = isFull ? 5000 : 1000;
const SHORT = 5000;
const FACTOR = 4;
const MOST_GROWTH = 6;
/** Runs of less are noise. */
const LEAST_MS = 4;
/** The best of so many runs: another process takes time from some of them, and from all of them hardly. */
const RUNS = 7;

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

/** Fails when some text of 20 kB takes more than six times as long as one of 5 kB that is made the same way. */
export function expectLinear(parse: (text: string) => unknown): void {
  const unit = fc.array(fc.constantFrom(...PIECES), {minLength: 1, maxLength: 4}).map((pieces) => pieces.join(''));
  const shape = fc.record({head: unit, body: unit, tail: unit});
  fc.assert(
    fc.property(shape, ({head, body, tail}) => {
      const text = (length: number) => head + body.repeat(Math.ceil(length / body.length)) + tail;
      const [short, long] = [text(SHORT), text(SHORT * FACTOR)];
      const isLinear = () => best(parse, long) <= MOST_GROWTH * Math.max(best(parse, short), LEAST_MS);
      return isLinear() || isLinear() || isLinear() || isLinear();
    }),
    {seed: SEED, numRuns: 1_000_000, interruptAfterTimeLimit: RUN_MS},
  );
}

function best(parse: (text: string) => unknown, text: string): number {
  let found = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    // Time of the processor: waiting for other processes does not count.
    const start = process.cpuUsage();
    try {
      parse(text);
    } catch {
      // A rejected text is a result, too; only its time counts here.
    }
    const {user, system} = process.cpuUsage(start);
    found = Math.min(found, (user + system) / 1000);
    if (found < LEAST_MS) break;
  }
  return found;
}
