/** How the nginx files are written: blocks, quotes, and names. */
import {contentTypes, isCompressible} from '../contentTypes';
import type {HeaderRule} from '../headers';

/** What a host must know of a site. */
export interface HostedSite {
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

export const NOTE = '# Written by the build of the site: edit packages/publish/delivery/hosts/ instead.\n';

/** Returns the part of a variable's name that represents a header. */
export function nameOfHeader(header: string): string {
  return `site_header_${header.toLowerCase().replaceAll('-', '_')}`;
}

export function map(from: string, to: string, lines: readonly string[]): string {
  return `map ${from} ${to} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

export function location(match: string, lines: readonly string[]): string {
  return `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Returns the endings of the files that are compressed, without pages: those are found by their address. */
export function textEndings(): string[] {
  return Object.keys(contentTypes).filter((ending) => ending !== 'html' && isCompressible(contentTypes[ending]));
}
