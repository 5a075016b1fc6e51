/**
 * The part of the nginx configuration that belongs into `server`, with no module beyond those of every build of nginx.
 * All headers are set at the level of the server: an `add_header` inside a location would discard all of them.
 */
import {contentTypes, isCompressible, namedTypes} from '../contentTypes';
import {HOSTING_FOLDER} from '../hostFiles';
import type {HostedSite} from './hostedSite';
import {location, NOTE, nameOfHeader, quote, textEndings, variablesOf} from './nginxText';

/** Returns `server.conf`, which needs `listen`, `server_name`, and `root` beside it. */
export function nginxServer(site: HostedSite): string {
  const {bases, rules} = site;
  const base = bases[0] ?? '/';
  const notFoundPages = bases.map((one) => `/${one.slice(base.length)}404.html`);
  const $ = variablesOf(site);
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  const types = new Set(textEndings().map((ending) => contentTypes[ending] ?? ''));
  const others = Object.keys(contentTypes).filter((ending) => !isCompressible(contentTypes[ending]));
  return [
    NOTE,
    'server_tokens off;',
    'absolute_redirect off;',
    '# The copies made by the build are smaller and cost no time.',
    'gzip off;',
    '',
    '# An address that cannot be decoded does not exist.',
    `error_page 400 =404 ${$('missing')};`,
    `error_page 404 ${$('missing')};`,
    '',
    ...names.map((name) => `add_header ${name} ${$(nameOfHeader(name))} always;`),
    `add_header Allow ${$('allow')} always;`,
    `add_header Vary ${$('vary')} always;`,
    `add_header Content-Encoding ${$('encoding')} always;`,
    '',
    `if (${$('target')}) {`,
    `  return 301 ${$('target')}$is_args$args;`,
    '}',
    '',
    `if (${$('markdown_file')}) {`,
    `  rewrite ^ ${$('markdown_file')} break;`,
    '}',
    '',
    location(`~ ^${base}(?:${HOSTING_FOLDER}(?:/|$)|vercel\\.json$)`, [
      ...type('text/plain; charset=utf-8'),
      NOT_FOUND,
    ]),
    '# A missing file never gets a page as its response: browsers would run it as a script.',
    location('@missing', [...type('text/plain; charset=utf-8'), NOT_FOUND]),
    ...Object.entries(namedTypes).map(([address, name]) =>
      location(`= ${base}${address.slice(1)}`, [...type(name), `try_files ${$('below')} @missing;`]),
    ),
    ...notFoundPages.map((file) =>
      location(`= ${file}`, [
        'internal;',
        ...type(contentTypes.html ?? ''),
        `try_files ${file}${$('copy')} ${file} =404;`,
      ]),
    ),
    ...[...types].map((name) => {
      const endings = textEndings().filter((ending) => contentTypes[ending] === name);
      return location(`~* \\.(?:${endings.join('|')})$`, [
        ...type(name),
        `try_files ${$('below')}${$('copy')} ${$('below')} @missing;`,
      ]);
    }),
    location(`~* \\.(?:${others.join('|')})$`, [
      'types {',
      ...others.map((ending) => `  ${contentTypes[ending]} ${ending};`),
      '}',
      `try_files ${$('below')} @missing;`,
    ]),
    location('/', [...type(contentTypes.html ?? ''), `try_files ${$('file')}${$('copy')} ${$('file')} =404;`]),
  ].join('\n');
}

const NOT_FOUND = 'return 404 "Not found\\n";';

/** The type of a copy is that of the file that it was made from, whatever its own ending is. */
const type = (name: string) => ['types {}', `default_type ${quote(name)};`];
