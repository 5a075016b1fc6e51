/** What only the provider knows, as long as its field in data/providerFacts.ts is empty. */
import type {Table} from 'mdast';
import {type ProviderFact, providerFacts} from '../../../data/providerFacts';
import {words} from '../prose';
import {table} from './nodes';

/** `<AskSupport />`: each open question with what a program does until it has a value. */
export function askSupport(facts: Readonly<Record<string, ProviderFact>> = providerFacts): Table {
  const open = Object.values(facts).filter(({value}) => value === null);
  return table(
    ['Not on this site', 'Until you know'],
    open.map(({label, meanwhile}) => [words(label), words(meanwhile)]),
  );
}
