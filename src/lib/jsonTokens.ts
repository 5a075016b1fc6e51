/** JSON in pieces, each with the class of the site's code colours; `undefined` for marks and space. */
export type JsonToken = {text: string; kind?: 'property' | 'string' | 'number' | 'boolean'};

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** Returns the pieces of `text` in order; joined they are `text` again. */
export function jsonTokens(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let done = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [, string, colon, number, word] = match;
    if (match.index > done) tokens.push({text: text.slice(done, match.index)});
    done = match.index + match[0].length;
    if (string) tokens.push({text: string, kind: colon ? 'property' : 'string'});
    else tokens.push({text: number ?? word ?? '', kind: number ? 'number' : 'boolean'});
    if (colon) tokens.push({text: colon});
  }
  if (done < text.length) tokens.push({text: text.slice(done)});
  return tokens;
}
