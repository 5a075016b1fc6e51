import {describe, expect, it} from 'vitest';
import {escapeHighlight, escapeText, piecesOf, unescapeText, withoutHighlight} from '../../../src/search/escape';

describe('text that becomes HTML', () => {
  it.each([
    ['List<String> && b', 'List&lt;String&gt; &amp;&amp; b'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['&amp;amp;', '&amp;amp;amp;'],
    [`"double" 'single'`, '&quot;double&quot; &#39;single&#39;'],
  ])('shows %s exactly as its author wrote it', (text, html) => {
    expect(escapeText(text)).toBe(html);
    expect(escapeHighlight(text)).toBe(html);
    expect(unescapeText(html)).toBe(text);
  });

  it('keeps pairs of the bare highlight tag', () => {
    expect(escapeHighlight('a <mark>max</mark>_<mark>delay</mark> b')).toBe('a <mark>max</mark>_<mark>delay</mark> b');
  });

  it.each([
    ['a tag with a handler', '<mark onmouseover=alert(1)>x</mark>', '&lt;mark onmouseover=alert(1)&gt;x'],
    ['a tag left open', 'a <mark>b', 'a b'],
    ['a tag closed twice', '<mark>a</mark></mark>b', '<mark>a</mark>b'],
    ['nested tags', '<mark>a<mark>b</mark></mark>', '<mark>ab</mark>'],
    ['a tag in capitals', '<MARK>a</MARK>', '&lt;MARK&gt;a&lt;/MARK&gt;'],
    ['an image that runs script', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['a drawing that runs script', '<svg onload=alert(1)>', '&lt;svg onload=alert(1)&gt;'],
  ])('never lets through %s', (_what, marked, html) => {
    expect(escapeHighlight(marked)).toBe(html);
  });

  it.each([
    ['no <mark>delay</mark> here', ['no ', 'delay', ' here']],
    ['<mark>max</mark>_<mark>delay</mark>', ['', 'max', '_', 'delay', '']],
    ['<mark>a</mark><mark>b</mark>', ['', 'a', '', 'b', '']],
    ['List<String> of <mark><b></mark>', ['List<String> of ', '<b>', '']],
    ['plain', ['plain']],
  ])('falls into plain and marked pieces in turn: %s', (marked, pieces) => {
    expect(piecesOf(escapeHighlight(marked))).toEqual(pieces);
  });

  it('says marked text without its tags', () => {
    expect(withoutHighlight('Choose a <mark>delay</mark>')).toBe('Choose a delay');
  });
});
