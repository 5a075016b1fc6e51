import Link from '@docusaurus/Link';
import {type Language, type LanguageKind, languageKey, languages} from '@site/data/languages';
import BlockErrorBoundary from '@site/src/components/BlockErrorBoundary';
import FactTable, {type Facts} from '@site/src/components/FactTable';
import InlineText from '@site/src/components/InlineText';
import Tick from '@site/src/components/Table/Tick';
import {factPaths} from '@site/src/lib/factFiles';
import {has, isIdentified, languageShape, translationOf} from '@site/src/lib/languageShape';
import {Fragment, type ReactNode} from 'react';

type ColumnId = (typeof languageShape.columns)[number]['id'];
type FilterId = (typeof languageShape.filters)[number]['id'];

const headings: Record<ColumnId, string> = {
  name: 'Language',
  code: 'Code',
  realtime: 'Real time',
  translation: 'Translation',
  identification: 'Identification',
  entities: 'Entities',
  agents: 'Voice agents',
};

const cells: Record<ColumnId, (row: Language) => ReactNode> = {
  name: (row) => row.name,
  code: (row) => <code>{row.code}</code>,
  realtime: (row) => <Tick isOn={row.realtime} />,
  translation: (row) => <Tick isOn={translationOf(row) !== null} />,
  identification: (row) => <Tick isOn={isIdentified(row)} />,
  entities: (row) => <Tick isOn={has('entities')(row)} />,
  agents: (row) => <Tick isOn={has('voice agents')(row)} />,
};

const filterLabels: Record<FilterId, string> = {
  realtime: 'Real-time',
  translation: 'Translation',
  identification: 'Language identification',
  entities: 'Entity metadata',
  agents: 'Voice agents',
  locales: 'Output locales',
  bilingual: 'Several languages at once',
};

const isOf = (kind: LanguageKind) => (row: Language) => row.kind === kind;

const facts: Facts<Language> = {
  rows: languages,
  keyOf: languageKey,
  noun: 'languages',
  kinds: [
    {noun: 'languages', matches: isOf('single')},
    {noun: 'packs', matches: isOf('pack')},
    {noun: 'automatic settings', matches: isOf('automatic')},
  ],
  searchLabel: 'Find a language, code or accent',
  filterLegend: 'Only languages with',
  downloads: factPaths.languages,
  searchText: languageShape.searchText,
  filters: languageShape.filters.map((filter) => ({...filter, label: filterLabels[filter.id]})),
  columns: languageShape.columns.map((column) => ({...column, label: headings[column.id], cell: cells[column.id]})),
  searchTitle: ({name, code}) => `${name} ${code}`,
  detail: Detail,
};

/** Every language with what works for it. Pages import it themselves: its rows would weigh on every other page. */
export default function LanguageTable() {
  return (
    <BlockErrorBoundary>
      <FactTable facts={facts} />
    </BlockErrorBoundary>
  );
}

/** What the columns leave out: accents, the domain, an unusual translation, output locales, a note. */
function Detail(row: Language): ReactNode {
  const {accents, domain, kind, note, outputLocales} = row;
  const parts: ReactNode[] = [];
  if (accents.length > 0) parts.push(`${kind === 'pack' ? 'Covers' : 'Among others:'} ${accents.join(', ')}.`);
  if (domain) parts.push(<InlineText>{`With \`domain\` \`${domain}\`.`}</InlineText>);
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

function Pairs({text}: {text: string}) {
  return (
    <>
      Translated <Link to="/speech-to-text/translation#supported-translation-pairs">{text.toLowerCase()}</Link>.
    </>
  );
}

function Locales({codes}: {codes: readonly string[]}) {
  return (
    <>
      <Link to="/speech-to-text/output-enhancements/output-formatting#output-locale">Output locales</Link>:{' '}
      {codes.join(', ')}.
    </>
  );
}
