/** Rules of the Markdown of a page; what pages as a whole become is in the golden files of tests/build/copies.test.ts. */
import {expect, it} from 'vitest';
import {parseBuiltPage} from '../../builtPage.server';
import {type CopiedPage, copyFiles, readCopy} from '../../copies/copies.server';
import {locator} from '../../locate';

const places = locator({url: 'https://docs.example.com', bases: ['/']});
const site = {places, contractsOf: () => 'batch 2.0.0'};

function read(main: string, path = '/guide'): CopiedPage {
  const html = `<html><head><meta name=description content="About it."></head><body><main><article>${main}</article></main></body></html>`;
  const page = readCopy({path, file: 'guide/index.html', built: parseBuiltPage(html)});
  if (!page) throw new Error('asked not to be listed');
  return page;
}

/** The Markdown of a page below its title. */
function markdown(main: string): string {
  const [file] = copyFiles([read(`<h1>Guide</h1>${main}`)], site);
  return file?.text.replace(/^[\s\S]*\n# Guide\n\n?/, '').trim() ?? '';
}

const block = (language: string, caption: string, code: string) =>
  `<figure class="theme-code-block language-${language}"><figcaption>${caption}</figcaption><pre><code>${code}</code></pre></figure>`;

it.each([
  [
    'shortens a list as paper does',
    block(
      'json',
      'format=<code>json</code>',
      '[\n<span>  1<span data-late=true>,</span>\n</span><span data-late=true>  2\n</span>]\n',
    ),
    '```json title="format=json"\n[\n  1\n]\n```',
  ],
  [
    'writes a title without the sign that opens it',
    block('text', 'After `wait`', 'one\n'),
    '```text title="After wait"\none\n```',
  ],
  [
    'keeps code as it is, with its language and title',
    block(
      'python',
      '<span>a.py</span><span><button>Wrap</button><button>Copy</button></span>',
      'if a &lt; b:\n\n    print("```")\n',
    ),
    '````python title="a.py"\nif a < b:\n\n    print("```")\n````',
  ],
  [
    'puts the note below a row into the first cell of the row',
    '<table><tr><th>Feature<th>Hosted<tr><td>Events<td><a href="/guide">—</a><tr><td colspan=2>Only with a GPU.</table>',
    '| Feature | Hosted |\n| - | - |\n| Events; Only with a GPU. | — |',
  ],
  [
    'keeps tables, with lists and lines in their cells',
    '<table><caption>Limits</caption><thead><tr><th><button>Name<span aria-hidden=true>↕</span></button><th>Value<tbody><tr><td><code>a|b</code><td><ul><li>one<li>two</ul><div>more</div><tr><td><div>a</div><div>b</div><td>c</table>',
    '**Limits**\n\n| Name | Value |\n| - | - |\n| `a\\|b` | one, two more |\n| a; b | c |',
  ],
  [
    'leaves drawings to the words beside them',
    '<svg role=img aria-label="States."><text>Open</text></svg><p>Open.</p>',
    'Open.',
  ],
  [
    'keeps the anchor of a part without a heading',
    '<div id=needs>A <code>file</code>.</div><p>Text.</p>',
    'A `file`. {#needs}\n\nText.',
  ],
  [
    'treats text that looks like markup as text',
    '<p>&lt;img src=x&gt; *not* _this_ [or](that)</p>',
    '\\<img src=x> \\*not\\* \\_this\\_ \\[or]\\(that)',
  ],
])('the Markdown of a page %s', (_what, html, text) => expect(markdown(html)).toBe(text));

it('the build stops at an element that no handler knows, naming file, line, and where handlers are', () => {
  expect(() => read('<h1>Guide</h1>\n<p>Text <map-viewer>here</map-viewer>.</p>')).toThrow(
    /^Markdown of \/guide \(guide\/index\.html\): line 2, column 9: nothing says how <map-viewer> is written in Markdown\. Add a handler to packages\/publish\/copies\/components\.server\.ts/,
  );
});
