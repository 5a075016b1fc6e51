/** JSON as nodes with the class names of the site's code colors, for payloads that are inside made HTML. */
import type {ElementContent} from 'hast';
import {jsonTokens} from '../../lib/jsonTokens';
import {el} from './html';

/** Returns `text` with a span around each name, string, number and word. */
export function colorJson(text: string): ElementContent[] {
  return jsonTokens(text).map(({text: value, kind}) =>
    kind ? el('span', {className: `tok-${kind}`}, value) : {type: 'text', value},
  );
}
