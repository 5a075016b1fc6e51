/** A contract in the form in which two are compared: operations by their name, and lists by what names their entries. */
import {nameOf, operationsIn, type Part} from '../parts';

const NAMES = ['name', 'id', 'type', 'code', 'url', '$ref', 'title', 'status'];
/** Follow from messages; titles and order of channels are no promise. */
const DERIVED = ['paths', 'channels', 'operations', 'tags'];

/** Returns the contract without lists of objects. */
export function normalForm(root: Part): Part {
  const operations = operationsIn(root).map(({path, method, operation: {operationId, tags, ...rest}, parameters}) => [
    operationId,
    {...rest, parameters, at: `${method} ${path}`},
  ]);
  const rest = Object.fromEntries(Object.entries(root).filter(([key]) => !DERIVED.includes(key)));
  return keyed({...rest, operation: Object.fromEntries(operations)}) as Part;
}

function keyed(value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || value.some((item) => typeof item !== 'object' || item === null)) return value;
    const names = namesOf(value);
    return Object.fromEntries(value.map((item, index) => [names[index], keyed(item)]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keyed(part)]));
}

/** The first field that every entry has and no two share. A transition has none: its key is the whole entry. */
function namesOf(list: readonly Part[]): string[] {
  if (list.every(({from, to}) => from !== undefined && to !== undefined)) {
    return list.map(({from, to, message, event, by}) => `${from} to ${to} by ${message ?? event} of ${by}`);
  }
  const names = NAMES.map((key) => list.map((item) => (item[key] === undefined ? '' : String(item[key]))));
  return (
    names.find((one) => !one.includes('') && new Set(one).size === one.length) ?? list.map((_, index) => String(index))
  );
}

/** Names of the schemas that clients send; others only come in responses. */
export function requestSchemas(root: Part): Set<string> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = nameOf(value as Part);
    if (name && !found.has(name) && String((value as Part).$ref).includes('/schemas/')) {
      found.add(name);
      collect(root.components.schemas[name]);
    }
    Object.values(value).forEach(collect);
  };
  for (const {operation, parameters} of operationsIn(root)) collect([operation.requestBody, parameters]);
  for (const message of Object.values<Part>(root.components.messages ?? {})) {
    if (message['x-sender'] !== 'server') collect(message.payload);
  }
  return found;
}
