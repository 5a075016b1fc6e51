import {describe, expect, it} from 'vitest';
import {color} from '../../../src/content/highlightCode.server';

const tok = (name: string, text: string) => `<span class="tok-${name}">${text}</span>`;

it.each([
  [
    'mark what has a color, and neither commas nor brackets',
    'json',
    '{"a": [1, true]}',
    `{${tok('name', '"a"')}: [${tok('number', '1')}, ${tok('keyword', 'true')}]}`,
  ],
  ['keep a color inside another', 'javascript', `\`a $\{1}\``, tok('string', `\`a $\{${tok('number', '1')}}\``)],
  ['give a thing with two names the later', 'yaml', 'key: 1', `${tok('name', 'key')}: ${tok('number', '1')}`],
  ['keep what looks like markup', 'text', '<img onerror=x> &amp;', '&#x3C;img onerror=x> &#x26;amp;'],
])('the colors of code %s', (_what, language, code, html) => expect(color(code, language, [], 'page')).toBe(html));

describe('a line that is wider than a phone', () => {
  const long = 'a line of so many words that it breaks on a phone';

  it.each([
    ['has its indentation', `{\n    ${long}\n}`, `{\n<span class="in-4">    ${long}\n</span>}`],
    ['goes on further in than it begins', `\t\t\t${long}`, `<span class="in-12">\t\t\t${long}</span>`],
    [
      'may break after the signs of a word without room, and not within dashes',
      'a_function.of_a_module(that_has_a_name) --flag',
      '<span class="in-0">a_function.<wbr>of_a_module(<wbr>that_has_a_name) <span class="dashes">--</span>flag</span>',
    ],
  ])('%s', (_what, code, html) => expect(color(code, 'text', [], 'page')).toBe(html));

  it('keeps the colors that go on over it, and the mark', () => {
    const html = color(`"""\n  ${long}\n"""`, 'python', [2], 'page');
    expect(html).toContain(`<mark class="in-2 code-line"><span class="tok-string">  ${long}</span>\n</mark>`);
    expect(html.match(/<span/g)).toHaveLength(html.match(/<\/span>/g)?.length ?? 0);
    expect(html.replace(/<[^>]*>/g, '')).toBe(`"""\n  ${long}\n"""`);
  });
});
