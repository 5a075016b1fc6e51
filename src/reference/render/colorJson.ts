/** JSON with the class names of the site's code colors, for payloads that are inside made HTML. */
import {jsonTokens} from '../../lib/jsonTokens';
import {type Content, html, text} from './nodes';

/** Returns `json` with a span around each name, string, number and word. */
export function colorJson(json: string): Content {
  return jsonTokens(json).map(({text: value, kind}) =>
    kind ? html('span', {className: `tok-${kind}`}, text(value)) : text(value),
  );
}
