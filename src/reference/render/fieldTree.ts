/**
 * A tree of fields as nested lists: name with permalink, type, flags, meaning, bounds, values, and what is inside,
 * folded with the browser's own `<details>`.
 */

import type {Api} from '@speech-docs/protocol/contracts/parsed';
import type {Element, ElementContent} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {breakPoints} from '../../lib/breakPoints';
import {allFields} from '../model';
import type {Reference, SchemaLocation} from '../schemaLocations';
import type {FieldNode, Value, Variant} from '../types';
import {codeEl, el, htmlBlock, prose, proseWords} from './html';

/** Where a tree is drawn: decides which schemas are shown in full and which are linked to their home. */
export interface Surroundings {
  reference: Reference;
  api: Api;
  page: string;
  /** The fields are those of a response, so that what is true of responses need not name them. */
  isResponse?: boolean;
  /** The name of the one outermost field whose fields are shown at once, however many they are. */
  open?: string | undefined;
}

/** A schema with more fields than this is shown once in the reference, and linked from other pages. */
const LINKED_ABOVE = 8;
/** What is inside an outermost field is open when it is this short. */
const OPEN_UP_TO = 5;
/** A longer list of values is folded. */
const VALUES_SHOWN = 12;
/** A longer value leaves no room beside it for what it means. */
const LONG_VALUE = 24;

/** Returns the tree as one element of a page. */
export function fieldTree(fields: readonly FieldNode[], around: Surroundings): MdxJsxFlowElement {
  return htmlBlock({className: 'ref-tree'}, fieldList(fields, around, 0));
}

/** Properties of a field in responses, in few words, because a sentence would be repeated under field after field. */
function signsOf({isOmittedWhenEmpty, isNullInResponses}: FieldNode): string[] {
  return [...(isOmittedWhenEmpty ? ['absent if empty'] : []), ...(isNullInResponses ? ['null if unset'] : [])];
}

/** Returns the list alone; deprecated fields come last. */
export function fieldList(fields: readonly FieldNode[], around: Surroundings, depth = 0): Element {
  const sorted = [...fields].sort((one, other) => Number(one.isDeprecated) - Number(other.isDeprecated));
  return el('ul', {className: 'ref-fields'}, ...sorted.map((field) => fieldItem(field, around, depth)));
}

function fieldItem(field: FieldNode, around: Surroundings, depth: number): Element {
  return el(
    'li',
    {className: 'ref-field', id: field.id},
    fieldHead(field, {href: `#${field.id}`, ariaLabel: `Direct link to ${field.name}`}, around.isResponse),
    ...fieldMeaning(field, around.isResponse),
    ...inside(field, around, depth),
  );
}

/** A name that is longer than its column breaks between its words. */
export function nameEl(name: string): Element {
  const parts = breakPoints(name);
  return el('code', {}, ...parts.flatMap((part, index) => (index > 0 ? [el('wbr', {}), part] : [part])));
}

/** Name, type and flags on one line; the name is a link with the given properties. */
export function fieldHead(field: FieldNode, link: {href: string; ariaLabel?: string}, isResponse = false): Element {
  return el(
    'div',
    {className: 'ref-field-head'},
    ...spaced([
      el('a', {className: 'ref-field-name', ...link}, nameEl(field.name)),
      el('span', {className: 'ref-field-type'}, field.type),
      ...flags(field).map(([name, text]) => el('span', {className: `ref-flag ref-flag-${name}`}, text)),
      ...(isResponse ? signsOf(field).map((sign) => el('span', {className: 'ref-flag'}, sign)) : []),
    ]),
  );
}

/** With spaces between: they are not seen, but searched, copied and read aloud. */
function spaced(parts: Element[]): ElementContent[] {
  return parts.flatMap((part, index): ElementContent[] => (index > 0 ? [{type: 'text', value: ' '}, part] : [part]));
}

/** What the field does, what it may contain, and what each of its values means. */
export function fieldMeaning(field: FieldNode, isResponse = false): (ElementContent | null | false)[] {
  return [
    ...prose(field.description),
    facts(field, isResponse),
    valueList(field.values),
    field.known.length > 0 &&
      el('p', {className: 'ref-field-label'}, 'Known values; ignore others, which can be added:'),
    valueList(field.known),
  ];
}

function flags(field: FieldNode): [string, string][] {
  const found: [string, string][] = [];
  if (field.place) found.push(['quiet', field.place]);
  if (field.required) found.push(['required', 'required']);
  if (field.isDeprecated) {
    found.push(['deprecated', field.deprecatedSince ? `deprecated since ${field.deprecatedSince}` : 'deprecated']);
  }
  if (field.isReadOnly) found.push(['quiet', 'read-only']);
  if (field.isWriteOnly) found.push(['quiet', 'write-only']);
  if (field.since) found.push(['quiet', `since ${field.since}`]);
  if (field.changed) found.push(['quiet', `changed in ${field.changed}`]);
  return found;
}

function facts(field: FieldNode, isResponse: boolean): Element | null {
  const rows: [string, (ElementContent | string)[]][] = [];
  if (field.constant !== undefined) rows.push(['Always', [codeEl(shown(field.constant))]]);
  if (field.default !== undefined) rows.push(['Default', [codeEl(shown(field.default))]]);
  if (field.bounds.length > 0) rows.push(['Allowed', proseWords(field.bounds.join(', '))]);
  const examples = exampleValues(field);
  if (examples.length > 0) {
    const listed = examples.flatMap((example, index) => [index > 0 ? ', ' : '', codeEl(shown(example))]);
    rows.push([examples.length === 1 ? 'Example' : 'Examples', listed]);
  }
  const signs = isResponse ? [] : signsOf(field);
  if (signs.length > 0) rows.push(['In responses', [signs.join(', ')]]);
  for (const note of field.notes) rows.push(['Note', proseWords(note)]);
  if (rows.length === 0) return null;
  return el(
    'dl',
    {className: 'ref-facts'},
    ...rows.map(([label, content]) => el('div', {}, el('dt', {}, label), el('dd', {}, ...content))),
  );
}

/** Of whole objects, one: the home of their schema has the others. */
function exampleValues({examples}: FieldNode): unknown[] {
  const isObject = examples.some((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  return isObject ? examples.slice(0, 1) : [...examples];
}

function shown(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

function valueList(values: readonly Value[]): Element | null {
  if (values.length === 0) return null;
  const hasMeanings = values.some(({meaning}) => meaning);
  const list = hasMeanings
    ? el(
        'dl',
        {className: values.some(({value}) => value.length > LONG_VALUE) ? 'ref-values ref-run-in' : 'ref-values'},
        ...values.map(({value, meaning}) =>
          el('div', {}, el('dt', {}, codeEl(value)), el('dd', {}, ...(meaning ? proseWords(meaning) : ['—']))),
        ),
      )
    : el('p', {className: 'ref-facts'}, ...values.map(({value}) => codeEl(value)));
  if (values.length <= VALUES_SHOWN) return list;
  return el('details', {className: 'ref-inside'}, el('summary', {}, `All ${values.length} values`), list);
}

function inside(field: FieldNode, around: Surroundings, depth: number): Element[] {
  const home = homeElsewhere(field, around);
  if (home) {
    const link = el('a', {href: `${home.page}#${home.anchor}`}, codeEl(field.schema ?? field.name));
    return [el('p', {className: 'ref-see'}, 'Fields: ', link)];
  }
  if (field.isRecursive) {
    return [el('p', {className: 'ref-see'}, 'Contains the same fields again, as ', codeEl(field.schema ?? ''), '.')];
  }
  const parts: Element[] = [];
  if (field.children.length > 0) parts.push(disclosure(field, around, depth));
  if (field.variants.length > 0) parts.push(variantGrid(field.variants, around, depth));
  return parts;
}

function disclosure(field: FieldNode, around: Surroundings, depth: number): Element {
  const isShort = !around.open && !field.isDeprecated && allFields(field.children).length <= OPEN_UP_TO;
  return el(
    'details',
    {className: 'ref-inside', open: depth === 0 && (isShort || field.name === around.open)},
    el('summary', {}, ...fieldCount(field)),
    fieldList(field.children, around, depth + 1),
  );
}

/** How many fields the object has: the label of what leads to them. */
export function fieldCount({name, children}: FieldNode): [string, Element] {
  return [`${children.length} ${children.length === 1 ? 'field' : 'fields'} in `, codeEl(name)];
}

function variantGrid(variants: readonly Variant[], around: Surroundings, depth: number): Element {
  return el(
    'div',
    {className: 'ref-variants'},
    el('p', {className: 'ref-field-label'}, 'One of:'),
    el(
      'ul',
      {className: 'ref-variant-list'},
      ...variants.map((variant) =>
        el(
          'li',
          {className: 'ref-variant', id: variant.id},
          el(
            'div',
            {className: 'ref-field-head'},
            ...spaced([
              el('strong', {}, variant.title),
              ...(variant.title.toLowerCase() === variant.type
                ? []
                : [el('span', {className: 'ref-field-type'}, variant.type)]),
            ]),
          ),
          ...prose(variant.description),
          valueList(variant.values),
          variant.fields.length > 0 && fieldList(variant.fields, around, depth + 1),
        ),
      ),
    ),
  );
}

function homeElsewhere(field: FieldNode, {reference, api, page}: Surroundings): SchemaLocation | null {
  const home = reference.locations.get(`${api}:${field.schema}`);
  if (!home || home.page === page) return null;
  const size = allFields(field.children).length + field.variants.flatMap(({fields}) => allFields(fields)).length;
  return size > LINKED_ABOVE ? home : null;
}
