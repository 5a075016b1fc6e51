/**
 * Changes of a contract as data: `set` and `push` with a value by path, `delete` and `rename` with paths. The steps of a path
 * are parted by spaces: keys, `-1` for the last of a list, `id=a` for the one of a list with that field. A path that begins
 * with no key of the document begins in its schemas.
 */
import type {Part} from '../../packages/contracts/parts';

export interface ContractChange {
  set?: Record<string, unknown>;
  push?: Record<string, unknown>;
  delete?: string | string[];
  rename?: string;
}

/** Carries out a change; throws when a step of a path is not there. */
export function apply(root: Part, {set = {}, push = {}, delete: gone = [], rename}: ContractChange): void {
  for (const [path, value] of Object.entries(set)) {
    const {parent, key} = placeIn(root, path);
    parent[key] = value;
  }
  for (const [path, value] of Object.entries(push)) {
    const {parent, key} = placeIn(root, path);
    parent[key].push(value);
  }
  for (const path of [rename ?? [], gone].flat()) {
    const {parent, key} = placeIn(root, path);
    if (!(key in parent)) throw new Error(`there is no ${path}`);
    if (path === rename) parent[`${key}_renamed`] = parent[key];
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
}

function placeIn(root: Part, path: string): {parent: Part; key: string | number} {
  const steps = path.split(' ');
  let parent = (steps[0] ?? '') in root ? root : root.components.schemas;
  for (const [index, step] of steps.entries()) {
    const key = keyOf(parent, step);
    if (index === steps.length - 1) return {parent, key};
    if (parent[key] === undefined) throw new Error(`there is no ${step} of ${path}`);
    parent = parent[key];
  }
  throw new Error('a path has at least one step');
}

function keyOf(parent: Part, step: string): string | number {
  if (!Array.isArray(parent)) return step;
  const [field = '', value] = step.split('=');
  return value === undefined ? parent.length + Number(step) : parent.findIndex((one) => String(one[field]) === value);
}
