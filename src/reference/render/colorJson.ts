/** JSON as nodes with the class names of the site's code colors, for payloads that stand inside made HTML. */
import type {ElementContent} from 'hast';
import {el} from './html';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** Returns `text` with a span around each name, string, number and word. */
export function colorJson(text: string): ElementContent[] {
  const nodes: ElementContent[] = [];
  let done = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [, string, colon, number, word] = match;
    if (match.index > done) nodes.push({type: 'text', value: text.slice(done, match.index)});
    done = match.index + match[0].length;
    if (string) {
      nodes.push(el('span', {className: `token ${colon ? 'property' : 'string'}`}, string));
      if (colon) nodes.push({type: 'text', value: colon});
    } else nodes.push(el('span', {className: `token ${number ? 'number' : 'boolean'}`}, number ?? word ?? ''));
  }
  if (done < text.length) nodes.push({type: 'text', value: text.slice(done)});
  return nodes;
}
