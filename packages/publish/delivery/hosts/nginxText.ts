/** How the nginx files are written: blocks, quotes, and names. */
import {contentTypes, isCompressible} from '../contentTypes';

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
