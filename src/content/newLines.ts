/** Which lines of a program are new to a reader who knows the quickstart. */

/** Version, packages, and what the program is for: every program has its own. */
const HEAD = /^(?:(?:#|\/\/).*\n)*(?:"""[\s\S]*?"""\n)?/;

/**
 * Returns the numbers of the lines, 1-based, whose text `base` does not have anywhere, however it wraps its lines. A line
 * of brackets goes with the new lines before it, unless it closes what an older line opened.
 */
export function newLines(program: string, base: string): number[] {
  const known = withoutSpace(base);
  const lines = program.split('\n');
  const headLines = (HEAD.exec(program)?.[0] ?? '').split('\n').length - 1;
  const marked: number[] = [];
  let indent = 0;
  for (const [index, line] of lines.entries()) {
    const follows = marked.at(-1) === index;
    const isNew = /\w/.test(line)
      ? index >= headLines && !known.includes(withoutSpace(line).replace(/[\]}),;]+$/, ''))
      : follows && line.trim() !== '' && indentOf(line) >= indent;
    if (isNew && !follows) indent = indentOf(line);
    if (isNew) marked.push(index + 1);
  }
  return marked;
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
