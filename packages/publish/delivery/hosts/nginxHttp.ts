/**
 * The part of the nginx configuration that belongs into `http`: variables that say which page an address means, where
 * its reader is sent, which compressed file fits, and which headers go with it.
 */
import {accepting, naming} from '../accept';
import {type HeaderRule, REVALIDATE} from '../headers';
import {type HostedSite, map, NOTE, nameOfHeader, quote, textEndings} from './nginxText';

/** No file has this name. */
const NO_FILE = '/.none';

/** Returns `http.conf`. */
export function nginxHttp(site: HostedSite): string {
  const {bases, pages, moved, rules, withoutMarkdown = []} = site;
  // nginx has decoded what it looks up; a redirect needs the address as it is written.
  const nameOf = (address: string) => decodeURI(address).replace(/\/$/, '');
  const entries = pages.map((address) => `${quote(nameOf(address))} ${quote(address)};`);
  const escaped = pages.filter((address) => decodeURI(address) !== address);
  const base = bases[0] ?? '/';
  const others = bases.slice(1).map((other) => `${quote(`~^${regex(other)}`)} /${other.slice(base.length)}404.html;`);
  return [
    NOTE,
    '# Addresses of pages are longer than nginx allows by default, and the site has about thirty variables.',
    'map_hash_bucket_size 512;',
    `map_hash_max_size ${Math.max(4096, 2 ** Math.ceil(Math.log2(pages.length * 4)))};`,
    'variables_hash_max_size 4096;',
    '# The address as it was sent, without its query.',
    map('$request_uri', '$site_path', ['default $request_uri;', `"~^(?<site_before_query>[^?]*)" $site_before_query;`]),
    '# The name of the page that it may mean: without index.html, .html, or a slash at the end.',
    map('$uri', '$site_name', ['default $uri;', `"~^(?<site_stem>.*?)(?:(?:/index)?\\.html|/)?$" $site_stem;`]),
    '# The one address of that page. A map ignores capitals, so the name is compared again below.',
    map('$site_name', '$site_likely', ['default "";', ...entries]),
    map('$site_likely', '$site_spelled', [
      `default $site_likely;`,
      ...escaped.map((address) => `${quote(address)} ${quote(nameOf(address))};`),
      `"~^(?<site_folder>.*)/$" $site_folder;`,
    ]),
    map(`"$site_name|$site_spelled"`, '$site_page', ['default "";', `"~^(.*)\\|\\1$" $site_likely;`]),
    '# The path of a file inside the folder of the site.',
    map('$uri', '$site_below', [`default ${NO_FILE};`, `${quote(`~^${regex(base)}(?<site_rest>.*)$`)} /$site_rest;`]),
    '# The file of the page; read only for its one address, since all other spellings are redirected first.',
    map('$site_page', '$site_file', [
      `default ${NO_FILE};`,
      `"~/$" "\${site_below}index.html";`,
      `"~." $site_below.html;`,
    ]),
    '# The page for an unknown address, in the language of that address.',
    map('$uri', '$site_missing', ['default /404.html;', ...others]),
    '# Addresses that pages have left.',
    map('$uri', '$site_moved', [
      'default "";',
      ...Object.entries(moved).map(([from, to]) => `${quote(`~^${regex(from)}$`)} ${quote(to)};`),
    ]),
    '# Where a reader is sent: from any other spelling of a page to its address, from an old address to the new one.',
    map(`"$site_path $site_page"`, '$site_target', [
      `default $site_page;`,
      '"~^(\\S*) \\1$" "";',
      `"~ $" $site_moved;`,
    ]),
    '# The compressed file that the client reads: the best one that it accepts.',
    map('$http_accept_encoding', '$site_copy', [
      'default "";',
      `"~*${accepting('br')}" .br;`,
      `"~*${accepting('gzip')}" .gz;`,
    ]),
    map('$uri', '$site_encoding', ['default "";', '~\\.br$ br;', '~\\.gz$ gzip;']),
    '# The Markdown of a page, for a client that names Markdown.',
    map('$http_accept', '$site_prefers', ['default "";', `"~*${naming('text/markdown')}" markdown;`]),
    map('"$site_prefers$site_page"', '$site_markdown_file', [
      'default "";',
      ...withoutMarkdown.map((address) => `${quote(`markdown${address}`)} "";`),
      `"~^markdown.*/$" "\${uri}index.md";`,
      '"~^markdown." "$uri.md";',
    ]),
    '# Only the address of a page leads to two types.',
    map(`"$site_page $uri"`, '$site_vary', [
      'default "";',
      '"~^/.*\\.(?:html|md)(?:\\.br|\\.gz)?$" "Accept, Accept-Encoding";',
      `"~*\\.(?:html|${textEndings().join('|')})(?:\\.br|\\.gz)?$" Accept-Encoding;`,
    ]),
    '# What a client may do instead of a rejected method.',
    map('$status', '$site_allow', ['default "";', '405 "GET, HEAD";']),
    ...headerMaps(rules),
  ].join('\n');
}

/** One map per header: by address, and only for responses that contain what was requested. */
function headerMaps(rules: readonly HeaderRule[]): string[] {
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  return names.map((name) => {
    const values = rules.filter(({headers}) => name in headers);
    const everywhere = values.find(({path}) => path === '/*')?.headers[name] ?? '';
    // The first match wins in nginx, the last rule in the table.
    const special = values.filter(({path}) => path !== '/*').reverse();
    return map(`"$status $site_path"`, `$${nameOfHeader(name)}`, [
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
