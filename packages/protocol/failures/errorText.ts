/**
 * What of a pasted text is the error. Clients print much beside it: stack frames, the source around them, the headers that
 * they sent, and all their options, among which is a list of statuses to retry.
 */

const STACK_FRAME =
  /^\s+at .*[:(]\d|^\s*at [\w.$/]+\(|^\s*File "[^"]*", line \d+|^\s+from \S+:\d+:in|^[\s~^]*\^[\s~^]*$|^\s*\.\.\. \d+ (?:more|lines)|^> /;
/** Python prints the line of the program below each frame. */
const PYTHON_FRAME = /^\s*File "[^"]*", line \d+/;
const OPTIONS =
  /^\s*['"[]?_?(?:config|options|request|timings|agents?|headers|_?header|rawHeaders|retry|hooks|https?Agent|httpVersionNotSupported|socket|req|res)['"\]]?:.*[[{(]$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals begin a color with Escape
const TERMINAL_COLOR = /\u001B\[[\d;]*[A-Za-z]/g;

/** Returns the text without what only surrounds the error, and without long runs of blanks. */
export function errorText(pasted: string): string {
  const kept: string[] = [];
  let skippedIndent = -1;
  let isSource = false;
  for (const line of pasted.replace(TERMINAL_COLOR, '').split(/\r?\n/)) {
    const indent = line.length - line.trimStart().length;
    if (skippedIndent >= 0) {
      if (indent <= skippedIndent && /^\s*[\]})]/.test(line)) skippedIndent = -1;
      continue;
    }
    const isBelowFrame = isSource && indent >= 4;
    isSource = PYTHON_FRAME.test(line.slice(0, MOST_FRAME));
    if (isBelowFrame || STACK_FRAME.test(line.slice(0, MOST_FRAME))) continue;
    if (OPTIONS.test(line.slice(0, MOST_FRAME))) skippedIndent = indent;
    else kept.push(line);
  }
  return kept.join('\n').replace(/\s{2,}/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '));
}

/** Frames and names of options are short; a longer line is no such line. */
const MOST_FRAME = 400;
