/**
 * Everything that happens to a built language before it is served, in order: Markdown copies, pages where hosts look for them,
 * integrity, what hosts must know, compressed files.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {packAgents} from '@speech-docs/agents/pack';
import {writeCopies} from './copies/writeCopies.server';
import {copyAddress} from './copyAddress';
import {writeHostFiles} from './delivery/hostFiles.server';
import {digests, scriptHashes, withIntegrity} from './delivery/integrity.server';
import {precompress} from './delivery/precompress.server';
import {lastWorker, robotsText, securityText, WORKER_FILES} from './delivery/wellKnown';
import {withAlternate, withBreadcrumbs, withHiddenSprite, withNoindex} from './finishedPage';
import {filesBelow, placePage, readHtmlPages, writeInside} from './htmlPages.server';
import {writeOffline} from './offline/offline.server';
import {BASES_FILE, type BuiltSite} from './site.server';

interface Publishing {
  root: string;
  /** The folder of the language: the same, or one inside. */
  outDir: string;
  projectDir: string;
  site: BuiltSite;
  now: Date;
}

/** Publishes the language in `outDir`; where it throws, no server takes the site for a complete one. */
export async function publish({root, outDir, projectDir, site, now}: Publishing): Promise<void> {
  const pages = readHtmlPages(outDir, site);
  const copies = writeCopies(outDir, pages, site);
  if (root === outDir) packAgents(root, copies.facts());
  const digestOf = digests(outDir, site.base);
  for (const page of pages) {
    const {path, places, built} = page;
    const html = withHiddenSprite(page.html);
    const linked =
      path !== undefined && built && copies.paths.has(path)
        ? withBreadcrumbs(withAlternate(html, places.at(copyAddress(path)).address), built.root, places.at(path).url)
        : html;
    placePage(outDir, page, withIntegrity(site.isPreview ? withNoindex(linked) : linked, digestOf));
  }
  if (root === outDir) {
    writeOffline(root, site);
    writeInside(root, '.well-known/security.txt', securityText(site, now));
    for (const name of WORKER_FILES) writeInside(root, name, lastWorker());
  }
  // With the sitemap of the language that was built last, beside that of the site.
  writeInside(root, 'robots.txt', robotsText(site));
  // Read from the files: Docusaurus 3.10 loads plugins anew for each language, and the policy is that of all.
  const scripts = filesBelow(root)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => scriptHashes(readFileSync(join(root, file), 'utf8')));
  writeHostFiles(root, projectDir, {bases: site.bases, scripts: [...new Set(scripts)].sort(), connect: site.connect});
  // Compressed files are for readers; tests and `npm run preview` go without.
  if (process.env.PRECOMPRESS !== '0') await precompress(outDir);
  writeInside(root, BASES_FILE, `${JSON.stringify(site.bases)}\n`);
}
