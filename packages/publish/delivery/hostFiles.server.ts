/** Fills in `deploy/nginx.conf` and `deploy/_headers` for the site, so that pages and their policy are released together. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {writeInside} from '../htmlPages.server';

interface Filled {
  /** Base URLs of all languages; the first is that of the site. */
  bases: readonly string[];
  /** Hashes of the inline scripts of all pages. */
  scripts: readonly string[];
  /** Other origins that scripts may send requests to. */
  connect: readonly string[];
}

export function writeHostFiles(root: string, projectDir: string, {bases, scripts, connect}: Filled): void {
  const [base = '/', ...others] = bases;
  const values: Record<string, string> = {
    base,
    missing: others.map((other) => `\n  "~^${other}" ${other}404.html;`).join(''),
    scripts: scripts.join(' '),
    connect: connect.map((origin) => ` ${origin}`).join(''),
  };
  for (const [source, target] of [
    ['nginx.conf', '_hosting/nginx.conf'],
    ['_headers', '_headers'],
  ] as const) {
    const text = readFileSync(join(projectDir, 'deploy', source), 'utf8');
    writeInside(
      root,
      target,
      text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => values[name] ?? token),
    );
  }
}
