/** The table of replacements in src/lean/README.md, with the figures that the benchmark wrote. */
import {REPLACEMENTS} from '../src/lean/table.server';

/** What a guide costs less with a replacement than without it: bytes after Brotli, and milliseconds of the page's thread. */
export interface Saving {
  bytes: number;
  requests: number;
  work: number;
}

export interface Figures {
  measured: string;
  page: string;
  /** The page with all replacements, and what it costs more without any. */
  withAll: Saving;
  withoutAny: Saving;
  savings: Record<string, Saving>;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the table as Markdown, one row per replacement. */
export function leverTable({savings}: Pick<Figures, 'savings'>): string {
  const rows = REPLACEMENTS.map(({name, replaces, safeBecause, checkedBy}) => {
    const saving = savings[name];
    const requests = saving?.requests ? `, ${saving.requests} request${saving.requests === 1 ? '' : 's'}` : '';
    const saves = saving ? `${kB(saving.bytes)}${requests}` : 'not measured';
    return `| \`${name}\` | ${replaces} | ${safeBecause} | ${saves} | ${checkedBy} |`;
  });
  return ['| Name | Replaces | Safe because | Saves | Checked by |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}
