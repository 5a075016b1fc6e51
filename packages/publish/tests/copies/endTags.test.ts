import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {parseBuiltPage} from '../../builtPage.server';
import {withEndTags} from '../../copies/endTags.server';

const complete = (html: string) => withEndTags(html, parseBuiltPage(html));

const page = (content: string) =>
  `<!doctype html><html lang=en><head><title>T</title></head><body><nav><ul><li>Menu</ul></nav><main>${content}</main><script>1</script></body></html>`;

describe('the main part of a page', () => {
  it('is complete beside the text too', () => {
    expect(complete(page('<ol><li>Here<li>There</ol><article><p>Text</article>'))).toBe(
      page('<ol><li>Here</li><li>There</li></ol><article><p>Text</p></article>'),
    );
  });

  it('gets the end tags that the minifier left out, innermost first', () => {
    expect(complete(page('<ul><li><p>One<li>Two<br></ul><table><tr><td>a<td>b</table>'))).toBe(
      page('<ul><li><p>One</p></li><li>Two<br></li></ul><table><tr><td>a</td><td>b</td></tr></table>'),
    );
  });

  it('stays as it is where nothing is missing, code and drawings included', () => {
    const whole = page('<p>A</p><pre>if (a &lt; b)\n</pre><svg role=img><path d=M0 /></svg><P>B</P>');
    expect(complete(whole)).toBe(whole);
  });

  it('is the same page to a browser', () => {
    const html = page(
      '<h1>T</h1><p>One<p>Two <b>bold</b><dl><dt>a<dd>b<dt>c<dd>d</dl><select><option>1<option>2</select>',
    );
    expect(toHtml(fromHtml(complete(html)))).toBe(toHtml(fromHtml(html)));
  });
});
