/** JSON in pieces, each with what the site's code colors tell apart; `undefined` for marks and space. */
export type JsonToken = {text: string; kind?: 'name' | 'string' | 'number' | 'keyword'};

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** Returns the pieces of `text` in order; joined they are `text` again. */
export function jsonTokens(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let done = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [, string, colon, number, word] = match;
    if (match.index > done) tokens.push({text: text.slice(done, match.index)});
    const piece = string ?? number ?? word ?? '';
    tokens.push({text: piece, kind: string ? (colon ? 'name' : 'string') : number ? 'number' : 'keyword'});
    done = match.index + piece.length;
  }
  if (done < text.length) tokens.push({text: text.slice(done)});
  return tokens;
}
