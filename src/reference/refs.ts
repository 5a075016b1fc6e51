/** References inside one contract: `#/components/schemas/JobConfig` → the part and its name. */
import {keysOf} from '@speech-docs/contracts/parts';
import type {Contract, Pointer} from '@speech-docs/protocol/contracts';
import type {Schema} from './types';

/** Keys of a local reference; `null` when it leaves the document. */
export function pointerOf(ref: string): Pointer | null {
  return ref.startsWith('#/') ? keysOf(ref) : null;
}

export function partAt(root: unknown, pointer: Pointer): unknown {
  let part = root;
  for (const key of pointer) part = (part as Record<string | number, unknown> | null | undefined)?.[key];
  return part;
}

/** Follows `$ref` to its end; keys beside a reference win over those behind it. */
export function follow<T extends {$ref?: string}>(contract: Contract, part: T): {part: T; name?: string} {
  let name: string | undefined;
  let current = part;
  for (let steps = 0; typeof current?.$ref === 'string' && steps < 20; steps += 1) {
    const pointer = pointerOf(current.$ref);
    const target = pointer ? (partAt(contract.root, pointer) as T | undefined) : undefined;
    if (!target) break;
    name ??= String(pointer?.at(-1));
    const {$ref: _ref, ...beside} = current;
    current = {...target, ...beside} as T;
  }
  return {part: current, name};
}

export function namedSchema(contract: Contract, name: string): Schema | undefined {
  const schemas = contract.root.components?.schemas as Record<string, Schema> | undefined;
  return schemas && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}
