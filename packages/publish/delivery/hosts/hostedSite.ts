/** What every host must know of a built site. */
import type {HeaderRule} from '../headers';

export interface HostedSite {
  siteUrl: string;
  /** A preview carries the addresses of production and is served elsewhere, perhaps by the same server. */
  isPreview?: boolean;
  /** Base URLs of all languages; the first is that of the site, and all others are below it. */
  bases: readonly string[];
  /** Addresses of all pages, as their canonical links spell them. */
  pages: readonly string[];
  /** Pages that exist as HTML only, such as the search page. */
  withoutMarkdown?: readonly string[];
  /** Old addresses and where their readers go. */
  moved: Readonly<Record<string, string>>;
  rules: readonly HeaderRule[];
}
