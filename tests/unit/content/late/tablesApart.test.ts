import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {tablesApart} from '../../../../src/content/late/tablesApart';
import {tables} from '../../../../src/content/tables';

const el = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({type: 'text', value});
const component = (name: string) => ({type: 'mdxJsxFlowElement', name, attributes: [], children: []}) as never;

/** What becomes of a table with this many rows, on a page of the reference or on another one. */
function made(rows: number, cell: ElementContent, other = component('StaticHtml')) {
  const head = el('thead', [el('tr', [el('th', [text('Type')]), el('th', [text('Meaning')])])]);
  const body = Array.from({length: rows}, (_, row) =>
    el('tr', [el('td', [text(`type-${row}`)]), el('td', [cell, text(' says what went wrong, and when.')])]),
  );
  const tree: Root = {type: 'root', children: [el('table', [head, el('tbody', body)]), other]};
  tables()(tree);
  tablesApart()(tree);
  const [table] = tree.children as unknown as MdxJsxFlowElementHast[];
  const html = (table?.attributes as MdxJsxAttribute[] | undefined)?.find(({name}) => name === 'html')?.value;
  return {type: table?.type, html: String(html)};
}

const INNER = el('a', [text('the quickstart')], {href: '/quickstart'});

describe('a table of the reference', () => {
  it('becomes ready HTML when it is long, with the addresses of its rows', () => {
    const {type, html} = made(40, INNER);
    expect(type).toBe('mdxJsxFlowElement');
    expect(html).toContain('<a href="/quickstart">the quickstart</a>');
    expect(html).toContain('<tr id="type-39">');
    expect(html).toContain('<a class="hash-link" href="#type-39" aria-label="Link to this row"></a>');
  });

  it('stays as it is when it is short, so that the pages behind its links are fetched ahead', () => {
    expect(made(3, INNER).type).toBe('element');
  });

  it('stays as it is when a component draws a part of it, or a link leads to another site', () => {
    expect(made(40, component('Badge')).type).toBe('element');
    expect(made(40, el('a', [text('support')], {href: 'https://support.example.com'})).type).toBe('element');
  });

  it('stays as it is on a page without ready HTML', () => {
    expect(made(40, INNER, component('Cards')).type).toBe('element');
  });
});
