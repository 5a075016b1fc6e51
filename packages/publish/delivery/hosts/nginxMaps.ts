/**
 * The part of the nginx configuration that belongs into `http`: variables that say which page an address means, where
 * its reader is sent, which compressed copy fits, and which headers go with it.
 */
import {type HeaderRule, REVALIDATE} from '../headers';
import type {HostedSite} from './hostedSite';
import {nginxAccept} from './nginxAccept';
import {map, NOTE, nameOfHeader, quote, textEndings, variablesOf} from './nginxText';

/** What follows the semicolon after an encoding that a client does not accept. */
const NOT_ACCEPTED = '\\s*q=0(?:\\.0*)?\\s*(?:,|$)';
/** No file has this name. */
const NO_FILE = '/.none';

/** Returns `maps.conf`. It sets no directive of `http` itself, so that several sites can be included side by side. */
export function nginxMaps(site: HostedSite): string {
  const {bases, pages, moved, rules} = site;
  const $ = variablesOf(site);
  const group = (name: string) => $(name).slice(1);
  // nginx has decoded what it looks up; a redirect needs the address as it is written.
  const nameOf = (address: string) => decodeURI(address).replace(/\/$/, '');
  const entries = pages.map((address) => `${quote(nameOf(address))} ${quote(address)};`);
  const escaped = pages.filter((address) => decodeURI(address) !== address);
  const base = bases[0] ?? '/';
  const others = bases.slice(1).map((other) => `${quote(`~^${regex(other)}`)} /${other.slice(base.length)}404.html;`);
  return [
    `${NOTE}# Variables of ${site.siteUrl}${site.isPreview ? ', preview' : ''}.`,
    '# The address as it was sent, without its query.',
    map('$request_uri', $('path'), [
      'default $request_uri;',
      `"~^(?<${group('before_query')}>[^?]*)" ${$('before_query')};`,
    ]),
    '# The name of the page that it may mean: without index.html, .html, or a slash at the end.',
    map('$uri', $('name'), ['default $uri;', `"~^(?<${group('stem')}>.*?)(?:(?:/index)?\\.html|/)?$" ${$('stem')};`]),
    '# The one address of that page. A map ignores capitals, so the name is compared again below.',
    map($('name'), $('likely'), ['default "";', ...entries]),
    map($('likely'), $('spelled'), [
      `default ${$('likely')};`,
      ...escaped.map((address) => `${quote(address)} ${quote(nameOf(address))};`),
      `"~^(?<${group('folder')}>.*)/$" ${$('folder')};`,
    ]),
    map(`"${$('name')}|${$('spelled')}"`, $('page'), ['default "";', `"~^(.*)\\|\\1$" ${$('likely')};`]),
    '# The path of a file inside the folder of the site.',
    map('$uri', $('below'), [
      `default ${NO_FILE};`,
      `${quote(`~^${regex(base)}(?<${group('rest')}>.*)$`)} /${$('rest')};`,
    ]),
    '# The file of the page; read only for its one address, since all other spellings are redirected first.',
    map($('page'), $('file'), [
      `default ${NO_FILE};`,
      `"~/$" "\${${group('below')}}index.html";`,
      `"~." ${$('below')}.html;`,
    ]),
    '# The page for an unknown address, in the language of that address.',
    map('$uri', $('missing'), ['default /404.html;', ...others]),
    '# Addresses that pages have left.',
    map('$uri', $('moved'), [
      'default "";',
      ...Object.entries(moved).map(([from, to]) => `${quote(`~^${regex(from)}$`)} ${quote(to)};`),
    ]),
    '# Where a reader is sent: from any other spelling of a page to its address, from an old address to the new one.',
    map(`"${$('path')} ${$('page')}"`, $('target'), [
      `default ${$('page')};`,
      '"~^(\\S*) \\1$" "";',
      `"~ $" ${$('moved')};`,
    ]),
    '# The compressed copy that the client reads: the best one that it accepts.',
    map('$http_accept_encoding', $('copy'), ['default "";', copyFor('br', '.br'), copyFor('gzip', '.gz')]),
    map('$uri', $('encoding'), ['default "";', '~\\.br$ br;', '~\\.gz$ gzip;']),
    ...nginxAccept(site),
    '# Only the address of a page leads to two types.',
    map(`"${$('page')} $uri"`, $('vary'), [
      'default "";',
      '"~^/.*\\.(?:html|md)(?:\\.br|\\.gz)?$" "Accept, Accept-Encoding";',
      `"~*\\.(?:html|${textEndings().join('|')})(?:\\.br|\\.gz)?$" Accept-Encoding;`,
    ]),
    '# What a client may do instead of a rejected method.',
    map('$status', $('allow'), ['default "";', '405 "GET, HEAD";']),
    ...headerMaps(rules, $),
  ].join('\n');
}

/**
 * Returns `sizes.conf`, which is included once per server: nginx allows these directives only once, so the sites
 * themselves leave them to the operator.
 */
export function nginxSizes({pages}: HostedSite): string {
  return `${NOTE}# Include this once in http, or set larger values there: several sites share one table size.
# Addresses of pages are longer than nginx allows by default.
map_hash_bucket_size 512;
map_hash_max_size ${Math.max(4096, 2 ** Math.ceil(Math.log2(pages.length * 4)))};
# Each site brings about thirty variables.
variables_hash_max_size 4096;
`;
}

/** The line of a map that chooses a copy. `*` means any encoding that the client does not name otherwise. */
function copyFor(name: string, ending: string): string {
  const notExcluded = `(?!(?:.*,)?\\s*${name}\\s*;${NOT_ACCEPTED})`;
  return `"~*^${notExcluded}(?:.*,)?\\s*(?:${name}|\\*)\\s*(?:;(?!${NOT_ACCEPTED})|,|$)" ${ending};`;
}

/** One map per header: by address, and only for responses that contain what was requested. */
function headerMaps(rules: readonly HeaderRule[], $: (name: string) => string): string[] {
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  return names.map((name) => {
    const values = rules.filter(({headers}) => name in headers);
    const everywhere = values.find(({path}) => path === '/*')?.headers[name] ?? '';
    // The first match wins in nginx, the last rule in the table.
    const special = values.filter(({path}) => path !== '/*').reverse();
    return map(`"$status ${$('path')}"`, $(nameOfHeader(name)), [
      `default ${quote(name === 'Cache-Control' ? REVALIDATE : everywhere)};`,
      ...special.map(({path, headers}) => `"~^(?:200|206|304) ${pattern(path)}" ${quote(headers[name] ?? '')};`),
    ]);
  });
}

function pattern(path: string): string {
  const [start = '', end] = path.split('*').map(regex);
  if (end === undefined) return `${start}$`;
  return end ? `${start}.*${end}$` : start;
}

function regex(path: string): string {
  return path.replace(/[.+?^${}()|[\]\\*]/g, '\\$&');
}
