/** What the history of a contract says at a field, in the words of the contract: since, changed, deprecated since. */
import type {Contract} from '@speech-docs/protocol/contracts/parsed';
import type {Part} from '../parts';
import {contractChanges} from './diff';

/** A name that a later version no longer has. */
export interface Removed {
  address: string;
  /** The first version without it. */
  version: string;
}

/** Returns the newest of `versions`, oldest first, with the marks of its history; what was always there has none. */
export function withHistory(versions: readonly Contract[]): Contract {
  const newest = versions.at(-1);
  if (!newest) throw new Error('A history needs a version.');
  if (versions.length === 1) return newest;
  // Anchors of YAML make one object of two fields, which have two histories: a copy by text has two objects.
  const root: Part = JSON.parse(JSON.stringify(newest.root));
  const removed = new Map<string, Removed>();
  versions.slice(1).forEach((after, index) => {
    const {version} = after.root.info;
    for (const change of contractChanges(versions[index] as Contract, after)) {
      if (change.kind === 'removed') removed.set(change.address, {address: change.address, version});
      if (change.kind === 'added') removed.delete(change.address);
      const field = fieldAt(root, change.address);
      if (field && change.kind === 'added') Object.assign(field, {'x-since': version});
      if (field && change.kind === 'deprecated') Object.assign(field, {'x-deprecated-since': version});
      if (field && change.kind === 'changed' && change.class !== 'documentation') field['x-changed'] = version;
    }
  });
  root['x-removed'] = [...removed.values()];
  return {...newest, root};
}

function fieldAt(root: Part, address: string): Part | undefined {
  const [name = '', ...fields] = address.split('.');
  return fields.length === 0
    ? undefined
    : fields.reduce<Part | undefined>((part, key) => part?.properties?.[key], root.components.schemas[name]);
}
