/** Types for Python 3.9 and later: `TypedDict`s of the standard library, so that a program stays plain dictionaries. */
import type {Declaration, Field, Type} from './model';

/** Returns the types as a module. */
export function pythonFile(types: readonly Declaration[], title: string): string {
  return [
    `"""${title}. Types for mypy and pyright."""`,
    'from __future__ import annotations',
    'from typing import Any, Dict, List, Literal, TypedDict, Union',
    // Names in quotes can come before what they name.
    ...types.filter(({fields}) => fields).map(classOf),
    ...types
      .filter(({fields}) => !fields)
      .map(({name, doc, type}) => `${comments(doc)}${name} = Union[${printed(type as Type, true)}]`),
  ]
    .join('\n\n\n')
    .concat('\n');
}

/** A `TypedDict` of Python 3.9 has required fields in one class and the others in a class below it. */
function classOf({name, doc, fields = []}: Declaration): string {
  const required = fields.filter(({isRequired}) => isRequired);
  const optional = fields.filter(({isRequired}) => !isRequired);
  if (required.length === 0) return body(name, 'TypedDict', optional, doc, false);
  if (optional.length === 0) return body(name, 'TypedDict', required, doc, true);
  const base = `_${name}Required`;
  return `${body(base, 'TypedDict', required, [], true)}\n\n\n${body(name, base, optional, doc, false)}`;
}

function body(name: string, base: string, fields: readonly Field[], doc: readonly string[], isTotal: boolean): string {
  const total = isTotal ? '' : ', total=False';
  const odd = fields.filter((field) => !/^[A-Za-z_]\w*$/.test(field.name) || KEYWORDS.test(field.name));
  if (odd.length === 0) return classText(name, base, fields, doc, total);
  // A name that is no identifier can only be written as a key, in a call.
  const rows = odd.map(
    (field) =>
      `${comments(field.doc, '    ')}    ${JSON.stringify(field.name)}: ${JSON.stringify(printed(field.type))},`,
  );
  const call = `_${name}Names = TypedDict("_${name}Names", {\n${rows.join('\n')}\n}${total})`;
  const bases = base === 'TypedDict' ? `_${name}Names` : `${base}, _${name}Names`;
  return `${call}\n\n\n${classText(
    name,
    bases,
    fields.filter((field) => !odd.includes(field)),
    doc,
    total,
  )}`;
}

function classText(
  name: string,
  base: string,
  fields: readonly Field[],
  doc: readonly string[],
  total: string,
): string {
  const rows = fields.map(
    (field) => `    ${field.name}: ${printed(field.type)}${field.doc.length > 0 ? `\n    ${quoted(field.doc)}` : ''}`,
  );
  const inside = [...(doc.length > 0 ? [`    ${quoted(doc)}`] : []), ...rows];
  return `class ${name}(${base}${total}):\n${inside.length > 0 ? inside.join('\n\n') : '    pass'}`;
}

/** Where Python reads the type while it runs, names are in quotes. */
function printed(type: Type, isRead = false): string {
  switch (type.kind) {
    case 'basic':
      return {
        string: 'str',
        integer: 'int',
        number: 'float',
        boolean: 'bool',
        null: 'None',
        binary: 'bytes',
        any: 'Any',
      }[type.name];
    case 'named':
      return isRead ? JSON.stringify(type.name) : type.name;
    case 'literals':
      return `Literal[${type.values.map((value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value))).join(', ')}]`;
    case 'list':
      return `List[${printed(type.of, isRead)}]`;
    case 'map':
      return `Dict[str, ${printed(type.of, isRead)}]`;
    case 'union':
      return `Union[${type.of.map((one) => printed(one, isRead)).join(', ')}]`;
  }
}

const quoted = (doc: readonly string[]) => `"""${doc.join(' ').replaceAll('\\', '\\\\').replaceAll('"', "'")}"""`;
const comments = (doc: readonly string[], indent = '') => doc.map((line) => `${indent}# ${line}\n`).join('');
/** The keywords of Python 3.9: none can be an attribute. */
const KEYWORDS =
  /^(?:False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield)$/;
