/** The short list of fields that guides show: the same blocks as in the reference, each name linked to its home there. */
import type {Element} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {SchemaLocation} from '../schemaLocations';
import type {FieldNode} from '../types';
import {fieldHead, fieldMeaning, legend} from './fieldTree';
import {el, serialize} from './html';
import {element} from './nodes';

/** Returns the list as one element of a page; what is inside an object stays in the reference. */
export function fieldSummary(fields: readonly FieldNode[], home: SchemaLocation): MdxJsxFlowElement {
  const list = el('ul', {className: 'ref-fields ref-summary'}, ...fields.map((field) => item(field, home)));
  return element('StaticHtml', {className: 'ref-tree', html: serialize(list, ...legend(fields))});
}

function item(field: FieldNode, home: SchemaLocation): Element {
  const href = `${home.page}#${field.id}`;
  const count = field.children.length;
  const inside = `${count} ${count === 1 ? 'field' : 'fields'} inside`;
  return el(
    'li',
    {className: 'ref-field'},
    fieldHead(field, {href}),
    el(
      'div',
      {className: 'ref-field-meaning'},
      ...fieldMeaning(field),
      count > 0 && el('p', {className: 'ref-see'}, el('a', {href}, inside)),
    ),
  );
}
