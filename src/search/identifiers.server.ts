/**
 * The names that code shows and a reader may search: `max_delay`, `StartRecognition`, `not_authorised`. Plain words are
 * left out: a page's prose contains those that matter, and every sample says `print`.
 */
const COMMENT = /(^|\s)(#|\/\/)\s.*$/gm;
const NAME = /[A-Za-z_][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*/g;
const MAX_NAMES = 60;

export function codeIdentifiers(code: string): string[] {
  const names = code.replace(COMMENT, '').match(NAME) ?? [];
  const distinctive = names.filter((name) => name.length > 3 && name.length < 50 && isDistinctive(name));
  return [...new Set(distinctive)].slice(0, MAX_NAMES);
}

/** Has parts: an underscore, or a capital after a small letter. Keys and constants of samples are no field names. */
function isDistinctive(name: string): boolean {
  if (/^[A-Z0-9_]+$/.test(name)) return /_/.test(name) && !/^(YOUR|MY)_/.test(name);
  return /[a-z0-9]_[a-z0-9]/i.test(name) || /[a-z][A-Z]/.test(name);
}
