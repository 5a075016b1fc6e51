/**
 * Tokens: `{{provider.batchHost}}`, `{{limits.batch.maxUploadBytes}}` … written in Markdown, front matter, code blocks,
 * contracts and samples, and replaced by the value that a data file contains. A fact is typed once, and everything reads it from there.
 *
 * A token that names nothing throws `UnknownTokenError` with file and line, which stops the build. A link whose value
 * is unset becomes an `unset:` address, which `src/content/unsetLinks.ts` takes out of the page together with its link.
 */

/** Values that tokens may name: strings and numbers are leaves, `undefined` is a link that the provider lacks. */
export type TokenTree = {[key: string]: TokenValue};
type TokenValue = string | number | undefined | readonly (string | number)[] | TokenTree;

/** The scheme that represents "this provider has no such link". */
export const UNSET_SCHEME = 'unset:';

// Only dotted names count: `{{.State}}` of a template language in a code block is none of our business.
const TOKEN = /\{\{\s*([A-Za-z]\w*(?:\.\w+)+)\s*\}\}/g;

/** Says which token is unknown, where it is and which names would have been known. */
class UnknownTokenError extends Error {
  constructor(
    readonly token: string,
    readonly file: string,
    readonly line: number,
    hint: string,
  ) {
    super(`${file}:${line}: unknown token {{${token}}}. ${hint}`);
    this.name = 'UnknownTokenError';
  }
}

/** Returns `text` with every token replaced; throws `UnknownTokenError` naming `file` and the line (1-based). */
export function replaceTokens(text: string, file: string, tree: TokenTree): string {
  return text.replace(TOKEN, (_match, path: string, offset: number) => {
    const found = lookUp(path, tree);
    if ('value' in found) return found.value;
    const line = text.slice(0, offset).split('\n').length;
    throw new UnknownTokenError(path, file, line, found.hint);
  });
}

function lookUp(path: string, tree: TokenTree): {value: string} | {hint: string} {
  const walked: string[] = [];
  let node: TokenValue = tree;
  for (const key of path.split('.')) {
    if (!isTree(node) || !Object.hasOwn(node, key)) {
      const parent = walked.join('.') || 'the top level';
      const known = isTree(node) ? Object.keys(node).join(', ') : 'nothing, it is a value itself';
      return {hint: `"${key}" is not in ${parent}, which has: ${known}. Correct the token or add the value.`};
    }
    walked.push(key);
    node = node[key];
  }
  if (node === undefined) return {value: `${UNSET_SCHEME}${path}`};
  if (Array.isArray(node)) return {value: node.join(', ')};
  if (isTree(node)) return {hint: `It names a group; write one of its values: ${Object.keys(node).join(', ')}.`};
  return {value: String(node)};
}

function isTree(value: TokenValue): value is TokenTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
