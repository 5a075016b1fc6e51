/** What `docusaurus build` and `publish` leave in `_hosting/` about the whole site, for those who work with its files. */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {ContractVersion} from '@speech-docs/protocol/contracts/versions';
import {HOSTING_FOLDER} from './delivery/hostFiles';
import type {SiteAddresses} from './locate';

/** Written by the build, and taken away by the first step of publishing: nothing is published twice. */
export const SITE_FILE = `${HOSTING_FOLDER}/site.json`;
/** Base URLs of all languages. The last file that publishing writes: where it is missing, the site is not complete. */
export const BASES_FILE = `${HOSTING_FOLDER}/bases.json`;

/** Addresses that pages have left, in every language. */
export const REDIRECTS_FILE = `${HOSTING_FOLDER}/redirects.json`;

/** What cannot be read from pages. */
export interface BuiltSite extends SiteAddresses {
  name: string;
  tagline: string;
  /** Search engines are asked not to list a preview. */
  isPreview: boolean;
  /** Where to report a hole, for security.txt. */
  securityEmail: string;
  /** Other origins that scripts may send requests to. */
  connect: readonly string[];
  contracts: readonly ContractVersion[];
  /** Addresses that pages have left and where their readers go, both from the root of a language. */
  moved: Readonly<Record<string, string>>;
  /** File of the project with the anchors that were ever published; without it, none is missed. */
  publishedAnchors?: string;
  cards: CardSettings;
}

export interface CardSettings {
  /** The picture of pages without one of their own: its path from the root of a language. */
  shared: string;
  /** Colors as `#rrggbb`: page, text, quiet, and one for each product. */
  colors: Readonly<Record<string, string>>;
  /** Patterns of the paths of each product's pages. */
  products: readonly (readonly [name: string, pattern: string])[];
}

/** Returns what the build wrote about the site in `root`, and takes it away. */
export function takeBuiltSite(root: string): BuiltSite {
  const file = join(root, SITE_FILE);
  if (!existsSync(file)) throw new Error(`There is no new build in ${root}. ${BUILD_FIRST}`);
  const site = JSON.parse(readFileSync(file, 'utf8')) as BuiltSite;
  rmSync(file);
  return site;
}

/** Returns the base URLs of the published site in `root`, its own first; throws where no site was published. */
export function readBases(root: string): readonly string[] {
  const file = join(root, BASES_FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as string[];
  throw new Error(`The site in ${root} is not complete: it lacks ${BASES_FILE}. ${BUILD_FIRST}`);
}

/** Returns what a server must know to find the files of the published site in `root`. */
export function readServed(root: string): {bases: readonly string[]; moved: Readonly<Record<string, string>>} {
  const bases = readBases(root);
  return {bases, moved: JSON.parse(readFileSync(join(root, REDIRECTS_FILE), 'utf8')) as Record<string, string>};
}

const BUILD_FIRST = 'Run: npm run build';
