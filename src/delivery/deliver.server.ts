/**
 * Everything that happens to a built site before it is served, in order: pages where hosts look for them, integrity,
 * the policy, what each host must know, compressed copies. The files for hosts are part of the site, so that pages
 * and the hashes that allow their scripts can only be released together.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {contentTypeOf} from './contentTypes';
import {type HeaderRule, headerRules} from './headers';
import {HOSTING_FOLDER, isForHosts} from './hostFiles';
import {nginxMaps, nginxServer, nginxSite} from './hosts/nginx';
import {headersFile, redirectsFile, vercelFile} from './hosts/staticHosts';
import {withIntegrity} from './integrity.server';
import {filesBelow, type PageFile, placePage, readPageFiles} from './pageFiles.server';
import {contentSecurityPolicy, forbiddenIn, scriptHashes} from './policy.server';
import {type Compressed, precompress} from './precompress.server';
import {redirects} from './redirects';
import {lastWorker, robotsText, securityText, WORKER_FILES} from './wellKnown';

const RULES_FILE = `${HOSTING_FOLDER}/headers.json`;

export interface Delivery {
  /** The folder of the whole site. */
  root: string;
  /** Below `root`: the folder of the language that was built just now; `root` itself where there is one language. */
  built: string;
  siteUrl: string;
  securityEmail: string;
  /** Other origins that scripts may ask. */
  connect: readonly string[];
  /** Keeps compressed copies between builds. */
  cache: string;
  builtAt: Date;
}

export async function deliver(delivery: Delivery): Promise<Compressed> {
  const {root, built, siteUrl, securityEmail, builtAt, connect, cache} = delivery;
  refuseUnknownFiles(built);
  const read = reader(root);
  for (const page of readPageFiles(built)) {
    refuseForbidden(page);
    writeFileSync(placePage(built, page), withIntegrity(page.html, read));
  }
  write(root, '.well-known/security.txt', securityText(siteUrl, securityEmail, builtAt));
  write(root, 'robots.txt', robotsText(siteUrl));
  for (const name of WORKER_FILES) write(root, name, lastWorker());
  writeHostFiles(root, siteUrl, connect);
  return precompress(built, cache);
}

/** Writes what each host must know of the whole site in `root`. */
function writeHostFiles(root: string, siteUrl: string, connect: readonly string[]): void {
  const hashes = new Set<string>();
  const pages: string[] = [];
  for (const {html, address} of readPageFiles(root)) {
    for (const hash of scriptHashes(html)) hashes.add(hash);
    if (address) pages.push(address);
  }
  const rules = headerRules(contentSecurityPolicy([...hashes], connect));
  const site = {siteUrl, pages, moved: redirects, rules};
  write(root, RULES_FILE, `${JSON.stringify(rules, null, 2)}\n`);
  write(root, `${HOSTING_FOLDER}/nginx/maps.conf`, nginxMaps(site));
  write(root, `${HOSTING_FOLDER}/nginx/server.conf`, nginxServer(site));
  write(root, `${HOSTING_FOLDER}/nginx/site.conf`, nginxSite(site));
  write(root, '_headers', headersFile(rules));
  write(root, '_redirects', redirectsFile(redirects));
  write(root, 'vercel.json', vercelFile(site));
}

/** Returns the headers of the site in `root`; the table without a policy where it was not prepared for delivery. */
export function readHeaderRules(root: string): readonly HeaderRule[] {
  const file = join(root, RULES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HeaderRule[]) : headerRules();
}

/** A file of an unknown kind would be offered as a download by one host and shown as text by another. */
function refuseUnknownFiles(folder: string): void {
  const unknown = filesBelow(folder).find((file) => contentTypeOf(file) === undefined && !isForHosts(file));
  if (unknown) {
    throw new Error(`The site holds ${unknown}, a kind of file that is not in src/delivery/contentTypes.ts. Add it.`);
  }
}

function refuseForbidden({file, html}: PageFile): void {
  const [first] = forbiddenIn(html);
  if (first) {
    throw new Error(
      `${file} holds ${first}, which the Content-Security-Policy stops: no style attribute, style element or inline ` +
        'handler works on this site. Use a class, or set the style from a component after the page has come to life.',
    );
  }
}

/** Returns a reader of the files that pages name, each read once. */
function reader(root: string): (address: string) => Buffer | undefined {
  const known = new Map<string, Buffer>();
  return (address) => {
    const file = join(root, address);
    if (!address.startsWith('/') || !existsSync(file)) return undefined;
    const content = known.get(address) ?? readFileSync(file);
    known.set(address, content);
    return content;
  };
}

function write(root: string, name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), {recursive: true});
  writeFileSync(join(root, name), text);
}
