/** Texts by which a reader finds a section: those of the failure that it explains, and its label in a sidebar. */
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {type FailureSources, failuresOf, namesOf} from '@speech-docs/protocol/failures';
import sidebars from '../../sidebars';
import sidebarsApiRef from '../../sidebarsApiRef';

/** Texts by address, below the site's root and with its anchor. */
export type NamesByAddress = Map<string, string[]>;

/** Returns the names of every failure in the contracts below `root`, and the labels of the sidebars that lead to sections. */
export function sectionNames(root = process.cwd()): NamesByAddress {
  const [batch, realtime, flow] = (['batch', 'realtime', 'flow'] as const).map((api) => readContract(api, root).root);
  const names: NamesByAddress = new Map(labelsOf([...sidebars.docs, ...sidebarsApiRef.apiRef] as Item[]));
  for (const failure of failuresOf({batch, realtime, flow} as unknown as FailureSources)) {
    names.set(failure.page, [...new Set([...(names.get(failure.page) ?? []), ...namesOf(failure)])]);
  }
  return names;
}

interface Item {
  href?: string;
  label?: string;
  items?: readonly (Item | string)[];
}

function labelsOf(items: readonly (Item | string)[]): [string, string[]][] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    const {href = '', label = '', items: below = []} = item;
    return /^\/.*#/.test(href) ? [[href, [label]]] : labelsOf(below);
  });
}
