/** One part of a page: what belongs to an anchor of its Markdown. */

const BRIEF_CHARS = 2_000;
const FENCE = /^\s*(?:```|~~~)/;

/** Returns the part with the anchor: a heading with what is below it, an entry of a list, a row with its table's head. */
export function sectionOf(markdown: string, anchor: string): string | undefined {
  const lines = markdown.split('\n');
  const plain = lines.map((line) => line.replaceAll('\\', ''));
  const named = plain.findIndex((line) => line.includes(`{#${anchor}}`));
  // The entry of a field begins with a link to itself, which has the anchor.
  const own = new RegExp(`^\\s*[-*] \\[[^\\]]*\\]\\(#${anchor.replaceAll(/[.*+?^$()|[\]{}]/g, '\\$&')}\\)`);
  const at = named >= 0 ? named : plain.findIndex((line) => own.test(line));
  const line = lines[at];
  if (line === undefined) return undefined;
  if (line.startsWith('|')) return rowOf(lines, at);
  const heading = /^(#+) /.exec(line);
  const indent = line.search(/\S/);
  const end = heading ? nextHeading(lines, at, heading[1]?.length ?? 1) : nextEntry(lines, at, indent);
  return lines
    .slice(at, end)
    .map((one) => one.slice(heading ? 0 : Math.min(indent, one.search(/\S|$/))))
    .join('\n')
    .trim();
}

/** Returns the head of an entry, with the fields below it as names. */
export function summaryOf(part: string, path: string): string {
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  const names = lines.map((line, at) => (at > 0 ? (/^\s*[-*] \[`([^`]+)`\]\(#/.exec(line)?.[1] ?? '') : ''));
  const first = names.findIndex(Boolean);
  const fields = [...new Set(names.filter(Boolean))];
  const head = lines
    .slice(0, first < 0 ? lines.length : first)
    .join('\n')
    .replaceAll('](#', `](${path}#`);
  return head.slice(0, BRIEF_CHARS) + (fields.length > 0 ? `\nFields: ${fields.join(', ')}` : '');
}

/** Returns the headings below the title, as addresses of their parts. */
export function outlineOf(markdown: string, path: string): string[] {
  return outsideFences(markdown.split('\n')).flatMap(({line}) => {
    const [, title, anchor] = /^##{1,2} (.*) \{#([^}]+)\}$/.exec(line) ?? [];
    return title && anchor ? [`- ${title}: ${path}#${anchor}`] : [];
  });
}

function* linesOf(lines: readonly string[], from: number) {
  let isCode = false;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (FENCE.test(line)) isCode = !isCode;
    else if (!isCode) yield {line, at};
  }
}

const outsideFences = (lines: readonly string[]) => [...linesOf(lines, 0)];

function nextHeading(lines: readonly string[], from: number, level: number): number {
  for (const {line, at} of linesOf(lines, from + 1)) {
    const own = /^(#+) /.exec(line)?.[1]?.length ?? Number.POSITIVE_INFINITY;
    if (own <= level) return at;
  }
  return lines.length;
}

function nextEntry(lines: readonly string[], from: number, indent: number): number {
  const isEntry = /^\s*[-*] /.test(lines[from] ?? '');
  for (const {line, at} of linesOf(lines, from + 1)) {
    if (line.trim() === '') {
      if (!isEntry) return at;
    } else if (isEntry && line.search(/\S/) <= indent) return at;
  }
  return lines.length;
}

function rowOf(lines: readonly string[], at: number): string {
  let head = at;
  while (lines[head - 1]?.startsWith('|')) head--;
  return [...lines.slice(head, Math.min(head + 2, at)), lines[at]].join('\n');
}
