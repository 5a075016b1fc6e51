/** The headers of the site, as `deploy/_headers` lists them for hosts of static files: the preview sends the same. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

interface HeaderRule {
  /** Addresses that the rule is for, with one `*` for any text, as in `/assets/*` and `/*.md`. */
  path: string;
  headers: Record<string, string>;
}

/** Returns the rules of the published site in `root`. */
export function readHeaderRules(root: string): readonly HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readFileSync(join(root, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({path: line, headers: {}});
    else if (name && value && rule) rule.headers[name] = value;
  }
  return rules;
}

/** Returns all headers for one address; later rules win. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  // What these hosts send by themselves.
  const general = {'Cache-Control': 'public, max-age=0, must-revalidate'};
  return Object.assign(general, ...rules.filter((rule) => isMatch(path, rule.path)).map(({headers}) => headers));
}

function isMatch(path: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
