/** Rules of the Markdown of a page; what pages as a whole become is in the golden files of tests/build/copies.test.ts. */
import {describe, expect, it} from 'vitest';
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
function markdown(main: string, others: CopiedPage[] = []): string {
  const [file] = copyFiles([read(`<h1>Guide</h1>${main}`), ...others], site);
  return file?.text.replace(/^[\s\S]*\n# Guide\n\n?/, '').trim() ?? '';
}

describe('the Markdown of a page', () => {
  it('joins the lines of a cell by semicolons', () => {
    const table = '<table><tr><th>Host</th></tr><tr><td><div>One GPU</div><div>Docker</div></td></tr></table>';
    expect(markdown(table)).toContain('| One GPU; Docker |');
  });

  it('shortens a list as paper does', () => {
    const list =
      '{"results": [\n<span>    1<span data-late=true>,</span>\n</span><span data-late=true>    2\n</span>  ]}\n';
    expect(
      markdown(
        `<div class="theme-code-block language-json"><figcaption>format=<code>json</code></figcaption><pre><code>${list}</code></pre></div>`,
      ),
    ).toBe('```json title="format=json"\n{"results": [\n    1\n  ]}\n```');
  });

  it('writes the title of a block without the sign that opens it', () => {
    const code =
      '<div class="theme-code-block language-text"><figcaption>After `wait`</figcaption><pre><code>one\n</code></pre></div>';
    expect(markdown(code)).toBe('```text title="After wait"\none\n```');
  });

  it('keeps code as it is, with its language and title, and says where to download a program', () => {
    const code =
      '<figure class="theme-code-block language-python"><figcaption><span><a href="/samples/a.py">a.py</a></span><span><button>Wrap</button><button>Copy</button></span></figcaption><pre><code>if a &lt; b:\n\n    print("```")\n</code></pre></figure>';
    expect(markdown(code)).toBe(
      '````python title="a.py"\nif a < b:\n\n    print("```")\n````\n\nDownload: [a.py](https://docs.example.com/samples/a.py)',
    );
  });

  it('links a program that its page loads', () => {
    const code =
      '<figure class="theme-code-block language-go"><figcaption><span>a.go</span></figcaption><pre><code><a href="/samples/a.go">a.go</a>\n\n</code></pre></figure>';
    expect(markdown(code)).toBe('[a.go](https://docs.example.com/samples/a.go)');
  });

  it('puts the note below a row into the first cell of the row', () => {
    const table =
      '<table><tr><th>Feature<th>Hosted<tr><td>Events<td><a href="/guide">—</a><tr><td colspan=2>Only with a GPU.<tr><td>Topics<td>✓</table>';
    expect(markdown(table)).toBe('| Feature | Hosted |\n| - | - |\n| Events; Only with a GPU. | — |\n| Topics | ✓ |');
  });

  it('keeps tables, with lists and lines in their cells', () => {
    const table =
      '<table><caption>Limits</caption><thead><tr><th><button>Name<span aria-hidden=true>↕</span></button><th>Value<tbody><tr><td><code>a|b</code><td><ul><li>one<li>two</ul><div>more</div></table>';
    expect(markdown(table)).toBe('**Limits**\n\n| Name | Value |\n| - | - |\n| `a\\|b` | one, two more |');
  });

  it('prints an output once that several tabs have', () => {
    const panel = (name: string) =>
      `<div role=tabpanel data-label=${name}><div class=theme-code-block><figcaption>Output</figcaption><pre><code>one</code></pre></div></div>`;
    expect(markdown(`<div class=theme-tabs-container>${panel('Python')}${panel('JavaScript')}</div>`)).toBe(
      '**Python**\n\n```text title="Output"\none\n```\n\n**JavaScript**\n\nOutput: the same.',
    );
  });

  it('says what players and choices say, and leaves drawings to the words beside them', () => {
    expect(markdown('<svg role=img aria-label="States."><text>Open</text></svg><p>Open, closed.</p>')).toBe(
      'Open, closed.',
    );
    expect(markdown('<audio src=/a.mp3></audio><p>Good morning.</p>')).toBe(
      '[Recording](https://docs.example.com/a.mp3)\n\nGood morning.',
    );
    expect(markdown('<label>Rate</label><select><option>8 kHz<option>16 kHz</select>')).toBe('Rate\n\n8 kHz, 16 kHz');
  });

  it('keeps the anchor of a part without a heading', () => {
    expect(markdown('<div id=needs>A key and a <code>file</code>.</div><p>Text.</p>')).toBe(
      'A key and a `file`. {#needs}\n\nText.',
    );
  });

  it('treats text that looks like markup as text', () => {
    expect(markdown('<p>&lt;img src=x&gt; *not* _this_ [or](that)</p>')).toBe(
      '\\<img src=x> \\*not\\* *this* \\[or]\\(that)'.replace('*this*', '\\_this\\_'),
    );
  });
});

describe('the build stops at', () => {
  it('an element that no handler knows, naming file, line, and where handlers are', () => {
    expect(() => read('<h1>Guide</h1>\n<p>Text <map-viewer>here</map-viewer>.</p>')).toThrow(
      /^Markdown of \/guide \(guide\/index\.html\): line 2, column 9: nothing says how <map-viewer> is written in Markdown\. Add a handler to packages\/publish\/copies\/components\.server\.ts/,
    );
  });
});
