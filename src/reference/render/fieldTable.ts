/** The compact table of fields that guides show: one row per field, its name linked to the reference. */
import type {PhrasingContent, Table} from 'mdast';
import type {Place} from '../places';
import {words} from '../prose';
import type {FieldNode} from '../types';
import {code, link, table} from './nodes';

/** Returns name, type with bounds, default, and meaning with the allowed values. */
export function fieldTable(fields: readonly FieldNode[], home: Place): Table {
  return table(
    ['Field', 'Type', 'Default', 'Meaning'],
    fields.map((field) => [
      [link(`${home.page}#${field.id}`, code(field.name))],
      [[field.type, ...field.bounds].join(', ')],
      [defaultOf(field)],
      [...words(field.description), ...valuesOf(field)],
    ]),
  );
}

function defaultOf(field: FieldNode): PhrasingContent | string {
  if (field.required) return 'Required';
  return field.default === undefined ? 'None' : code(JSON.stringify(field.default));
}

function valuesOf({values, known}: FieldNode): PhrasingContent[] {
  const shown = values.length > 0 ? values : known;
  if (shown.length === 0) return [];
  const parts = shown.flatMap(({value, meaning}, index): PhrasingContent[] => [
    {type: 'text', value: index === 0 ? ' ' : '; '},
    code(value),
    ...(meaning ? [{type: 'text', value: `: ${withoutStop(meaning)}`} as const] : []),
  ]);
  return [
    {type: 'text', value: values.length > 0 ? ' One of' : ' Known values:'},
    ...parts,
    {type: 'text', value: '.'},
  ];
}

function withoutStop(text: string): string {
  return text.replaceAll('`', '').replace(/\.$/, '');
}
