/**
 * From an address to what answers it. Every page has one address, the one in its canonical link: '/get-started/quickstart'
 * for one, '/speech-to-text/' for the head of a folder. All other spellings (index.html, .html, a slash too many or too
 * few, '//', capitals) are sent there, because the router would hydrate them with a mismatch.
 */
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {isFileAddress} from './contentTypes';
import {isForHosts} from './hostFiles';
import {canonicalPath} from './pageFiles.server';
import {redirects} from './redirects';

export type Answer =
  | {kind: 'file'; file: string; isPage: boolean}
  | {kind: 'redirect'; to: string}
  /** `asPage`: a reader asked, who gets the not-found page; a missing script or picture gets plain words. */
  | {kind: 'missing'; asPage: boolean};

/** Finds what answers `address` (path and query as sent) among the files of `root`; `moved` are the old addresses. */
export function resolveAddress(address: string, root: string, moved = redirects): Answer {
  const queryAt = address.indexOf('?');
  const path = queryAt < 0 ? address : address.slice(0, queryAt);
  const query = queryAt < 0 ? '' : address.slice(queryAt);
  const decoded = decodePath(path);
  if (decoded === undefined) return {kind: 'missing', asPage: true};
  const {file, isPage} = lookUp(decoded, root) ?? pageInSmallLetters(decoded, root) ?? {};
  if (!file) {
    const to = Object.hasOwn(moved, decoded) ? moved[decoded] : undefined;
    return to ? {kind: 'redirect', to: to + query} : {kind: 'missing', asPage: !isFileAddress(decoded)};
  }
  const canonical = isPage ? canonicalPath(readFileSync(file, 'utf8')) : file.slice(root.length).split('\\').join('/');
  const exact = canonical === undefined || canonical === path || (!isPage && canonical === decoded);
  return exact ? {kind: 'file', file, isPage: isPage ?? false} : {kind: 'redirect', to: canonical + query};
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

function lookUp(path: string, root: string): {file: string; isPage: boolean} | undefined {
  const single = path.replace(/\/{2,}/g, '/');
  // The not-found page answers every unknown address and has none of its own.
  if (single === '/404.html') return undefined;
  if (isForHosts(single.slice(1))) return undefined;
  const asFile = join(root, single);
  // Only files of known kinds: a compressed copy is an encoding, not an address.
  if (isFileAddress(single) && isFile(asFile)) return {file: asFile, isPage: false};
  const name = single.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  // A folder's page is a file of this name, which is no address without its ending.
  if (name.endsWith('/index')) return undefined;
  const page = [join(root, name, 'index.html'), ...(name ? [join(root, `${name}.html`)] : [])].find(isFile);
  return page === undefined || name === '/404' ? undefined : {file: page, isPage: true};
}

/** Readers write pages with capitals; files are asked for by programs, as they are called. */
function pageInSmallLetters(path: string, root: string): {file: string; isPage: boolean} | undefined {
  const found = lookUp(path.toLowerCase(), root);
  return found?.isPage ? found : undefined;
}

function isFile(path: string): boolean {
  try {
    return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
  } catch {
    // A name longer than the file system allows is no file of ours.
    return false;
  }
}
