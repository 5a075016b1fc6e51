/** Feeds that the tests judge: the real one, one with signs that XML must escape, and one without entries. */
import {entriesOf} from '../../../src/site/build/feeds.server';
import {ROOT} from '../../../tools/paths';

export const site = {title: 'Docs: changes', url: 'https://docs.example.com/', language: 'en'};
const sample = [
  {title: 'Usage & limits <b>', path: '/usage', date: new Date('2026-11-24T10:00:00Z'), text: 'Changed.'},
  {title: 'Contract', path: '/contracts/2.0.0/a.yaml', date: new Date('2026-11-23'), text: 'Published.'},
];
export const feeds = [
  ['of this project', entriesOf(ROOT)],
  ['of a sample', sample],
  ['without entries', []],
] as const;
