import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {highlightCode} from '../../../../src/content/highlightCode';
import {htmlApart} from '../../../../src/content/late/htmlApart';
import {fence, page} from '../compile';

/** The tree of a page with these programs, after the two plugins that deal with code. */
function pageWith(...programs: string[]) {
  const tree = {type: 'root' as const, children: programs.flatMap((program) => fence('python', program).children)};
  highlightCode()(tree, page());
  htmlApart()(tree);
  const blocks = tree.children.filter(({type}) => type === 'mdxJsxFlowElement') as unknown as MdxJsxFlowElementHast[];
  const html = blocks.map(({attributes}) => (attributes as MdxJsxAttribute[]).find(({name}) => name === 'html')?.value);
  const written = JSON.stringify(tree.children[0]);
  const [, data = ''] = /"data:[^;]+;base64,([^"]+)"/.exec(written) ?? [];
  return {html, written, moved: data ? (JSON.parse(Buffer.from(data, 'base64').toString()) as string[]) : []};
}

const LONG = Array.from({length: 100}, (_, line) => `print("line ${line}")`).join('\n');

describe('the HTML of a page', () => {
  it('goes into a file of its own, and each block names its place there', () => {
    const {html, moved} = pageWith(LONG, 'stop()');
    expect(moved).toHaveLength(2);
    expect(moved[0]).toContain('line 99');
    expect(moved[1]).toContain('stop');
    expect(html).toMatchObject([{value: 'blockHtml(0)'}, {value: 'blockHtml(1)'}]);
  });

  it('contains a block once that the page shows twice', () => {
    const {html, moved} = pageWith(LONG, LONG);
    expect(moved).toHaveLength(1);
    expect(html).toMatchObject([{value: 'blockHtml(0)'}, {value: 'blockHtml(0)'}]);
  });

  it('is waited for before anything of the page is drawn', () => {
    const {written} = pageWith(LONG);
    expect(written).toContain('AwaitExpression');
    expect(written).toContain('@site/src/content/late/openHtml');
  });

  it('stays in the script of a page that has little of it', () => {
    const {html, moved} = pageWith('print("Hello")');
    expect(moved).toEqual([]);
    expect(html[0]).toContain('Hello');
  });
});
