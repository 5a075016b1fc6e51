/** Writes what hosts and the preview server must know of a published site: headers, redirects, pages without Markdown. */
import {locator, type SiteAddresses} from '../../locate';
import {type PageFile, writeInside} from '../../pageFiles.server';
import {REDIRECTS_FILE} from '../../site.server';
import {type HeaderRule, RULES_FILE} from '../headers';
import {HOSTING_FOLDER} from '../hostFiles';
import {nginxHttp} from './nginxHttp';
import {nginxServer} from './nginxServer';
import type {HostedSite} from './nginxText';
import {headersFile, redirectsFile} from './staticHosts';

interface Published {
  site: SiteAddresses & {moved: Readonly<Record<string, string>>};
  rules: readonly HeaderRule[];
  pages: readonly PageFile[];
  hasCopy: (page: PageFile) => boolean;
}

export function writeHostFiles(root: string, {site, rules, pages, hasCopy}: Published): void {
  const addressesOf = (some: readonly PageFile[]) =>
    some.flatMap(({path, places}) => (path === undefined ? [] : [places.at(path).address]));
  const hosted: HostedSite = {
    bases: site.bases,
    pages: addressesOf(pages),
    withoutMarkdown: addressesOf(pages.filter((page) => !hasCopy(page))),
    moved: movedAddresses(site),
    rules,
  };
  writeInside(root, RULES_FILE, `${JSON.stringify(rules, null, 2)}\n`);
  writeInside(root, REDIRECTS_FILE, `${JSON.stringify(hosted.moved, null, 2)}\n`);
  writeInside(root, `${HOSTING_FOLDER}/nginx/http.conf`, nginxHttp(hosted));
  writeInside(root, `${HOSTING_FOLDER}/nginx/server.conf`, nginxServer(hosted));
  writeInside(root, '_headers', headersFile(rules));
  writeInside(root, '_redirects', redirectsFile(hosted.moved, hosted.bases));
}

/** Returns the addresses that pages have left, in every language. */
export function movedAddresses({moved, ...site}: Published['site']): Record<string, string> {
  const pairs = site.bases.flatMap((base) => {
    const {at} = locator(site, base);
    return Object.entries(moved).map(([from, to]) => [at(from).address, at(to).address] as const);
  });
  return Object.fromEntries(pairs);
}
