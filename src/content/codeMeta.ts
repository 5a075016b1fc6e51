/** The words after the language of a code fence: ```` ```python file=… region=… from=… title="…" {2,4-6} ````. */
export type CodeMeta = {
  title?: string;
  /** Sample file to show, from the project's root. */
  file?: string;
  /** Part of the sample file, between `region <name>` and `endregion <name>` comments. */
  region?: string;
  /** How the line begins that a program shows first; what is above it is folded. */
  from?: string;
  /** The lines of the sample that its quickstart does not have are marked. */
  mark?: 'new';
  /** The arguments with which a program is run: the commands for it are below it. */
  run?: string;
  /** Which contract schema a JSON block claims to be; the tests validate it. */
  schema?: string;
  /** The whole program of a walkthrough, whose regions are the lines of its steps. */
  steps?: true;
  /** The block is a fragment: shown, but not run. */
  fragment: boolean;
  /** Lines to mark, 1-based. */
  highlight: number[];
};

const KEYS = ['title', 'file', 'region', 'from', 'run', 'schema'] as const;
const WORD = /([A-Za-z]+)=(?:"([^"]*)"|(\S+))|\{([\d,\s-]+)\}|(\S+)/g;

/** Reads the meta string of a fence; throws on a word that means nothing, so that a typo is not silently ignored. */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const result: CodeMeta = {fragment: false, highlight: []};
  for (const [whole, key, quoted, bare, lines, flag] of (meta ?? '').matchAll(WORD)) {
    const value = quoted ?? bare ?? '';
    if (lines) result.highlight.push(...expandLines(lines));
    else if (key && (KEYS as readonly string[]).includes(key)) result[key as (typeof KEYS)[number]] = value;
    else if (key === 'mark' && value === 'new') result.mark = value;
    else if (flag === 'fragment') result.fragment = true;
    else if (flag === 'steps') result.steps = true;
    else
      throw new Error(
        `"${whole}" is not understood after a code fence; known: title, file, region, from, run, mark=new, schema, fragment, steps, {lines}.`,
      );
  }
  return result;
}

function expandLines(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [, from, to = from] = /^\s*([1-9]\d*)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const count = Number(to) - Number(from) + 1;
    if (!(count > 0)) throw new Error(`"{${text}}" marks no line. Write lines as {2,4-6}, from 1, in rising order.`);
    return Array.from({length: count}, (_, index) => Number(from) + index);
  });
}
