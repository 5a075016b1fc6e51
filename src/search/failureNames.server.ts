/** Where each failure of the APIs is explained, and the texts by which a reader who pasted one finds it there. */
import {readContract} from '../../packages/protocol/contracts/read.server';
import {type FailureSources, failuresOf} from '../../packages/protocol/failures/catalogue';
import {namesOf} from '../../packages/protocol/failures/names';

/** Texts by address, below the site's root and with its anchor. */
export type NamesByAddress = Map<string, string[]>;

/** Returns the names of every failure in the contracts below `root`. */
export function failureNames(root = process.cwd()): NamesByAddress {
  const [batch, realtime, flow] = (['batch', 'realtime', 'flow'] as const).map((api) => readContract(api, root).root);
  const names: NamesByAddress = new Map();
  for (const failure of failuresOf({batch, realtime, flow} as unknown as FailureSources)) {
    names.set(failure.page, [...new Set([...(names.get(failure.page) ?? []), ...namesOf(failure)])]);
  }
  return names;
}
