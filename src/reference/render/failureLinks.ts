/** Which failures of several APIs are the same problem. */

import {failureAnchor} from '@speech-docs/protocol/failures/addresses';
import type {Failure} from '@speech-docs/protocol/failures/catalogue';
import type {RootContent} from 'mdast';
import {problems} from '../../../data/failures';
import {code, link, table} from './nodes';

/**
 * Every problem that several failures share, with a link to each entry. Search leaves it out, because a failure is
 * explained where its link leads.
 */
export function problemTable(failures: readonly Failure[]): RootContent {
  const found = new Map(failures.map((failure) => [failure.id, failure]));
  const rows = problems.map(({name, failures: ids}) => {
    const entries = new Map<string, Failure>();
    for (const failure of ids.flatMap((one) => found.get(one) ?? [])) {
      // An error and its close code have one entry, and so have the two sockets.
      if (!entries.has(failure.page)) entries.set(failure.page, failure);
    }
    return [name, [...entries.values()].map((failure) => link(failure.page, labelOf(failure))).join(', ')];
  });
  const ids = problems.map(({id}) => failureAnchor.problem(id));
  return table(['Problem', 'Entries'], rows, ids, {className: 'ref-table', 'data-search': 'skip'});
}

function labelOf({id, kind, name, codes: [number = 0]}: Failure): string {
  if (id.endsWith('.close.other')) return 'any other close code';
  if (kind === 'close') return `close code ${code(number)}`;
  if (kind === 'key') return `temporary key ${code(number)}`;
  if (kind === 'handshake') return `handshake ${code(number)}`;
  if (name === null) return code(number);
  return kind === 'warning' ? `warning ${code(name)}` : code(name.replace(/ ?'?<\w+>'?/g, ' …'));
}
