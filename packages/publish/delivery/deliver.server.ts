/**
 * Everything that happens to a built site before it is served, in order: pages where hosts look for them, integrity,
 * the policy, what each host must know, compressed copies. The files for hosts are part of the site, so that pages
 * and the hashes that allow their scripts can only be released together.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {setImmediate as letOthersRun} from 'node:timers/promises';
import {BASES_FILE} from '../bases.server';
import {contentTypeOf} from './contentTypes';
import {type HeaderRule, headerRules} from './headers';
import {HOSTING_FOLDER, isForHosts} from './hostFiles';
import {nginxFiles} from './hosts/nginxFiles';
import {checkVercelRoot, headersFile, redirectsFile, vercelFile, vercelRootFile} from './hosts/staticHosts';
import {digests, withIntegrity} from './integrity.server';
import {filesBelow, type PageFile, placePage, readPageFiles} from './pageFiles.server';
import {contentSecurityPolicy, forbiddenIn, scriptHashes} from './policy.server';
import {type Compressed, type Precompressor, precompressor} from './precompress.server';
import {withNoindex} from './preview';
import {movedAddresses} from './redirects';
import {lastWorker, robotsText, securityText, WORKER_FILES} from './wellKnown';

const RULES_FILE = `${HOSTING_FOLDER}/headers.json`;

export interface Delivery {
  /** The folder of the whole site. */
  root: string;
  /** Below `root`: the folder of the language that was built just now; `root` itself where there is one language. */
  built: string;
  siteUrl: string;
  /** Base URLs of all languages; the first is that of the site, and all others are below it. */
  bases: readonly string[];
  /** The root of the repository, where one host reads its file. */
  repository?: string;
  /** Search engines are asked not to list a preview. */
  isPreview?: boolean;
  securityEmail: string;
  /** Other origins that scripts may ask. */
  connect: readonly string[];
  /** Keeps compressed copies between builds. */
  cache: string;
  builtAt: Date;
}

/** What hosts must know of a page. */
interface Listed {
  file: string;
  address: string | undefined;
  hashes: string[];
}

/**
 * Starts with what no later step changes, the files with a hash in their name, while plugins still write others. The rest
 * of the delivery takes what this returns.
 */
export function startCompressing({built, cache}: Pick<Delivery, 'built' | 'cache'>): Precompressor {
  const compress = precompressor(built, cache);
  // Whoever waits for the rest is told what went wrong here.
  compress((file) => file.startsWith('assets/')).catch(() => undefined);
  return compress;
}

/** Prepares what was built; `compress` is what startCompressing returned, where that was called before. */
export async function deliver(delivery: Delivery, compress?: Precompressor): Promise<Compressed> {
  const {root, built, siteUrl, bases, isPreview = false, securityEmail, builtAt, cache} = delivery;
  rejectUnknownFiles(built);
  const digestOf = digests(root, bases[0] ?? '/');
  const pages: Listed[] = [];
  for (const page of readPageFiles(built)) {
    rejectForbidden(page);
    const placed = placePage(built, page);
    writeFileSync(placed, withIntegrity(isPreview ? withNoindex(page.html) : page.html, digestOf));
    pages.push(listed({...page, file: relative(root, placed)}));
    await letOthersRun();
  }
  for (const page of readPageFiles(root, built)) pages.push(listed(page));
  write(root, '.well-known/security.txt', securityText(siteUrl, securityEmail, builtAt));
  write(root, 'robots.txt', robotsText(siteUrl, bases));
  for (const name of WORKER_FILES) write(root, name, lastWorker());
  writeHostFiles(root, pages, delivery);
  return (compress ?? precompressor(built, cache))();
}

const listed = ({file, address, html}: PageFile): Listed => ({
  file: file.split('\\').join('/'),
  address,
  hashes: scriptHashes(html),
});

/** Writes what each host must know of the whole site in `root`. */
function writeHostFiles(root: string, listed: Listed[], delivery: Delivery): void {
  const {siteUrl, bases, isPreview, connect, repository} = delivery;
  const hashes = new Set(listed.flatMap((page) => page.hashes));
  // In the order of their files, which does not depend on what was built when.
  const sorted = listed.sort((a, b) => (a.file < b.file ? -1 : 1));
  const pages = sorted.flatMap(({address}) => (address ? [address] : []));
  const rules = headerRules(contentSecurityPolicy([...hashes], connect), isPreview, bases);
  const withoutMarkdown = sorted.flatMap(({file, address}) =>
    address && !existsSync(join(root, file.replace(/\.html$/, '.md'))) ? [address] : [],
  );
  const moved = movedAddresses(bases);
  const site = {siteUrl, bases, isPreview, withoutMarkdown, pages, moved, rules};
  write(root, BASES_FILE, `${JSON.stringify(bases)}\n`);
  write(root, RULES_FILE, `${JSON.stringify(rules, null, 2)}\n`);
  for (const [name, text] of Object.entries(nginxFiles(site))) write(root, `${HOSTING_FOLDER}/nginx/${name}`, text);
  write(root, '_headers', headersFile(rules));
  write(root, '_redirects', redirectsFile(moved, bases));
  write(root, 'vercel.json', vercelFile(site));
  write(root, `${HOSTING_FOLDER}/vercel.json`, vercelRootFile(site));
  checkVercelRoot(repository && readIfThere(join(repository, 'vercel.json')), site);
}

/** Returns the headers of the site in `root`; the table without a policy where it was not prepared for delivery. */
export function readHeaderRules(root: string): readonly HeaderRule[] {
  const file = join(root, RULES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HeaderRule[]) : headerRules();
}

/** A file of an unknown kind would be offered as a download by one host and shown as text by another. */
function rejectUnknownFiles(folder: string): void {
  const files = new Set(filesBelow(folder));
  const isCopy = (file: string) => /\.(?:br|gz)$/.test(file) && files.has(file.slice(0, -'.br'.length));
  const unknown = [...files].find((file) => contentTypeOf(file) === undefined && !isForHosts(file) && !isCopy(file));
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

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function write(root: string, name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), {recursive: true});
  writeFileSync(join(root, name), text);
}
