/** Anchors that were ever published: each stays on its page, moves, or gets a sentence that says what replaced it. */

export interface Ledger {
  /** Anchors by page, as `data/anchors-ever.json` has them. */
  ever: Readonly<Record<string, readonly string[]>>;
  moved: Readonly<Record<string, string>>;
  gone: Readonly<Record<string, string>>;
  /** File with the anchors by page, for messages. */
  file?: string;
}

/** What a reader of an old address is shown: another address with its name, or a sentence. */
export type Successor = {to: string; title: string} | {note: string};

/** Pages of the site by address, with the names of their anchors. */
export type Anchors = ReadonlyMap<string, {title: string; anchors: ReadonlyMap<string, string>}>;

/**
 * Returns what became of every anchor that its page no longer has, by address. Throws at the first that is lost, that moves
 * in a circle, or that moves to an address that does not exist, with the file and line to change.
 * `lineOf` finds the line of the last text, each after the one before it.
 */
export function successorsOf(
  {ever, moved, gone, file = 'data/anchors-ever.json'}: Ledger,
  now: Anchors,
  lineOf: (file: string, ...texts: string[]) => number,
): Record<string, Successor> {
  const exists = (address: string) => {
    const [page = '', anchor = ''] = address.split('#');
    return now.get(page)?.anchors.has(anchor) ?? false;
  };
  const found: Record<string, Successor> = {};
  for (const address of Object.entries(ever).flatMap(([page, anchors]) => anchors.map((id) => `${page}#${id}`))) {
    if (!exists(address)) found[address] = successorOf(address);
  }
  for (const address of Object.keys(moved)) if (!exists(address)) found[address] ??= successorOf(address);
  return found;

  function successorOf(address: string): Successor {
    const path = [address];
    for (let at = address; ; ) {
      const note = gone[at];
      if (note !== undefined) return {note};
      const next = moved[at];
      if (next === undefined) throw new Error(lost(at, at === address));
      if (path.includes(next)) {
        const line = lineOf('data/anchors.ts', at);
        throw new Error(
          `data/anchors.ts:${line}: ${[...path, next].join(' → ')} moves in a circle. Name where it ends.`,
        );
      }
      if (exists(next)) return {to: next, title: titleOf(next, address)};
      path.push(next);
      at = next;
    }
  }

  function titleOf(to: string, from: string): string {
    const [page = '', anchor = ''] = to.split('#');
    const {title = '', anchors} = now.get(page) ?? {};
    const name = anchors?.get(anchor) ?? '';
    return from.startsWith(`${page}#`) ? name : `${title}: ${name}`;
  }

  function lost(address: string, isPublished: boolean): string {
    if (!isPublished) {
      const line = lineOf('data/anchors.ts', address);
      return `data/anchors.ts:${line}: nothing has the address ${address}. Name one that exists, or what replaced it.`;
    }
    const [page, anchor] = address.split('#');
    const line = lineOf(file, `"${page}": [`, `"${anchor}"`);
    return (
      `${file}:${line}: ${address} was published, and no page has it now. Restore the anchor, or say in ` +
      'data/anchors.ts where it moved or what replaced it.'
    );
  }
}
