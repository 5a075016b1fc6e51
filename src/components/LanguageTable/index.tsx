import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {type Language, type LanguageKind, languageKey, languages} from '@site/data/languages';
import {translationsFrom} from '@site/data/translationPairs';
import {factPaths} from '@site/src/lib/factFiles';
import {Fragment, type ReactNode} from 'react';
import FactTable, {type TableDefinition, ticks} from '../FactTable';
import InlineText from '../InlineText';

const LANGUAGES = translate({message: 'languages'});
const isOf = (kind: LanguageKind) => (row: Language) => row.kind === kind;

const FEATURES: {id: string; label: string; matches: (row: Language) => boolean}[] = [
  {id: 'realtime', label: translate({message: 'Real time'}), matches: (row) => row.realtime},
  {id: 'translation', label: translate({message: 'Translation'}), matches: (row) => translationOf(row) !== null},
  {
    id: 'identification',
    label: translate({message: 'Identification'}),
    matches: ({code, languageIdSaas}) => code === 'auto' || Boolean(languageIdSaas),
  },
  {id: 'entities', label: translate({message: 'Entities'}), matches: (row) => row.entityMetadata === true},
  {id: 'agents', label: translate({message: 'Agents'}), matches: (row) => Boolean(row.flowAgent)},
];

const facts: TableDefinition<Language> = {
  rows: languages,
  keyOf: languageKey,
  noun: LANGUAGES,
  kinds: [
    {noun: LANGUAGES, matches: isOf('single')},
    {noun: translate({message: 'packs'}), matches: isOf('pack')},
    {noun: translate({message: 'automatic settings'}), matches: isOf('automatic')},
  ],
  searchLabel: translate({message: 'Find a language, code or accent'}),
  filterLegend: translate({message: 'Only languages with'}),
  downloads: factPaths.languages,
  searchText: (row) => [row.name, row.code, row.domain ?? '', ...row.accents, ...row.outputLocales].join(' '),
  filters: [
    ...FEATURES,
    {id: 'locales', label: translate({message: 'Output locales'}), matches: (row) => row.outputLocales.length > 0},
    {id: 'bilingual', label: translate({message: 'Several languages at once'}), matches: isOf('pack')},
  ],
  columns: [
    {id: 'name', label: translate({message: 'Language'}), text: ({name}) => name, cell: ({name}) => name},
    {
      id: 'code',
      label: translate({message: 'Code'}),
      text: languageKey,
      cell: ({code}) => <code className="whole">{code}</code>,
    },
    ...FEATURES.map(({id, label, matches}) => ticks(id, label, matches)),
  ],
  searchTitle: ({name, code}) => `${name} ${code}`,
  detail: Detail,
};

function translationOf(row: Language): string | null {
  if (row.code === 'en' && row.kind === 'single') return `From and to ${translationsFrom('en').length} languages`;
  if (row.translateToEnglish === 'by identified language') return 'By the language found';
  const names = new Map(translationsFrom('no').map(({target, targetName}) => [target, targetName]));
  const others = row.otherTargets.map((code) => `to ${names.get(code) ?? code}`);
  const english = row.translateToEnglish === true && row.translateFromEnglish === true ? ['From and to English'] : [];
  return [...english, ...others].join(', ') || null;
}

export default function LanguageTable() {
  return <FactTable facts={facts} />;
}

/** What the columns leave out: accents, the domain, an unusual translation, output locales, a note. */
function Detail(row: Language): ReactNode {
  const {accents, domain, kind, note, outputLocales} = row;
  const parts: ReactNode[] = [];
  if (accents.length > 0) parts.push(accentsOf(kind, accents.join(', ')));
  if (domain) parts.push(<InlineText>{translate({message: 'With `domain` `{domain}`.'}, {domain})}</InlineText>);
  if (translationOf(row)?.includes('languages')) parts.push(<Pairs text={translationOf(row) ?? ''} />);
  if (outputLocales.length > 0) parts.push(<Locales codes={outputLocales} />);
  if (note) parts.push(<InlineText>{note}</InlineText>);
  if (parts.length === 0) return null;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a row never change
    <Fragment key={index}>
      {index > 0 && ' '}
      {part}
    </Fragment>
  ));
}

function accentsOf(kind: LanguageKind, accents: string): string {
  return kind === 'pack'
    ? translate({message: 'Covers {accents}.'}, {accents})
    : translate({message: 'Among others: {accents}.'}, {accents});
}

function Pairs({text}: {text: string}) {
  return (
    <Translate
      values={{pairs: <Link to="/speech-to-text/translation#supported-translation-pairs">{text.toLowerCase()}</Link>}}
    >
      {'Translated {pairs}.'}
    </Translate>
  );
}

function Locales({codes}: {codes: readonly string[]}) {
  return (
    <>
      <Link to="/speech-to-text/output-enhancements/output-formatting#output-locale">
        {translate({message: 'Output locales'})}
      </Link>
      : {codes.join(', ')}.
    </>
  );
}
