/** Links between failures: to the same problem in other APIs. */

import {addressOf} from '@speech-docs/protocol/failures/addresses';
import {problemAnchor} from '@speech-docs/protocol/failures/anchors';
import type {Failure} from '@speech-docs/protocol/failures/catalogue';
import type {PhrasingContent, Table} from 'mdast';
import {problems} from '../../../data/failures';
import {code, link, table} from './nodes';

/** Links to the rows of the problems that a failure is a case of; nothing when it is the only one. */
export function elsewhere(id: string): PhrasingContent[] {
  const rows = problems.filter(({failures}) => failures.includes(id));
  return rows.flatMap(({id: problem, name}, index): PhrasingContent[] => [
    {type: 'text', value: index === 0 ? 'In other APIs: ' : ', '},
    link(addressOf.problem(problem), name),
    ...(index === rows.length - 1 ? [{type: 'text' as const, value: '.'}] : []),
  ]);
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
export function problemTable(failures: readonly Failure[]): Table {
  const rows = rowsOf(failures);
  return {...rows, data: {hProperties: {className: ['ref-table'], 'data-search': 'skip'}} as never};
}

function rowsOf(failures: readonly Failure[]): Table {
  const found = new Map(failures.map((failure) => [failure.id, failure]));
  return table(
    ['Problem', 'Reported as'],
    problems.map(({name, failures: ids}) => {
      const members = ids.flatMap((one) => found.get(one) ?? []);
      const groups = Object.entries(APIS).flatMap(([api, label]) => {
        const own = members.filter((failure) => failure.api === api);
        return own.length > 0 ? [{label, own}] : [];
      });
      return [
        [name],
        groups.flatMap(({label, own}, index) => [
          `${index > 0 ? '. ' : ''}${label}: `,
          ...own.flatMap((failure, place) => [place > 0 ? ', ' : '', link(failure.page, ...labelOf(failure))]),
        ]),
      ];
    }),
    problems.map(({id}) => problemAnchor(id)),
  );
}

function labelOf({id, kind, name, codes: [number]}: Failure): (PhrasingContent | string)[] {
  if (id.endsWith('.close.other')) return ['any other close code'];
  if (kind === 'close') return ['close code ', code(`${number}`)];
  if (kind === 'key') return ['status ', code(`${number}`), ' of a temporary key'];
  if (kind === 'handshake' || name === null) return ['status ', code(`${number}`)];
  return kind === 'warning' ? ['warning ', code(name)] : [code(name)];
}
