/** Which packages some source files import or resolve. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {preProcessFile} from 'typescript';

const SOURCE = /(?<!\.d)\.[cm]?[jt]sx?$/;
/** Tests of a workspace are beside its code, and no part of what it needs when it runs. */
const WORKSPACE_TEST = /^packages\/[^/]+\/tests\//;
const TYPES_ONLY = /^\s*(?:import|export) type\b[^;]*?\bfrom '[^']+'|^declare module '[^']+'/gm;
const RESOLVED = /\brequire\.resolve\(\s*['"`]([^'"`]+)/g;
/** Names that the bundler or Node.js resolves without a package of that name. */
const NO_PACKAGE = /^(?:[./#]|node:|@(?:site|theme|theme-original|theme-init|generated)\/|app:)/;
/** What `@docusaurus/core` itself serves: `@docusaurus/Link`, `@docusaurus/useBaseUrl`, `@docusaurus/router` … */
const SERVED_BY_CORE = /^@docusaurus\/(?:[A-Z]|use[A-Z]|router$|isInternalUrl$|constants$|renderRoutes$)/;

/** Returns each package that these files and folders need when they run, or with their types, and the files that do. */
export function packageImports(roots: readonly string[], {types = false} = {}): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of roots.flatMap(sourcesBelow)) {
    if (!types && WORKSPACE_TEST.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    const text = types ? source : source.replace(TYPES_ONLY, '');
    const imported = preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);
    const names = [...imported, ...[...text.matchAll(RESOLVED)].map(([, name = '']) => name)];
    for (const name of new Set(names.filter((one) => !NO_PACKAGE.test(one)).map(packageOf))) {
      found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  return found;
}

/** `@scope/name/deep/file` belongs to `@scope/name`, `name/deep` to `name`. */
function packageOf(specifier: string): string {
  if (SERVED_BY_CORE.test(specifier)) return '@docusaurus/core';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function sourcesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .filter((name) => SOURCE.test(name))
    .map((name) => join(path, name));
}
