/** The short list of fields that guides show: the same blocks as in the reference, each name linked to its home there. */
import type {RootContent} from 'mdast';
import type {SchemaLocation} from '../schemaLocations';
import type {FieldNode} from '../types';
import {fieldCount, fieldHead, fieldMeaning} from './fieldTree';
import {html, jsx} from './nodes';

/**
 * Returns the list as one element of a page; what is inside an object stays in the reference. `file` is the source of the
 * page: a description that says "see" and names that page ends before.
 */
export function fieldSummary(fields: readonly FieldNode[], home: SchemaLocation, file: string): RootContent {
  const items = fields.map((field) => {
    const href = `${home.page}#${field.id}`;
    const description = withoutLinkTo(file, field.description ?? '');
    const meaning = fieldMeaning({...field, description, isOmittedWhenEmpty: false, isNullInResponses: false});
    const children =
      field.children.length > 0 && html('p', {className: 'ref-see'}, html('a', {href}, fieldCount(field)));
    return html(
      'li',
      {className: 'ref-field'},
      fieldHead(field, {href}),
      html('div', {className: 'ref-field-meaning'}, meaning, children),
    );
  });
  return jsx('ReferenceBlock', {className: 'ref-tree'}, html('ul', {className: 'ref-fields ref-summary'}, items));
}

function withoutLinkTo(file: string, text: string): string {
  const page = file.replace(/(?:\/index)?\.mdx?$/, '');
  return text.replace(/; see\s\[[^\]]+\]\(([^)#]+?)\/?(?:#[^)]*)?\)/g, (all, link: string) =>
    page.endsWith(link) ? '' : all,
  );
}
