/** What a client asks for by `Accept` and `Accept-Encoding`, as patterns that nginx and the preview server share. */

/** What follows the semicolon after something that a client rejects. */
const REJECTED = '\\s*q=0(?:\\.0*)?\\s*(?:,|$)';

/**
 * Returns the pattern of a header that names `name`, and does not reject it. Weights are not compared: a program that names
 * Markdown at all reads it, and browsers never name it.
 */
export function naming(name: string): string {
  return `(?:^|,)\\s*${name}\\s*(?:;(?!${REJECTED})|,|$)`;
}

/** Whether a client is sent the Markdown of a page. */
export function prefersMarkdown(accept: string | undefined): boolean {
  return new RegExp(naming('text/markdown'), 'i').test(accept ?? '');
}

/** Returns the pattern of a header that accepts an encoding; `*` means any that is not named otherwise. */
export function accepting(encoding: string): string {
  const notRejected = `(?!(?:.*,)?\\s*${encoding}\\s*;${REJECTED})`;
  return `^${notRejected}(?:.*,)?\\s*(?:${encoding}|\\*)\\s*(?:;(?!${REJECTED})|,|$)`;
}
