/** How the nginx files are written: blocks, quotes, and the names of variables. */
import {createHash} from 'node:crypto';
import {contentTypes, isCompressible} from '../contentTypes';
import type {HostedSite} from './hostedSite';

export const NOTE = '# Written by the build of the site: edit packages/publish/delivery/hosts/ instead.\n';

/**
 * Returns a function that names a variable of this site. nginx has one set of variables for all of its sites, so each
 * name begins with a hash of the address: two sites differ, and names stay short enough for nginx's default hash sizes.
 */
export function variablesOf({siteUrl, isPreview = false}: HostedSite): (name: string) => string {
  const hash = createHash('sha256').update(`${siteUrl}${isPreview}`).digest('hex').slice(0, 6);
  return (name) => `$site_${hash}_${name}`;
}

/** Returns the part of a variable's name that represents a header. */
export function nameOfHeader(header: string): string {
  return header.toLowerCase().replaceAll('-', '_');
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

/** Returns the endings of the files that have compressed copies, without pages: those are found by their address. */
export function textEndings(): string[] {
  return Object.keys(contentTypes).filter((ending) => ending !== 'html' && isCompressible(contentTypes[ending]));
}
