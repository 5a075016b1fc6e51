/** Versions of the contracts, for the front matter of Markdown and for reports of readers. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ContractVersion} from './versions';

/** Returns name and version of each file in `contracts/`; throws for one without a version. */
export function contractVersions(siteDir: string): ContractVersion[] {
  const folder = join(siteDir, 'contracts');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const version = /^ {2}version: *['"]?([^'"\s]+)/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
      if (!version) throw new Error(`contracts/${file} has no info.version, which the Markdown of its pages names.`);
      return {name: file.split('.')[0] ?? file, version};
    });
}
