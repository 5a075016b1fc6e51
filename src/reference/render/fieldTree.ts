/**
 * A tree of fields as nested lists: name with permalink, type, flags, meaning, bounds, values, and what is inside,
 * folded with the browser's own `<details>`.
 */
import type {Api} from '@speech-docs/protocol/contracts';
import type {RootContent} from 'mdast';
import {splitForLineBreaks} from '../../lib/lineBreakPlaces';
import {allFields} from '../model';
import type {Reference, SchemaLocation} from '../schemaLocations';
import type {FieldNode, Value, Variant} from '../types';
import {type Content, code, definitions, html, jsx, text, toBlocks} from './nodes';

/** Where a tree is drawn: decides which schemas are shown in full and which are linked to their home. */
export interface RenderContext {
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
export function fieldTree(fields: readonly FieldNode[], context: RenderContext): RootContent {
  return jsx('ReferenceBlock', {className: 'ref-tree'}, fieldList(fields, context));
}

/** Returns the list alone; deprecated fields come last. */
export function fieldList(fields: readonly FieldNode[], context: RenderContext, depth = 0): RootContent {
  const sorted = [...fields].sort((one, other) => Number(one.isDeprecated) - Number(other.isDeprecated));
  const items = sorted.map((field) =>
    html(
      'li',
      {className: 'ref-field', id: field.id},
      fieldHead(field, {href: `#${field.id}`, ariaLabel: `Direct link to ${field.name}`}, context.isResponse),
      fieldMeaning(field, context.isResponse),
      inside(field, context, depth),
    ),
  );
  return html('ul', {className: 'ref-fields'}, items);
}

/** A name that is longer than its column breaks between its words. */
export function nameEl(name: string): RootContent {
  return html(
    'code',
    {},
    ...splitForLineBreaks(name).flatMap((part, index) => [index > 0 && html('wbr', {}), text(part)]),
  );
}

/** Name, type and flags on one line; the name is a link with the given properties. */
export function fieldHead(field: FieldNode, link: {href: string; ariaLabel?: string}, isResponse = false): RootContent {
  return headLine(
    html('a', {className: 'ref-field-name', ...link}, nameEl(field.name)),
    html('span', {className: 'ref-field-type'}, field.type),
    ...flags(field).map(([name, flag]) => html('span', {className: `ref-flag ref-flag-${name}`}, flag)),
    ...(isResponse ? signsOf(field).map((sign) => html('span', {className: 'ref-flag'}, sign)) : []),
  );
}

/** With spaces between: they are not seen, but searched, copied and read aloud. */
function headLine(...parts: Content[]): RootContent {
  return html('div', {className: 'ref-field-head'}, ...parts.flatMap((part, index) => [index > 0 && ' ', part]));
}

/** What the field does, what it may contain, and what each of its values means. */
export function fieldMeaning(field: FieldNode, isResponse = false): Content {
  return [
    toBlocks(field.description),
    facts(field, isResponse),
    valueList(field.values),
    field.known.length > 0 &&
      html('p', {className: 'ref-field-label'}, 'Known values; ignore others, which can be added:'),
    valueList(field.known),
  ];
}

/** Properties of a field in responses, in few words, because a sentence would be repeated under field after field. */
function signsOf({isOmittedWhenEmpty, isNullInResponses}: FieldNode): string[] {
  return [...(isOmittedWhenEmpty ? ['absent if empty'] : []), ...(isNullInResponses ? ['null if unset'] : [])];
}

function flags(field: FieldNode): [name: string, flag: string][] {
  const {place, since, changed, deprecatedSince, removedOn, useInstead} = field;
  const deprecated = [
    deprecatedSince ? `deprecated since ${deprecatedSince}` : 'deprecated',
    removedOn && `removed on ${removedOn}`,
    useInstead && `use ${useInstead} instead`,
  ];
  const all: [string, string | false | undefined][] = [
    ['quiet', place],
    ['required', field.required && 'required'],
    ['deprecated', field.isDeprecated && deprecated.filter(Boolean).join(', ')],
    ['quiet', field.isReadOnly && 'read-only'],
    ['quiet', field.isWriteOnly && 'write-only'],
    ['quiet', since && `since ${since}`],
    ['quiet', changed && `changed in ${changed}`],
  ];
  return all.filter((one): one is [string, string] => Boolean(one[1]));
}

function facts(field: FieldNode, isResponse: boolean): Content {
  const {maxUsefulItems: items} = field;
  const examples = exampleValues(field);
  return definitions('ref-facts', [
    ['Always', field.constant !== undefined && shown(field.constant)],
    ['Default', field.default !== undefined && shown(field.default)],
    ['Allowed', field.bounds.join(', ')],
    [examples.length === 1 ? 'Example' : 'Examples', examples.map((one, index) => [index > 0 && ', ', shown(one)])],
    ['In responses', !isResponse && signsOf(field).join(', ')],
    ['Note', items !== undefined && `More than ${items} items are accepted, but the feature then fails.`],
  ]);
}

/** Objects: the first example only, since the page of their schema lists all. */
function exampleValues({examples}: FieldNode): unknown[] {
  const isObject = examples.some((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  return isObject ? examples.slice(0, 1) : [...examples];
}

function shown(value: unknown): string {
  return code(typeof value === 'string' && value.trim() !== '' ? value : JSON.stringify(value));
}

function valueList(values: readonly Value[]): Content {
  if (values.length === 0) return null;
  const className = values.some(({value}) => value.length > LONG_VALUE) ? 'ref-values ref-run-in' : 'ref-values';
  const shownValues = values.some(({meaning}) => meaning)
    ? definitions(
        className,
        values.map(({value, meaning}) => [code(value), meaning || '—']),
      )
    : html('p', {className: 'ref-facts'}, ...values.map(({value}) => code(value)));
  if (values.length <= VALUES_SHOWN) return shownValues;
  return html('details', {className: 'ref-inside'}, html('summary', {}, `All ${values.length} values`), shownValues);
}

function inside(field: FieldNode, context: RenderContext, depth: number): Content {
  const home = homeElsewhere(field, context);
  if (home) {
    const link = html('a', {href: `${home.page}#${home.anchor}`}, code(field.schema ?? field.name));
    // Addresses of fields that were shown here lead to the link.
    const ids = home.page === context.page ? allFields(field.children).map(({id}) => html('span', {id})) : [];
    return html('p', {className: 'ref-see'}, ...ids, 'Fields: ', link);
  }
  if (field.isRecursive) {
    return html('p', {className: 'ref-see'}, 'Contains the same fields again, as ', code(field.schema ?? ''), '.');
  }
  const isShort = !context.open && !field.isDeprecated && allFields(field.children).length <= OPEN_UP_TO;
  return [
    field.children.length > 0 &&
      html(
        'details',
        {className: 'ref-inside', open: depth === 0 && (isShort || field.name === context.open)},
        html('summary', {}, fieldCount(field)),
        fieldList(field.children, context, depth + 1),
      ),
    field.variants.length > 0 &&
      html(
        'div',
        {className: 'ref-variants'},
        html('p', {className: 'ref-field-label'}, 'One of:'),
        html('ul', {className: 'ref-variant-list'}, ...field.variants.map((one) => variantItem(one, context, depth))),
      ),
  ];
}

/** How many fields the object has: the label of what leads to them. */
export function fieldCount({name, children}: FieldNode): Content {
  return [`${children.length} ${children.length === 1 ? 'field' : 'fields'} in `, code(name)];
}

function variantItem(variant: Variant, context: RenderContext, depth: number): RootContent {
  const isNamedByType = variant.title.toLowerCase() === variant.type;
  return html(
    'li',
    {className: 'ref-variant', id: variant.id},
    headLine(
      html('strong', {}, variant.title),
      ...(isNamedByType ? [] : [html('span', {className: 'ref-field-type'}, variant.type)]),
    ),
    toBlocks(variant.description),
    valueList(variant.values),
    variant.fields.length > 0 && fieldList(variant.fields, context, depth + 1),
  );
}

function homeElsewhere(field: FieldNode, {reference, api, page}: RenderContext): SchemaLocation | null {
  const home = reference.locations.get(`${api}:${field.schema}`);
  const isHere = home?.page === page;
  // A page of a socket has each message whole.
  if (!home || (isHere && (api !== 'batch' || home.anchor === field.id))) return null;
  const size = allFields(field.children).length + field.variants.flatMap(({fields}) => allFields(fields)).length;
  return size > (isHere ? OPEN_UP_TO : LINKED_ABOVE) ? home : null;
}
