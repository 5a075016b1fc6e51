import {brotliCompressSync, constants} from 'node:zlib';
import {expect, it} from 'vitest';
import {anchor, fieldsOf} from '../../../src/reference/model';
import {namedSchema} from '../../../src/reference/refs';
import type {FieldNode, Schema} from '../../../src/reference/types';
import {contractOf, fieldsHtml, hostileContract, real, referenceWith} from './fixtures';

const hostile = hostileContract();
const things = anchor(fieldsOf(hostile, {$ref: '#/components/schemas/Thing'}), 'thing');
const context = {reference: referenceWith({batch: hostile}), api: 'batch' as const, page: '/api-ref/batch/list-things'};

function fieldCalled(name: string): FieldNode {
  const found = things.find((field) => field.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

it('a schema that contains itself is finite, and says where its fields are (I2)', () => {
  expect(fieldCalled('self')).toMatchObject({isRecursive: true, children: []});
  expect(fieldCalled('selves')).toMatchObject({isRecursive: true, type: 'array of object'});
  expect(fieldsHtml(things, context)).toContain('Contains the same fields again, as <code>Thing</code>');
});

it.each([
  ['untyped', 'any'],
  ['either', 'string or integer'],
  ['maybe', 'string or null'],
  ['oldMaybe', 'string or null'],
  ['open', 'object of number'],
  ['anything', 'object'],
  ['fixed', 'string'],
  ['implied', 'object'],
])('what schemas leave out or say oddly (I3) %s reads as "%s"', (name, type) => {
  expect(fieldCalled(name).type).toBe(type);
});

it('what schemas leave out or say oddly (I3) shows both shapes of a value side by side', () => {
  expect(fieldCalled('either').variants.map(({title}) => title)).toEqual(['Text', 'Number']);
});

const html = fieldsHtml(things, context);

it('hostile descriptions (I4) stay text: no tag, no MDX, no script address', () => {
  expect(html).toContain('&#x3C;script>alert(1)&#x3C;/script>');
  expect(html).toContain('{process.exit()}');
  expect(html).not.toMatch(/<script|<img|<table|href="javascript:/i);
});

it('flags (I8) say deprecated and read-only in words', () => {
  const html = fieldsHtml(things, context);
  expect(html).toMatch(/id="thing\.old".*?deprecated/s);
  expect(html).toMatch(/id="thing\.given".*?read-only/s);
});

it('long lists of values (I7) are folded and complete', () => {
  const values = Array.from({length: 200}, (_, index) => `value-${index}`);
  const fields = anchor(fieldsOf(hostile, {properties: {choice: {type: 'string', enum: values}}} as Schema), 'x');
  const html = fieldsHtml(fields, context);
  expect(html).toContain('<summary>All 200 values</summary>');
  for (const value of values) expect(html).toContain(`<code>${value}</code>`);
});

it('a schema of 2,000 fields (I5) stays under 120 kB of compressed HTML', () => {
  const named = (count: number, name: string, field: object) =>
    Object.fromEntries(Array.from({length: count}, (_, index) => [`${name}_${index}`, {...field}]));
  const field = {type: 'string', description: 'What the field does, and when to use it.'};
  const properties = named(40, 'group', {type: 'object', properties: named(50, 'field', field)});
  const html = fieldsHtml(anchor(fieldsOf(hostile, {properties} as Schema), 'big'), context);
  // Near enough: the level that readers get takes seconds longer for a tenth less.
  const params = {[constants.BROTLI_PARAM_QUALITY]: 5};
  expect(brotliCompressSync(html, {params}).length).toBeLessThan(120_000);
  expect(html.match(/<li class="ref-field"/g)).toHaveLength(2_040);
});

it('anchors do not move when a contract is re-ordered (I12)', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, inner]) => [key, reversed(inner)]),
    );
  };
  const shuffled = Object.entries(real).map(([api, contract]) => [api, {...contract, root: reversed(contract.root)}]);
  const [before, after] = [referenceWith({}), referenceWith(Object.fromEntries(shuffled))];
  expect(Object.fromEntries(after.locations)).toEqual(Object.fromEntries(before.locations));
});

it('a channel without messages, and a binary payload (I9) has fields only where there is JSON', () => {
  const audio = referenceWith({}).messages.realtime.find(({name}) => name === 'AddAudio');
  expect(audio).toMatchObject({frame: 'binary', fields: []});
});

it('a channel without messages, and a binary payload (I9) leaves an empty contract empty', () => {
  const empty = contractOf('asyncapi: 3.0.0\ninfo: {title: X, version: "1"}\nchannels: {a: {address: /}}\n', 'flow');
  expect(referenceWith({flow: empty}).messages.flow).toEqual([]);
  expect(namedSchema(empty, 'Anything')).toBeUndefined();
});
