/** Types for TypeScript. */
import type {Declaration, Field, Type} from './model';

/** Names of the contracts that a program needs for the types of the language. */
const RENAMED: Readonly<Record<string, string>> = {Error: 'ErrorMessage'};

/** Returns the types as a declaration file. */
export function typescriptFile(types: readonly Declaration[], title: string): string {
  return `/** ${title}. Types for TypeScript, without code. */\n\n${types.map(declaration).join('\n\n')}\n`;
}

function declaration({name: given, doc, fields, type, conditions}: Declaration): string {
  const name = named(given);
  const comment = commentOf(doc, '');
  if (!fields) return `${comment}export type ${name} = ${printed(type as Type)};`;
  if (conditions.length === 0) return `${comment}export interface ${name} {\n${members(fields)}\n}`;
  // What a value of one field requires of others is a union, so that the compiler names the field that lacks.
  const [{field} = {field: ''}] = conditions;
  const choices = conditions.map(({value, required}) => {
    const needed = required.map((one) => `; ${key(one)}: ${name}Fields[${JSON.stringify(one)}] & {}`);
    return `  | {${key(field)}: ${JSON.stringify(value)}${needed.join('')}}`;
  });
  const values = conditions.map(({value}) => JSON.stringify(value)).join(' | ');
  const others = `  | {${key(field)}: Exclude<${name}Fields[${JSON.stringify(field)}], ${values}>}`;
  return [
    `export interface ${name}Fields {\n${members(fields)}\n}`,
    `${comment}export type ${name} = ${name}Fields & (\n${[...choices, others].join('\n')}\n);`,
  ].join('\n\n');
}

function members(fields: readonly Field[]): string {
  return fields
    .map(
      ({name, type, isRequired, doc}) =>
        `${commentOf(doc, '  ')}  ${key(name)}${isRequired ? '' : '?'}: ${printed(type)};`,
    )
    .join('\n');
}

function printed(type: Type): string {
  switch (type.kind) {
    case 'basic':
      return {integer: 'number', binary: 'Uint8Array | ArrayBuffer', any: 'unknown'}[type.name as string] ?? type.name;
    case 'named':
      return named(type.name);
    case 'literals':
      return type.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'list':
      return `Array<${printed(type.of)}>`;
    case 'map':
      return `Record<string, ${printed(type.of)}>`;
    case 'union':
      return unionText(type.of);
  }
}

/** Known values beside any text: an editor offers them only if the text is no plain `string`. */
function unionText(of: readonly Type[]): string {
  const hasLiterals = of.some(({kind}) => kind === 'literals');
  return of.map((one) => (hasLiterals && printed(one) === 'string' ? '(string & {})' : printed(one))).join(' | ');
}

const named = (name: string) => RENAMED[name] ?? name;
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

function commentOf(doc: readonly string[], indent: string): string {
  if (doc.length === 0) return '';
  const lines = doc.map((line) => line.replaceAll('*/', '*\\/'));
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}
