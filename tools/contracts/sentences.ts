/** Prose cut into what is said at once: sentences, and rows of tables with the head of their table. */

export interface Sentence {
  text: string;
  line: number;
}

/** `lines` are those of the file; empty ones separate paragraphs. */
export function sentencesOf(lines: readonly string[]): Sentence[] {
  const found: Sentence[] = [];
  let head = '';
  let paragraph: string[] = [];
  let start = 0;
  const close = () => {
    let line = start;
    for (const piece of paragraph.join('\n').split(/(?<=[.!?:])(?=\s+[A-Z`*[])/)) {
      const text = piece.trim();
      if (text) found.push({text: text.replaceAll(/\s+/g, ' '), line: line + leadingBreaks(piece)});
      line += breaks(piece);
    }
    paragraph = [];
  };
  for (const [index, line] of [...lines, ''].entries()) {
    const isRow = /^\s*\|/.test(line);
    if (isRow || line.trim() === '' || /^\s*(?:[-*]|\d+\.)\s/.test(line)) close();
    if (isRow) {
      if (!/^\s*\|/.test(lines[index - 1] ?? '')) head = line;
      else found.push({text: `${head} ${line}`, line: index + 1});
    } else if (line.trim() !== '') {
      if (paragraph.length === 0) start = index + 1;
      paragraph.push(line);
    }
  }
  return found;
}

function breaks(text: string): number {
  return text.split('\n').length - 1;
}

function leadingBreaks(text: string): number {
  return breaks(/^\s*/.exec(text)?.[0] ?? '');
}
