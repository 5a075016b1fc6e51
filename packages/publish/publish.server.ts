/**
 * Everything that happens to a built site before it is served, in order: cards, Markdown copies, pages where hosts look for
 * them, integrity, the policy, what hosts must know, compressed files. The files for hosts are part of the site, so that
 * pages and the hashes that allow their scripts can only be released together.
 */
import {packAgents} from '@speech-docs/agents/pack/build';
import {drawCards} from './cards/drawCards.server';
import {withEndTags} from './copies/endTags.server';
import {writeCopies} from './copies/writeCopies.server';
import {copyAddress} from './copyAddress';
import {contentTypeOf} from './delivery/contentTypes';
import {headerRules} from './delivery/headers';
import {isForHosts} from './delivery/hostFiles';
import {writeHostFiles} from './delivery/hosts/writeHostFiles.server';
import {digests, withIntegrity} from './delivery/integrity.server';
import {contentSecurityPolicy, forbiddenIn, scriptHashes} from './delivery/policy.server';
import {type Compressed, precompress} from './delivery/precompress.server';
import {lastWorker, robotsText, securityText, WORKER_FILES} from './delivery/wellKnown';
import {withAlternate, withNoindex, withPicture, withTags} from './finishedPage';
import {filesBelow, type PageFile, placePage, readPages, writeInside} from './pageFiles.server';
import {BASES_FILE, type BuiltSite, takeBuiltSite} from './site.server';
import {structuredData} from './structuredData';

interface Publishing {
  /** The folder of the built site. */
  root: string;
  /** The folder of the project, which has the list of published anchors. */
  projectDir: string;
  /** Keeps compressed files between builds. */
  cache: string;
  /** A site that only its maker looks at needs neither compressed files nor cards. */
  isForReaders: boolean;
  now: Date;
}

/** Publishes the site in `root`; where it throws, no server takes the site for a complete one. */
export async function publish({root, projectDir, cache, isForReaders, now}: Publishing): Promise<Compressed> {
  const site = takeBuiltSite(root);
  rejectUnknownFiles(root);
  const pages = readPages(root, site);
  const pictureOf = isForReaders ? drawCards(root, pages, site) : () => site.cards.shared;
  const languages = [...new Set(pages.map(({places}) => places))];
  const copied = new Map(
    languages.map((language) => {
      const own = pages.filter(({places}) => places === language);
      return [language, writeCopies(root, own, site, projectDir)] as const;
    }),
  );
  const hasCopy = ({places, path}: PageFile) => path !== undefined && Boolean(copied.get(places)?.paths.has(path));
  const [own] = copied.values();
  if (own) packAgents(root, own.facts());
  finishPages(root, pages, site, {pictureOf, hasCopy});
  writeInside(root, '.well-known/security.txt', securityText(site, now));
  writeInside(root, 'robots.txt', robotsText(site));
  for (const name of WORKER_FILES) writeInside(root, name, lastWorker());
  const hashes = [...new Set(pages.flatMap(({html}) => scriptHashes(html)))];
  const rules = headerRules(contentSecurityPolicy(hashes, site.connect), site.isPreview, site.bases);
  writeHostFiles(root, {site: {...site, moved: {...MOVED_FILES, ...site.moved}}, rules, pages, hasCopy});
  const compressed = isForReaders ? await precompress(root, cache) : {files: 0, made: 0};
  writeInside(root, BASES_FILE, `${JSON.stringify(site.bases)}\n`);
  return compressed;
}

/** Files of earlier editions. */
const MOVED_FILES = {'/llms-full.txt': '/llms.txt'};

interface Known {
  pictureOf: (page: PageFile) => string;
  hasCopy: (page: PageFile) => boolean;
}

/** Completes the head of each page and puts the page where hosts look for it. */
function finishPages(root: string, pages: readonly PageFile[], site: BuiltSite, {pictureOf, hasCopy}: Known): void {
  const digestOf = digests(root, site.bases[0] ?? '/');
  for (const page of pages) {
    const {html, path, places, built} = page;
    rejectForbidden(page);
    const withEnds = built && hasCopy(page) ? withEndTags(html, built) : html;
    const shared = withPicture(withEnds, places.at(pictureOf(page)).url);
    const linked =
      path !== undefined && hasCopy(page)
        ? withTags(withAlternate(shared, places.at(copyAddress(path)).address), structuredData(page, site.name))
        : shared;
    placePage(root, page, withIntegrity(site.isPreview ? withNoindex(linked) : linked, digestOf));
  }
}

/** A file of an unknown kind would be offered as a download by one host and shown as text by another. */
function rejectUnknownFiles(root: string): void {
  const unknown = filesBelow(root).find((file) => contentTypeOf(file) === undefined && !isForHosts(file));
  if (unknown) {
    throw new Error(
      `The site contains ${unknown}, a kind of file that is not in packages/publish/delivery/contentTypes.ts. Add it.`,
    );
  }
}

function rejectForbidden({file, html}: PageFile): void {
  const [first] = forbiddenIn(html);
  if (first) {
    throw new Error(
      `${file} contains ${first}, which the Content-Security-Policy stops: no style attribute, style element or inline ` +
        'handler works on this site. Use a class, or set the style from a component after the page has come to life.',
    );
  }
}
