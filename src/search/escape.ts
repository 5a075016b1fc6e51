/**
 * The only place where text from an index becomes HTML. Text stripped of tags is not escaped text: everything is
 * escaped here, last, and only then are bare highlight tags let through again.
 */
declare const safe: unique symbol;
/** HTML made by this module: text and bare highlight tags, nothing else. */
export type SafeHtml = string & {readonly [safe]: true};

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Returns `text` as HTML that shows exactly `text`. */
export function escapeText(text: string): SafeHtml {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character) as SafeHtml;
}

/**
 * Returns marked text as HTML: all of it escaped, except for pairs of the bare tag. A tag with attributes is text; a
 * tag that is nested, left open or closed twice is dropped, so that one bad title cannot mark the rest of the page.
 */
export function escapeHighlight(marked: string, tag = 'mark'): SafeHtml {
  // Most texts of an answer carry no mark, and there are hundreds with every key.
  if (!marked.includes(`</${tag}>`)) return escapeText(withoutHighlight(marked, tag));
  const pieces = marked.split(new RegExp(`(</?${tag}>)`));
  let html = '';
  let open = false;
  pieces.forEach((piece, index) => {
    if (piece === `<${tag}>`) {
      if (!open && pieces.indexOf(`</${tag}>`, index) > 0) {
        html += piece;
        open = true;
      }
    } else if (piece === `</${tag}>`) {
      if (open) html += piece;
      open = false;
    } else html += escapeText(piece);
  });
  return html as SafeHtml;
}

/** Returns marked text without its tags: what a screen reader says, what a title attribute holds. */
export function withoutHighlight(marked: string, tag = 'mark'): string {
  return marked.replaceAll(`<${tag}>`, '').replaceAll(`</${tag}>`, '');
}

const CHARACTERS = Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

/** Undoes `escapeText`. */
export function unescapeText(html: string): string {
  return html.includes('&')
    ? html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity)
    : html;
}

/** Returns the text of marked HTML in pieces, plain and marked ones in turn; the first is plain, and may be empty. */
export function piecesOf(html: SafeHtml): string[] {
  return html.split(/<\/?mark>/).map(unescapeText);
}
