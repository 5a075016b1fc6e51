import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {type Language, type LanguageKind, languageKey, languages} from '@site/data/languages';
import {factPaths} from '@site/src/lib/factFiles';
import {hasEntities, isIdentified, isSpoken, languageShape, translationOf} from '@site/src/lib/languageShape';
import {Fragment, type ReactNode} from 'react';
import Tick from '../DataTable/Tick';
import FactTable, {type Facts} from '../FactTable';
import InlineText from '../InlineText';

type ColumnId = (typeof languageShape.columns)[number]['id'];
type FilterId = (typeof languageShape.filters)[number]['id'];

const headings: Record<ColumnId, string> = {
  name: translate({id: 'component.LanguageTable.column.name', message: 'Language', description: 'Column'}),
  code: translate({id: 'component.LanguageTable.column.code', message: 'Code', description: 'Column'}),
  realtime: translate({id: 'component.LanguageTable.column.realtime', message: 'Real time', description: 'Column'}),
  translation: translate({
    id: 'component.LanguageTable.column.translation',
    message: 'Translation',
    description: 'Column',
  }),
  identification: translate({
    id: 'component.LanguageTable.column.identification',
    message: 'Identification',
    description: 'Column',
  }),
  entities: translate({id: 'component.LanguageTable.column.entities', message: 'Entities', description: 'Column'}),
  agents: translate({
    id: 'component.LanguageTable.column.agents',
    message: 'Agents',
    description: 'Column: whether voice agents speak the language',
  }),
};

const cells: Record<ColumnId, (row: Language) => ReactNode> = {
  name: (row) => row.name,
  code: (row) => <code>{row.code}</code>,
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
  locales: translate({id: 'component.LanguageTable.filter.locales', message: 'Output locales', description: 'Filter'}),
  bilingual: translate({
    id: 'component.LanguageTable.filter.bilingual',
    message: 'Several languages at once',
    description: 'Filter',
  }),
};

const LANGUAGES = translate({
  id: 'component.LanguageTable.languages',
  message: 'languages',
  description: 'What rows are counted as',
});
const isOf = (kind: LanguageKind) => (row: Language) => row.kind === kind;

const facts: Facts<Language> = {
  rows: languages,
  keyOf: languageKey,
  noun: LANGUAGES,
  kinds: [
    {noun: LANGUAGES, matches: isOf('single')},
    {
      noun: translate({id: 'component.LanguageTable.packs', message: 'packs', description: 'What rows are counted as'}),
      matches: isOf('pack'),
    },
    {
      noun: translate({
        id: 'component.LanguageTable.automatic',
        message: 'automatic settings',
        description: 'What rows are counted as',
      }),
      matches: isOf('automatic'),
    },
  ],
  searchLabel: translate({
    id: 'component.LanguageTable.search',
    message: 'Find a language, code or accent',
    description: 'Label of the search field',
  }),
  filterLegend: translate({
    id: 'component.LanguageTable.filters',
    message: 'Only languages with',
    description: 'Before the filters',
  }),
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
    ? translate(
        {id: 'component.LanguageTable.covers', message: 'Covers {accents}.', description: 'Of a pack'},
        {accents},
      )
    : translate(
        {id: 'component.LanguageTable.accents', message: 'Among others: {accents}.', description: 'Of a language'},
        {accents},
      );
}

function domainOf(domain: string): string {
  return translate(
    {id: 'component.LanguageTable.domain', message: 'With `domain` `{domain}`.', description: 'Setting of a language'},
    {domain},
  );
}

function Pairs({text}: {text: string}) {
  return (
    <Translate
      id="component.LanguageTable.translated"
      description="Which pairs a language has; the link leads to the pairs"
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
        {translate({
          id: 'component.LanguageTable.locales',
          message: 'Output locales',
          description: 'Before their codes',
        })}
      </Link>
      : {codes.join(', ')}.
    </>
  );
}
