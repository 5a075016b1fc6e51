/** What only the provider knows, as long as its field in data/providerFacts.ts is empty. */
import type {RootContent} from 'mdast';
import {type ProviderFact, providerFacts} from '../../../data/providerFacts';
import {table} from './nodes';

/** `<AskSupport />`: each open question with what a program does until it has a value. */
export function askSupport(facts: Readonly<Record<string, ProviderFact>> = providerFacts): RootContent {
  const open = Object.values(facts).filter(({value}) => value === undefined);
  return table(
    ['Not on this site', 'Until you know'],
    open.map(({label, meanwhile}) => [label, meanwhile]),
  );
}
