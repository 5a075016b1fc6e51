/** Links between failures: to the same problem in other APIs. */

import {failureAddress, failureAnchor} from '@speech-docs/protocol/failures/addresses';
import type {Failure} from '@speech-docs/protocol/failures/catalogue';
import type {RootContent} from 'mdast';
import {problems} from '../../../data/failures';
import {code, link, table} from './nodes';

/** Links to the rows of the problems that a failure is a case of; nothing when it is the only one. */
export function relatedFailures(id: string): string {
  const rows = problems.filter(({failures}) => failures.includes(id));
  const links = rows.map(({id: problem, name}) => link(failureAddress('problem', problem), name));
  return links.length > 0 ? `In other APIs: ${links.join(', ')}.` : '';
}

const APIS = {
  batch: 'Batch',
  realtime: 'Real-time',
  flow: 'Flow',
  container: 'Containers',
  network: 'Network',
} as const;

/**
 * Every problem that several failures share, with a link to each of them. Search leaves it out, because a failure is
 * explained where its link leads.
 */
export function problemTable(failures: readonly Failure[]): RootContent {
  const found = new Map(failures.map((failure) => [failure.id, failure]));
  const rows = problems.map(({name, failures: ids}) => {
    const members = ids.flatMap((one) => found.get(one) ?? []);
    const groups = Object.entries(APIS).flatMap(([api, label]) => {
      const own = members.filter((failure) => failure.api === api);
      const links = own.map((failure) => link(failure.page, labelOf(failure)));
      return links.length > 0 ? [`${label}: ${links.join(', ')}`] : [];
    });
    return [name, groups.join('. ')];
  });
  const ids = problems.map(({id}) => failureAnchor.problem(id));
  return table(['Problem', 'Reported as'], rows, ids, {className: 'ref-table', 'data-search': 'skip'});
}

function labelOf({id, kind, name, codes: [number = 0]}: Failure): string {
  if (id.endsWith('.close.other')) return 'any other close code';
  if (kind === 'close') return `close code ${code(number)}`;
  if (kind === 'key') return `status ${code(number)} of a temporary key`;
  if (kind === 'handshake' || name === null) return `status ${code(number)}`;
  return kind === 'warning' ? `warning ${code(name)}` : code(name);
}
