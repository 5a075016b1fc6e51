/** Versions of the contracts, for the front matter of Markdown. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Returns a function that names the contract of a page, or all of them where a page belongs to none alone. */
export function contractsFor(siteDir: string): (address: string) => string {
  const versions = readVersions(join(siteDir, 'contracts'));
  return (address) => {
    const own = versions.filter(({name}) => address.startsWith('/api-ref/') && address.includes(name));
    return (own.length > 0 ? own : versions).map(({name, version}) => `${name} ${version}`).join(', ');
  };
}

function readVersions(folder: string): {name: string; version: string}[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const version = /^ {2}version: *['"]?([^'"\s]+)/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
      if (!version) throw new Error(`contracts/${file} has no info.version, which the Markdown of its pages names.`);
      return {name: file.split('.')[0] ?? file, version};
    });
}
