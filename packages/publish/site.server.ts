/** Settings of the site that publishing cannot read from pages, and the file with base URLs that it writes for servers. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ContractVersion} from '@speech-docs/protocol/contracts';

/** Base URLs of all languages. The last file that publishing writes: where it is missing, the site is not complete. */
export const BASES_FILE = '_hosting/bases.json';

export interface BuiltSite {
  /** The origin, such as `https://docs.example.com`. */
  url: string;
  base: string;
  /** Base URLs of all languages so far; the first is that of the site. */
  bases: readonly string[];
  name: string;
  /** What the site is, for agents. */
  tagline: string;
  /** A preview gets `noindex`. */
  isPreview: boolean;
  /** Where to report a vulnerability, for security.txt. */
  securityEmail: string;
  connect: readonly string[];
  /** What crawlers may use the pages for, the value of Content-Signal in robots.txt; `undefined` leaves it out. */
  contentSignal: string | undefined;
  contracts: readonly ContractVersion[];
}

/** Returns the base URLs of the published site in `root`, its own first; throws where no site was published. */
export function readBases(root: string): readonly string[] {
  const file = join(root, BASES_FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as string[];
  throw new Error(`The site in ${root} is not complete: it lacks ${BASES_FILE}. Run: npm run build`);
}
