/** What changed between two versions of a contract, and whom it breaks. */
import type {Contract} from '@speech-docs/protocol/contracts';
import type {Part} from '../parts';
import type {Change} from './change';
import {normalForm, requestSchemas} from './normal';

/** Words for readers, and what only our pages use. */
const WORDS = new Set(
  `description summary title example examples x-examples x-enum-descriptions x-known-values x-open-enum x-since x-changed x-deprecated-since x-removed-on x-use-instead meaning fix how when note
  whenPassed afterSuccess success until payloadTooLarge afterFinalFailure contact externalDocs x-guides x-route x-label
  x-sidebar x-reference-only x-narrated-session x-customers label details listed requestLine requestExample responseExample failureExample x-when info`.split(
    /\s+/,
  ),
);
/** Keys whose children are names that an author chose: none of those is a keyword. */
const MAPS = new Set('properties schemas messages parameters responses servers operation headers'.split(' '));
/** More of it means that fewer values are right. */
const NARROWING = new Set('pattern format uniqueItems multipleOf allOf not if x-after x-before'.split(' '));
const UPPER = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'value']);
const LOWER = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems']);

type Kind = Change['kind'];
type Path = readonly string[];

/** Returns the changes in the order of the contract, one for each address, class, and kind. */
export function contractChanges(before: Contract, after: Contract): Change[] {
  const found = new Map<string, Change>();
  const sent = new Set([...requestSchemas(before.root), ...requestSchemas(after.root)]);
  const newest = normalForm(after.root);
  compare(normalForm(withNewNames(before.root, after.root)), newest, []);
  return [...found.values()];

  function note(path: Path, kind: Kind, isBreaking: boolean | undefined, what: string, values?: [unknown, unknown]) {
    const one = isBreaking === undefined ? 'documentation' : isBreaking ? 'breaking' : 'additive';
    const address = partAddress(path);
    const id = `${address} ${one} ${kind}`;
    const known = found.get(id);
    const key = path.at(-1) ?? '';
    const [was, now] = values ?? [];
    found.set(id, {
      api: after.api,
      class: one,
      kind,
      address,
      what: known ? `${known.what}; ${what}` : what,
      was: withValue(known?.was, key, was),
      now: withValue(known?.now, key, now),
    });
  }

  function compare(old: unknown, now: unknown, path: Path): void {
    if (JSON.stringify(old) === JSON.stringify(now)) return;
    const key = path.at(-1) ?? '';
    const isKeyword = !MAPS.has(path.at(-2) ?? '');
    if ((isKeyword && WORDS.has(key) && !(key === 'examples' && isPart(old) && isPart(now))) || path[1] === 'examples')
      note(path, 'changed', undefined, key);
    else if (isKeyword && key === 'deprecated')
      note(path, now ? 'deprecated' : 'changed', undefined, now ? 'deprecated' : 'no longer deprecated');
    else if (isPart(old) && isPart(now)) compareParts(old, now, path);
    else if (isKeyword && (UPPER.has(key) || LOWER.has(key)) && typeof (old ?? now) === 'number')
      compareBounds(old, now, path);
    else if (Array.isArray(old ?? now) && [old ?? [], now ?? []].every(Array.isArray))
      compareSets((old ?? []) as unknown[], (now ?? []) as unknown[], path);
    else noteOther(old, now, path);
  }

  function compareParts(old: Part, now: Part, path: Path): void {
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      if (key === 'required' && Array.isArray(old.required ?? now.required)) compareRequired(old, now, path);
      else if (path.at(-1) === 'properties' && !(key in old))
        note([...path, key], 'added', isRequest(path) && isNeeded(newest, path, key), 'added');
      else if (path.at(-1) === 'examples') {
        if (JSON.stringify(old[key]) !== JSON.stringify(now[key])) note([...path, key], 'changed', undefined, key);
      } else compare(old[key], now[key], [...path, key]);
    }
  }

  function compareRequired(old: Part, now: Part, path: Path): void {
    const [was, is]: [string[], string[]] = [old.required ?? [], now.required ?? []];
    // A field that comes or goes is one change, not two.
    const isKept = (name: string) => Boolean(old.properties?.[name] && now.properties?.[name]);
    const at = (name: string) => [...path, 'properties', name];
    for (const name of is)
      if (!was.includes(name) && isKept(name)) note(at(name), 'changed', isRequest(path), 'required');
    for (const name of was)
      if (!is.includes(name) && isKept(name)) note(at(name), 'changed', !isRequest(path), 'optional');
  }

  function compareBounds(old: unknown, now: unknown, path: Path): void {
    const key = path.at(-1) ?? '';
    const none = UPPER.has(key) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const isWider = UPPER.has(key) === Number(now ?? none) > Number(old ?? none);
    note(path, 'changed', isWider !== isRequest(path), `${key}: ${old ?? 'none'} → ${now ?? 'none'}`, [old, now]);
  }

  function compareSets(old: readonly unknown[], now: readonly unknown[], path: Path): void {
    const key = path.at(-1) ?? '';
    const [added, removed] = [now.filter((item) => !old.includes(item)), old.filter((item) => !now.includes(item))];
    const isWorse = added.length > 0 && NARROWING.has(key);
    const isLess = removed.length > 0 && (key !== 'enum' || isRequest(path));
    const [come, go] =
      path[0] === 'x-errors' && key === 'operations'
        ? ['also returned by', 'no longer returned by']
        : [`${key} added:`, `${key} removed:`];
    const words = [
      ...(added.length > 0 ? [`${come} ${added.join(', ')}`] : []),
      ...(removed.length > 0 ? [`${go} ${removed.join(', ')}`] : []),
    ];
    // The order of a list has no meaning.
    if (words.length > 0) note(path, 'changed', isWorse || isLess, words.join('; '), [old, now]);
  }

  function noteOther(old: unknown, now: unknown, path: Path): void {
    const key = path.at(-1) ?? '';
    const isNew = old === undefined;
    const isGone = now === undefined;
    const isSent = isRequest(path);
    const isBreaking = NARROWING.has(key)
      ? isSent !== isGone
      : key === 'additionalProperties'
        ? isSent === (now === false)
        : !isNew
          ? !(key === 'required' && now === false)
          : key === 'default' || (now as Part)?.required === true;
    const verb = isNew ? 'added' : 'removed';
    const isWholePart = (isNew || isGone) && isPart(old ?? now);
    // A part below the addressed one is a property of it.
    if (isWholePart && partAddress(path).endsWith(key)) note(path, verb, isBreaking, verb);
    else if (isWholePart) note(path, 'changed', isBreaking, `${verb}: ${key}`);
    else note(path, 'changed', isBreaking, `${key}: ${shown(old)} → ${shown(now)}`, [old, now]);
  }

  /** What clients send is judged as such, also where a response repeats it. */
  function isRequest([area, kind, name = '', ...rest]: Path): boolean {
    if (area === 'components') return kind === 'schemas' ? sent.has(name) : kind === 'parameters';
    return (
      area === 'x-protocol-limits' ||
      area === 'x-handshake' ||
      (area === 'operation' && !rest.concat(name).includes('responses'))
    );
  }
}

/** Returns `old` with the names of `now` for schemas that have another name and the same content: no program sees the name. */
function withNewNames(old: Part, now: Part): Part {
  const [was, is]: [Part, Part] = [old.components?.schemas ?? {}, now.components?.schemas ?? {}];
  const added = Object.keys(is).filter((name) => !(name in was));
  const renamed = Object.keys(was).flatMap((name) => {
    const same =
      name in is ? undefined : added.find((other) => JSON.stringify(is[other]) === JSON.stringify(was[name]));
    return same === undefined ? [] : [[name, same] as const];
  });
  if (renamed.length === 0) return old;
  const names = new Map(renamed);
  const root: Part = JSON.parse(
    JSON.stringify(old).replace(/#\/components\/schemas\/([\w.-]+)/g, (ref, name: string) =>
      ref.replace(name, names.get(name) ?? name),
    ),
  );
  const schemas = Object.entries<Part>(root.components.schemas).map(([name, schema]) => [
    names.get(name) ?? name,
    schema,
  ]);
  root.components.schemas = Object.fromEntries(schemas);
  return root;
}

function partAddress(path: Path): string {
  const [area = '', first = '', second = ''] = path;
  if (area === 'x-handshake') return `${area}.${/queryParameters|requestHeaders/.test(first) ? second : first}`;
  if (area !== 'components' && area !== 'operation') return path.slice(0, 2).join('.');
  const [start, ...rest] = area === 'operation' ? path.slice(1) : path.slice(2);
  const names = rest.flatMap((key, index) => {
    if (key === undefined) return [];
    const above = rest[index - 1] ?? '';
    if (above === 'properties' || above === 'parameters') return [key];
    return above === 'examples' || above === 'responses' ? [`${above}.${key}`] : [];
  });
  return [start, ...names].join('.');
}

const withValue = (values: Change['was'], key: string, value: unknown) =>
  value === undefined ? values : {...values, [key]: value};

const isNeeded = (root: Part, path: Path, key: string): boolean =>
  path
    .slice(0, -1)
    .reduce<Part>((part, step) => part[step], root)
    .required?.includes(key) ?? false;
const shown = (value: unknown) => (value === undefined ? 'none' : isPart(value) ? '{…}' : JSON.stringify(value));
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);
