const MAX_CHARS = 48;

/** Returns the address of a table's row on its page: an identifier as it is, words in lower case with hyphens. */
export function rowId(name: string): string {
  const text = name.replaceAll('`', '').trim();
  const isIdentifier = /^\S*([\d_./-]|[a-z][A-Z])\S*$/.test(text);
  const kept = isIdentifier ? text.replace(/[^\w.-]+/g, '-') : text.toLowerCase().replace(/[^\p{L}\p{N}_.]+/gu, '-');
  return kept.slice(0, MAX_CHARS).replace(/^[-.]+|[-.]+$/g, '');
}
