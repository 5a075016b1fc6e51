/** What a check found, and how it is told: file, line, what to do, and the rule to look up in README.md. */
export interface Problem {
  line: number;
  column: number;
  rule: string;
  text: string;
}

/** Returns the line that a terminal and an editor make a link of. */
export function formatProblem({file, line, column, text, rule}: Problem & {file: string}): string {
  return `${file}:${line}:${column} - ${text} [${rule}]`;
}
