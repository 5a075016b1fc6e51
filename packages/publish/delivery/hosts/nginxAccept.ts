/**
 * Negotiation by `Accept` in nginx, with the rules of `accept.ts`: the weights of Markdown and HTML as `0.000` to `1.000`,
 * compared digit by digit, since nginx compares no numbers.
 */
import type {HostedSite} from './hostedSite';
import {map, quote, variablesOf} from './nginxText';

/** Returns the maps that set the variable `markdown_file`: the file of a page's Markdown where the client prefers it. */
export function nginxAccept(site: HostedSite): string[] {
  const $ = variablesOf(site);
  const {withoutMarkdown = []} = site;
  return [
    '# Whether the client prefers the Markdown of a page: the weights of both types, then the file.',
    map('$http_accept', $('markdown_q'), ['default "";', range('text/markdown')]),
    map('$http_accept', $('html_q'), ['default "";', ...['text/html', 'text/\\*', '\\*/\\*'].map(range)]),
    ...['markdown', 'html'].map((name) => map($(`${name}_q`), $(`${name}_weight`), weights())),
    map(`"${$('markdown_weight')} ${$('html_weight')}"`, $('prefers'), [
      'default "";',
      '"~^0\\.000" "";',
      '"~^(\\S+) \\1$" markdown;',
      '"~^1" markdown;',
      '"~ 1" "";',
      `"~^0\\.(\\d*)(?:${LARGER})" markdown;`,
    ]),
    map(`"${$('prefers')}${$('page')}"`, $('markdown_file'), [
      'default "";',
      ...withoutMarkdown.map((address) => `${quote(`markdown${address}`)} "";`),
      `"~^markdown.*/$" "\${uri}index.md";`,
      '"~^markdown." "$uri.md";',
    ]),
  ];

  /** The weight that a header gives a range, behind a `q` that says that the range is there. */
  function range(name: string): string {
    const parameters = '(?:;(?!\\s*q\\s*=)[^,;]*)*';
    const weight = `(?:;\\s*q\\s*=\\s*(?<${$('q').slice(1)}>[01](?:\\.\\d{0,3})?)\\s*(?=[;,]|$))?`;
    return `"~*(?:^|,)\\s*${name}\\s*(?=[;,]|$)${parameters}${weight}" "q${$('q')}";`;
  }

  function weights(): string[] {
    const digits = $('digits');
    const group = digits.slice(1);
    return [
      'default 0.000;',
      '"~^q(?:1.*)?$" 1.000;',
      ...[0, 1, 2].map((missing) => {
        const zeros = '0'.repeat(missing);
        return `"~^q0\\.(?<${group}>\\d{${3 - missing}})$" "0.\${${group}}${zeros}";`;
      }),
    ];
  }
}

/** After equal digits, one that is larger. */
const LARGER = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `${digit}\\d* 0\\.\\1[0-${digit - 1}]`).join('|');
