/** A folder as publishing leaves it, made of a few files: for tests of the servers that read it. */
import {writeHostFiles} from '@speech-docs/publish/delivery.server';
import {BASES_FILE} from '@speech-docs/publish/site.server';
import {temporaryFolder} from './temporaryFolder';

/** Writes `files` (path: text) into a folder of its own, with what hosts read of a site at the first of `bases`. */
export function hostedFolder(files: Record<string, string>, bases: readonly string[] = ['/']): string {
  const root = temporaryFolder('site', {'404.html': '<h1>404</h1>', ...files, [BASES_FILE]: JSON.stringify(bases)});
  writeHostFiles(root, process.cwd(), {bases, scripts: ["'sha256-1234'"], connect: []});
  return root;
}
