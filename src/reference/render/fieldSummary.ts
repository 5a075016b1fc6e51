/** The short list of fields that guides show: the same blocks as in the reference, each name linked to its home there. */
import type {Element} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {SchemaLocation} from '../schemaLocations';
import type {FieldNode} from '../types';
import {fieldCount, fieldHead, fieldMeaning} from './fieldTree';
import {el, htmlBlock} from './html';

/**
 * Returns the list as one element of a page; what is inside an object stays in the reference. `file` is the source of the
 * page: a description that says "see" and names that page ends before.
 */
export function fieldSummary(fields: readonly FieldNode[], home: SchemaLocation, file = ''): MdxJsxFlowElement {
  const shown = fields.map((field) => ({
    ...field,
    ...(field.description && {description: withoutLinkTo(file, field.description)}),
  }));
  const list = el('ul', {className: 'ref-fields ref-summary'}, ...shown.map((field) => item(field, home)));
  return htmlBlock({className: 'ref-tree'}, list);
}

function withoutLinkTo(file: string, text: string): string {
  const page = file.replace(/(?:\/index)?\.mdx?$/, '');
  return text.replace(/; see\s\[[^\]]+\]\(([^)#]+?)\/?(?:#[^)]*)?\)/g, (all, link: string) =>
    page.endsWith(link) ? '' : all,
  );
}

function item(field: FieldNode, home: SchemaLocation): Element {
  const href = `${home.page}#${field.id}`;
  return el(
    'li',
    {className: 'ref-field'},
    fieldHead(field, {href}),
    el(
      'div',
      {className: 'ref-field-meaning'},
      ...fieldMeaning(field),
      field.children.length > 0 && el('p', {className: 'ref-see'}, el('a', {href}, ...fieldCount(field))),
    ),
  );
}
