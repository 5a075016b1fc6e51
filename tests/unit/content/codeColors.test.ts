import {describe, expect, it} from 'vitest';
import {color} from '../../../src/content/highlightCode';

const painted = (text: string, language: string) => color(text, language, [], 'page');

/** What a reader reads: the HTML without its elements. */
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');

describe('the colors of code', () => {
  it('mark what has a color, and neither commas nor brackets', () => {
    expect(painted('{"a": [1, true]}', 'json')).toBe(
      '{<span class="tok-name">"a"</span>: [<span class="tok-number">1</span>, <span class="tok-keyword">true</span>]}',
    );
  });

  it('put neighbours of one color into one element, with the space between them', () => {
    expect(painted('# one\n# two', 'bash')).toBe('<span class="tok-comment"># one\n# two</span>');
    expect(painted('return new A()', 'javascript')).toBe(
      '<span class="tok-keyword">return new</span> <span class="tok-name">A</span>()',
    );
  });

  it('keep a color inside another', () => {
    const template = `\`a $${'{1}'}\``;
    expect(painted(template, 'javascript')).toBe(
      `<span class="tok-string">\`a $${'{<span class="tok-number">1</span>}'}\`</span>`,
    );
  });

  it('give a thing with two names the later of its colors', () => {
    expect(painted('key: 1', 'yaml')).toBe('<span class="tok-name">key</span>: <span class="tok-number">1</span>');
  });

  it('leave each line that a comparison adds or takes away its own', () => {
    const html = painted('- a\n- b\n+ c', 'diff');
    expect(html).toContain('class="tok-deleted"');
    expect(html).toContain('class="tok-inserted"');
    expect(words(html)).toBe('- a\n- b\n+ c');
  });

  it('keep what looks like markup as text', () => {
    expect(painted('<img onerror=x> &amp;', 'text')).toBe('&#x3C;img onerror=x> &#x26;amp;');
  });
});

describe('a line that is wider than a phone', () => {
  const long = 'a line of so many words that it breaks on a phone';

  it('begins an element of its indentation, until one of another', () => {
    expect(color(`{\n    ${long}\n}`, 'text', [], 'page')).toBe(`{\n<span class="in-4">    ${long}\n}</span>`);
    expect(color(`${long}\n  short`, 'text', [], 'page')).toBe(`<span class="in-0">${long}\n  short</span>`);
  });

  it('ends it before a line of another indentation', () => {
    expect(color(`${long}\n    ${long}\n`, 'text', [], 'page')).toBe(
      `<span class="in-0">${long}\n</span><span class="in-4">    ${long}\n</span>`,
    );
  });

  it('keeps the colors that go on over it, and the mark', () => {
    const html = color(`"""\n  ${long}\n"""`, 'python', [2], 'page');
    expect(html).toContain(`<mark class="in-2 code-line"><span class="tok-string">  ${long}</span>\n</mark>`);
    expect(html.match(/<span/g)).toHaveLength(html.match(/<\/span>/g)?.length ?? 0);
    expect(html.replace(/<[^>]*>/g, '')).toBe(`"""\n  ${long}\n"""`);
  });
});
