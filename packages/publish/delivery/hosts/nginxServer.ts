/**
 * The part of the nginx configuration that belongs into `server`, with no module beyond those of every build of nginx.
 * All headers are set at the level of the server: an `add_header` inside a location would discard all of them.
 */
import {contentTypes, isCompressible, namedTypes} from '../contentTypes';
import {HOSTING_FOLDER} from '../hostFiles';
import {type HostedSite, location, NOTE, nameOfHeader, quote, textEndings} from './nginxText';

/** Returns `server.conf`, which needs `listen`, `server_name`, and `root` beside it. */
export function nginxServer(site: HostedSite): string {
  const {bases, rules} = site;
  const base = bases[0] ?? '/';
  const notFoundPages = bases.map((one) => `/${one.slice(base.length)}404.html`);
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  const types = new Set(textEndings().map((ending) => contentTypes[ending] ?? ''));
  const others = Object.keys(contentTypes).filter((ending) => !isCompressible(contentTypes[ending]));
  return [
    NOTE,
    'server_tokens off;',
    'absolute_redirect off;',
    '# The compressed files of the build are smaller and cost no time.',
    'gzip off;',
    '',
    '# An address that cannot be decoded does not exist.',
    `error_page 400 =404 $site_missing;`,
    `error_page 404 $site_missing;`,
    '',
    ...names.map((name) => `add_header ${name} $${nameOfHeader(name)} always;`),
    `add_header Allow $site_allow always;`,
    `add_header Vary $site_vary always;`,
    `add_header Content-Encoding $site_encoding always;`,
    '',
    `if ($site_target) {`,
    `  return 301 $site_target$is_args$args;`,
    '}',
    '',
    `if ($site_markdown_file) {`,
    `  rewrite ^ $site_markdown_file break;`,
    '}',
    '',
    location(`~ ^${base}${HOSTING_FOLDER}(?:/|$)`, [...type('text/plain; charset=utf-8'), NOT_FOUND]),
    '# A missing file never gets a page as its response: browsers would run it as a script.',
    location('@missing', [...type('text/plain; charset=utf-8'), NOT_FOUND]),
    ...bases.flatMap((one) =>
      Object.entries(namedTypes).map(([address, name]) =>
        location(`= ${one}${address.slice(1)}`, [...type(name), 'try_files $site_below @missing;']),
      ),
    ),
    ...notFoundPages.map((file) =>
      location(`= ${file}`, [
        'internal;',
        ...type(contentTypes.html ?? ''),
        `try_files ${file}$site_copy ${file} =404;`,
      ]),
    ),
    ...[...types].map((name) => {
      const endings = textEndings().filter((ending) => contentTypes[ending] === name);
      return location(`~* \\.(?:${endings.join('|')})$`, [
        ...type(name),
        'try_files $site_below$site_copy $site_below @missing;',
      ]);
    }),
    location(`~* \\.(?:${others.join('|')})$`, [
      'types {',
      ...others.map((ending) => `  ${contentTypes[ending]} ${ending};`),
      '}',
      `try_files $site_below @missing;`,
    ]),
    location('/', [...type(contentTypes.html ?? ''), `try_files $site_file$site_copy $site_file =404;`]),
  ].join('\n');
}

const NOT_FOUND = 'return 404 "Not found\\n";';

/** The type of a compressed file is that of the file that it was made from, whatever its own ending is. */
const type = (name: string) => ['types {}', `default_type ${quote(name)};`];
