/** What each column of the language table says in plain text, and which rows its filters keep. */
import {type Language, languageKey} from '@site/data/languages';
import {translationsFrom} from '@site/data/translationPairs';
import type {TableShape} from '../FactTable/tableView';

/** Returns between which languages a row is translated; `null` when it is not. */
export function translationOf(row: Language): string | null {
  if (row.code === 'en' && row.kind === 'single') return `From and to ${translationsFrom('en').length} languages`;
  if (row.translateToEnglish === 'by identified language') return 'By the language found';
  const others = row.otherTargets.map((code) => `to ${nameOfTarget(code)}`);
  const english = row.translateToEnglish === true && row.translateFromEnglish === true ? ['From and to English'] : [];
  return [...english, ...others].join(', ') || null;
}

function nameOfTarget(code: string): string {
  return translationsFrom('no').find(({target}) => target === code)?.targetName ?? code;
}

export const isIdentified = ({code, languageIdSaas}: Language) => code === 'auto' || Boolean(languageIdSaas);
export const hasEntities = (row: Language) => row.entityMetadata === true;
export const isSpoken = (row: Language) => row.flowAgent === true || row.flowAgent === 'bilingual pack';

export const languageShape = {
  searchText: (row) => [row.name, row.code, row.domain ?? '', ...row.accents, ...row.outputLocales].join(' '),
  filters: [
    {id: 'realtime', matches: (row) => row.realtime},
    {id: 'translation', matches: (row) => translationOf(row) !== null},
    {id: 'identification', matches: isIdentified},
    {id: 'entities', matches: hasEntities},
    {id: 'agents', matches: isSpoken},
    {id: 'locales', matches: (row) => row.outputLocales.length > 0},
    {id: 'bilingual', matches: (row) => row.kind === 'pack'},
  ],
  // Yes comes before no when a column of ticks is ordered.
  columns: [
    {id: 'name', text: (row) => row.name},
    {id: 'code', text: languageKey},
    {id: 'realtime', text: (row) => (row.realtime ? 'a' : 'b')},
    {id: 'translation', text: (row) => (translationOf(row) === null ? 'b' : 'a')},
    {id: 'identification', text: (row) => (isIdentified(row) ? 'a' : 'b')},
    {id: 'entities', text: (row) => (hasEntities(row) ? 'a' : 'b')},
    {id: 'agents', text: (row) => (isSpoken(row) ? 'a' : 'b')},
  ],
} as const satisfies TableShape<Language>;
