import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {type Language, type LanguageKind, languageKey, languages} from '@site/data/languages';
import {factPaths} from '@site/src/lib/factFiles';
import {Fragment, type ReactNode} from 'react';
import Tick from '../DataTable/Tick';
import FactTable, {type Facts} from '../FactTable';
import InlineText from '../InlineText';
import {hasEntities, isIdentified, isSpoken, languageShape, translationOf} from './languageShape';

type ColumnId = (typeof languageShape.columns)[number]['id'];
type FilterId = (typeof languageShape.filters)[number]['id'];

const headings: Record<ColumnId, string> = {
  name: translate({message: 'Language'}),
  code: translate({message: 'Code'}),
  realtime: translate({message: 'Real time'}),
  translation: translate({message: 'Translation'}),
  identification: translate({message: 'Identification'}),
  entities: translate({message: 'Entities'}),
  agents: translate({message: 'Agents'}),
};

const cells: Record<ColumnId, (row: Language) => ReactNode> = {
  name: (row) => row.name,
  code: (row) => <code className="whole">{row.code}</code>,
  realtime: (row) => <Tick isOn={row.realtime} />,
  translation: (row) => <Tick isOn={translationOf(row) !== null} />,
  identification: (row) => <Tick isOn={isIdentified(row)} />,
  entities: (row) => <Tick isOn={hasEntities(row)} />,
  agents: (row) => <Tick isOn={isSpoken(row)} />,
};

/** A filter is called as its column is. */
const filterLabels: Record<FilterId, string> = {
  realtime: headings.realtime,
  translation: headings.translation,
  identification: headings.identification,
  entities: headings.entities,
  agents: headings.agents,
  locales: translate({message: 'Output locales'}),
  bilingual: translate({message: 'Several languages at once'}),
};

const LANGUAGES = translate({message: 'languages'});
const isOf = (kind: LanguageKind) => (row: Language) => row.kind === kind;

const facts: Facts<Language> = {
  rows: languages,
  keyOf: languageKey,
  noun: LANGUAGES,
  kinds: [
    {noun: LANGUAGES, matches: isOf('single')},
    {
      noun: translate({message: 'packs'}),
      matches: isOf('pack'),
    },
    {
      noun: translate({message: 'automatic settings'}),
      matches: isOf('automatic'),
    },
  ],
  searchLabel: translate({message: 'Find a language, code or accent'}),
  filterLegend: translate({message: 'Only languages with'}),
  downloads: factPaths.languages,
  searchText: languageShape.searchText,
  filters: languageShape.filters.map((filter) => ({...filter, label: filterLabels[filter.id]})),
  columns: languageShape.columns.map((column) => ({...column, label: headings[column.id], cell: cells[column.id]})),
  searchTitle: ({name, code}) => `${name} ${code}`,
  detail: Detail,
};

/** Every language with what works for it. */
export default function LanguageTable() {
  return <FactTable facts={facts} />;
}

/** What the columns leave out: accents, the domain, an unusual translation, output locales, a note. */
function Detail(row: Language): ReactNode {
  const {accents, domain, kind, note, outputLocales} = row;
  const parts: ReactNode[] = [];
  if (accents.length > 0) parts.push(accentsOf(kind, accents.join(', ')));
  if (domain) parts.push(<InlineText>{domainOf(domain)}</InlineText>);
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

function domainOf(domain: string): string {
  return translate({message: 'With `domain` `{domain}`.'}, {domain});
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
