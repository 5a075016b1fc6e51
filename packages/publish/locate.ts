/**
 * Where everything is that the site writes. The only module that combines base URL, language, and file name into an
 * address: pages, Markdown copies, lists, and redirects are named by their path from the root of their language
 * (`/guide`, `/llms.txt`), and `at` says the rest.
 */

interface SiteAddresses {
  /** The origin, such as `https://docs.example.com`. */
  url: string;
  /** Base URLs of all languages; the first is that of the site, and all others are below it. */
  bases: readonly string[];
}

interface Location {
  /** As links inside the site spell it: base URL, path, and fragment. */
  address: string;
  /** The same with the origin in front. */
  url: string;
  /** The file behind it, from the folder of the site. */
  file: string;
}

export interface Locator {
  base: string;
  /** Returns where a path of the language is; the path may have a fragment. */
  at: (path: string) => Location;
  /** Returns the path of an address in this language; `undefined` for any other address. */
  pathOf: (address: string) => string | undefined;
}

/** Returns the locations of the language at `base`. */
export function locator({url, bases}: SiteAddresses, base = bases[0] ?? '/'): Locator {
  const folder = folderOf(base, bases);
  return {
    base,
    at: (path) => {
      const address = base + path.slice(1);
      return {address, url: url + address, file: folder + fileOf(path.split('#', 1)[0] ?? '')};
    },
    pathOf: (address) => {
      const deeper = bases.filter((other) => other.length > base.length && other.startsWith(base));
      const isHere = address.startsWith(base) && !deeper.some((other) => address.startsWith(other));
      return isHere ? address.slice(base.length - 1) : undefined;
    },
  };
}

/** Returns the folder with the files of the language at `base`: empty, or with a slash at its end. */
export function folderOf(base: string, bases: readonly string[]): string {
  return base.slice((bases[0] ?? '/').length);
}

/** `/guide` is in `guide.html`, `/folder/` in `folder/index.html`: where static hosts look for exactly this address. */
function fileOf(path: string): string {
  const name = decodeURIComponent(path.slice(1));
  if (/\.(?!html$)\w+$/.test(name) || name.endsWith('.well-known/api-catalog')) return name;
  return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
}
