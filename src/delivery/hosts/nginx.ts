/**
 * The site as nginx serves it, with no module beyond those of every build of it. Three files: `maps.conf` for `http`,
 * `server.conf` for `server`, and `site.conf`, a whole site to start from that includes both.
 *
 * All headers stand in one place, at the level of the server, with values that depend on address and status where they
 * must: an `add_header` inside a location would silently discard all of them.
 */
import {contentTypes, isCompressible} from '../contentTypes';
import {type HeaderRule, REVALIDATE} from '../headers';
import {HOSTING_FOLDER} from '../hostFiles';

export interface HostedSite {
  siteUrl: string;
  /** Addresses of all pages, as their canonical links spell them. */
  pages: readonly string[];
  /** Old addresses and where their readers go. */
  moved: Readonly<Record<string, string>>;
  rules: readonly HeaderRule[];
}

const NOTE = '# Written by the build of the site: edit src/delivery/hosts/nginx.ts instead.\n';
/** What follows the semicolon after an encoding that a client does not want. */
const REFUSED = '\\s*q=0(?:\\.0*)?\\s*(?:,|$)';
/** No file is called like this. */
const NO_FILE = '/.none';

/** Returns what belongs into `http`. */
export function nginxMaps({pages, moved, rules}: HostedSite): string {
  // nginx has decoded what it looks up; a redirect needs the address as it is written.
  const entries = pages.map((address) => `${quote(decodeURI(address).replace(/\/$/, ''))} ${quote(address)};`);
  return [
    NOTE,
    '# Addresses are longer than the default allows.',
    'map_hash_bucket_size 512;',
    `map_hash_max_size ${Math.max(4096, 2 ** Math.ceil(Math.log2(pages.length * 4)))};`,
    '',
    '# The address as it was sent, without its query.',
    map('$request_uri', '$site_path', ['default $request_uri;', '"~^(?<site_before_query>[^?]*)" $site_before_query;']),
    '# The name of the page that it may mean: without index.html, .html, or a slash at the end.',
    map('$uri', '$site_name', ['default $uri;', '"~*^(?<site_stem>.*?)(?:(?:/index)?\\.html|/)?$" $site_stem;']),
    '# The one address of that page. Capitals are ignored here, as everywhere in a map.',
    map('$site_name', '$site_page', ['default "";', ...entries]),
    '# Where the page stands; asked only for its one address, since all others are sent there first.',
    map('$site_page', '$site_file', [`default ${NO_FILE};`, `"~/$" "\${uri}index.html";`, '"~." $uri.html;']),
    '# Addresses that pages have left.',
    map('$uri', '$site_moved', [
      'default "";',
      ...Object.entries(moved).map(([from, to]) => `${quote(from)} ${quote(to)};`),
    ]),
    '# Where a reader is sent: from any other spelling of a page to its address, from an old address to the new one.',
    map('"$site_path $site_page"', '$site_target', [
      'default $site_page;',
      '"~^(\\S*) \\1$" "";',
      '"~ $" $site_moved;',
    ]),
    '# The compressed copy that the client reads: the best that it has not refused.',
    map('$http_accept_encoding', '$site_copy', [
      'default "";',
      ...[
        ['br', '.br'],
        ['gzip', '.gz'],
      ].map(
        // Any other encoding, `*`, is not one that is refused by name.
        ([name, ending]) =>
          `"~*^(?!(?:.*,)?\\s*${name}\\s*;${REFUSED})(?:.*,)?\\s*(?:${name}|\\*)\\s*(?:;(?!${REFUSED})|,|$)" ${ending};`,
      ),
    ]),
    map('$uri', '$site_encoding', ['default "";', '~\\.br$ br;', '~\\.gz$ gzip;']),
    map('$uri', '$site_vary', [
      'default "";',
      `"~*\\.(?:html|${texts().join('|')})(?:\\.br|\\.gz)?$" Accept-Encoding;`,
    ]),
    '# What a client that was refused may do instead.',
    map('$status', '$site_allow', ['default "";', '405 "GET, HEAD";']),
    ...headerMaps(rules),
  ].join('\n');
}

/** Returns what belongs into `server`, beside `listen`, `server_name` and `root`. */
export function nginxServer({rules}: HostedSite): string {
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  const types = new Set(texts().map((ending) => contentTypes[ending] ?? ''));
  const others = Object.keys(contentTypes).filter((ending) => !isCompressible(contentTypes[ending]));
  return [
    NOTE,
    'server_tokens off;',
    'absolute_redirect off;',
    '# The copies made by the build are better and cost nothing.',
    'gzip off;',
    '',
    '# An address that cannot be decoded is one that does not exist.',
    'error_page 400 =404 /404.html;',
    'error_page 404 /404.html;',
    '',
    ...names.map((name) => `add_header ${name} ${variableOf(name)} always;`),
    'add_header Allow $site_allow always;',
    'add_header Vary $site_vary always;',
    'add_header Content-Encoding $site_encoding always;',
    '',
    'if ($site_target) {',
    '  return 301 $site_target$is_args$args;',
    '}',
    '',
    location(`~ ^/(?:${HOSTING_FOLDER}(?:/|$)|vercel\\.json$)`, [...type('text/plain; charset=utf-8'), missing()]),
    '# A missing file is never answered with a page: it would be taken for a script.',
    location('@missing', [...type('text/plain; charset=utf-8'), missing()]),
    location('= /404.html', [
      'internal;',
      ...type(contentTypes.html ?? ''),
      'try_files /404.html$site_copy /404.html =404;',
    ]),
    ...[...types].map((name) => {
      const endings = texts().filter((ending) => contentTypes[ending] === name);
      return location(`~* \\.(?:${endings.join('|')})$`, [...type(name), 'try_files $uri$site_copy $uri @missing;']);
    }),
    location(`~* \\.(?:${others.join('|')})$`, [
      'types {',
      ...others.map((ending) => `  ${contentTypes[ending]} ${ending};`),
      '}',
      'try_files $uri @missing;',
    ]),
    location('/', [...type(contentTypes.html ?? ''), 'try_files $site_file$site_copy $site_file =404;']),
  ].join('\n');
}

/** Returns a whole site: certificates and folder are where Debian and Let's Encrypt put them. */
export function nginxSite({siteUrl}: HostedSite): string {
  const {hostname} = new URL(siteUrl);
  const folder = `/var/www/${hostname}`;
  return `${NOTE}
# Debian: copy the site to ${folder}, this file to /etc/nginx/conf.d/${hostname}.conf, then: nginx -s reload
include ${folder}/${HOSTING_FOLDER}/nginx/maps.conf;

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  return 301 https://$host$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;

  root ${folder};
  include ${folder}/${HOSTING_FOLDER}/nginx/server.conf;
}
`;
}

/** One map per header: by address, and only for answers that hold what was asked for. */
function headerMaps(rules: readonly HeaderRule[]): string[] {
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  return names.map((name) => {
    const values = rules.filter(({headers}) => name in headers);
    const everywhere = values.find(({path}) => path === '/*')?.headers[name] ?? '';
    // The first match wins in nginx, the last rule in the table.
    const special = values.filter(({path}) => path !== '/*').reverse();
    return map('"$status $site_path"', variableOf(name), [
      `default ${quote(name === 'Cache-Control' ? REVALIDATE : everywhere)};`,
      ...special.map(({path, headers}) => `"~^(?:200|206|304) ${pattern(path)}" ${quote(headers[name] ?? '')};`),
    ]);
  });
}

function pattern(path: string): string {
  const escaped = path.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return path.endsWith('*') ? escaped : `${escaped}$`;
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Endings of the files that have compressed copies; pages are found by their address. */
function texts(): string[] {
  return Object.keys(contentTypes).filter((ending) => ending !== 'html' && isCompressible(contentTypes[ending]));
}

// The type of a copy is that of the file it was made from, whatever its own ending is.
const type = (name: string) => ['types {}', `default_type ${quote(name)};`];
const missing = () => 'return 404 "Not found\\n";';

function map(from: string, to: string, lines: readonly string[]): string {
  return `map ${from} ${to} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

function location(match: string, lines: readonly string[]): string {
  return `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
