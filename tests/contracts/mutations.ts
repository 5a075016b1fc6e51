/** The changes of mutations.yaml. */
import type {Change} from '../../packages/contracts/history/change';
import type {Part} from '../../packages/contracts/parts';
import type {Api} from '../../packages/protocol/contracts/parsed';
import {readTable} from '../support/readTable';
import {apply} from './contractChange';

export const SEVERITY = ['documentation', 'additive', 'breaking'] as const satisfies Change['class'][];

export interface Mutation {
  api: Api;
  what: string;
  mutate: (root: Part) => unknown;
  class: Change['class'];
  address: string;
}

export const mutations: readonly Mutation[] = Object.entries(
  readTable<Record<Api, Part[]>>('tests/contracts/mutations.yaml'),
).flatMap(([api, rows]) =>
  rows.map(({what, ...row}) => {
    const kind = SEVERITY.find((one) => one in row) ?? 'documentation';
    return {api: api as Api, what, mutate: (root) => apply(root, row), class: kind, address: row[kind]};
  }),
);
