/**
 * From an address to what responds to it. Every page has one address, the one in its canonical link:
 * '/get-started/quickstart', or '/speech-to-text/' for the head of a folder. Other spellings of it (index.html, .html, a
 * slash too many or too few, '//', needless escapes) are redirected there, because the router would hydrate them with a
 * mismatch. Another capitalization is another address: decisions/0020-exact-addresses.md.
 */
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {folderOf} from '../locate';
import {canonicalPath} from '../pageFiles.server';
import {isFileAddress} from './contentTypes';
import {isForHosts} from './hostFiles';

type Resolved =
  | {kind: 'file'; file: string; isPage: boolean}
  | {kind: 'redirect'; to: string}
  /** `asPage`: a reader came here, who gets the not-found page; a missing script or picture gets plain words. */
  | {kind: 'missing'; asPage: boolean};

export interface Served {
  /** Base URLs of all languages; the files of the site are served below the first. */
  bases?: readonly string[];
  /** Old addresses and where their readers go. */
  moved?: Readonly<Record<string, string>>;
}

/** Finds what responds to `address` (path and query as sent) among the files of `root`. */
export function resolveAddress(address: string, root: string, {bases = ['/'], moved = {}}: Served = {}): Resolved {
  const queryAt = address.indexOf('?');
  const path = queryAt < 0 ? address : address.slice(0, queryAt);
  const query = queryAt < 0 ? '' : address.slice(queryAt);
  const decoded = decodePath(path);
  if (decoded === undefined) return {kind: 'missing', asPage: true};
  const found = lookUp(decoded, root, bases);
  if (!found) {
    const to = Object.hasOwn(moved, decoded) ? moved[decoded] : undefined;
    return to ? {kind: 'redirect', to: to + query} : {kind: 'missing', asPage: !isFileAddress(decoded)};
  }
  const {file, isPage, canonical} = found;
  const isExact = canonical === undefined || canonical === path || (!isPage && canonical === decoded);
  return isExact ? {kind: 'file', file, isPage} : {kind: 'redirect', to: canonical + query};
}

/** Returns the file of the not-found page in the language of `address`. */
export function notFoundPage(address: string, root: string, bases: readonly string[]): string {
  const [base = '/', ...others] = bases;
  const language = others.find((other) => address.startsWith(other)) ?? base;
  return join(root, folderOf(language, bases), '404.html');
}

/** Returns the path with its escapes decoded, or nothing when it cannot be one of ours: malformed, or climbing out. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    const climbs = decoded.split('/').some((part) => part === '..' || part === '.');
    return climbs || !decoded.startsWith('/') || /[\\\0]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

interface Found {
  file: string;
  isPage: boolean;
  /** The one address; `undefined` for a page that names none. */
  canonical: string | undefined;
}

function lookUp(path: string, root: string, bases: readonly string[]): Found | undefined {
  const [base = '/'] = bases;
  const whole = path.replace(/\/{2,}/g, '/');
  const single = `${whole}/` === base ? '/' : whole.startsWith(base) ? `/${whole.slice(base.length)}` : undefined;
  if (single === undefined || isForHosts(single.slice(1))) return undefined;
  const asFile = join(root, single);
  // Only files of known kinds: a compressed file is an encoding, not an address.
  if (isFileAddress(single) && isFile(asFile)) return {file: asFile, isPage: false, canonical: base + single.slice(1)};
  const name = nameOf(single);
  // The file of a folder's page is called like this, which is no address without its ending.
  if (name.endsWith('/index')) return undefined;
  // Not-found pages respond to unknown addresses and have none of their own.
  if (bases.some((one) => `/${one.slice(base.length)}404` === name)) return undefined;
  const file = [join(root, name, 'index.html'), ...(name ? [join(root, `${name}.html`)] : [])].find(isFile);
  if (!file) return undefined;
  const canonical = canonicalPath(readFileSync(file, 'utf8'));
  // Some file systems find a file by another capitalization of its name.
  const isSame = canonical === undefined || nameOf(decodeURI(canonical)) === nameOf(whole);
  return isSame ? {file, isPage: true, canonical} : undefined;
}

/** Returns a path without what spellings of a page's address differ in: index.html, .html, or a slash at the end. */
function nameOf(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
}

function isFile(path: string): boolean {
  try {
    return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
  } catch {
    // A name longer than the file system allows is no file of ours.
    return false;
  }
}
