import Link from '@docusaurus/Link';
import {type Language, languageKey, languages} from '@site/data/languages';
import Badge from '@site/src/components/Badge';
import BlockErrorBoundary from '@site/src/components/BlockErrorBoundary';
import FactTable, {type Facts} from '@site/src/components/FactTable';
import InlineText from '@site/src/components/InlineText';
import {factPaths} from '@site/src/lib/factFiles';
import {featuresOf, type LanguageFeature, languageShape, translationOf} from '@site/src/lib/languageShape';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type ColumnId = (typeof languageShape.columns)[number]['id'];
type FilterId = (typeof languageShape.filters)[number]['id'];

const headings: Record<ColumnId, string> = {
  name: 'Language',
  code: 'Code',
  modes: 'Modes',
  translation: 'Translation',
  more: 'Also works',
};

const cells: Record<ColumnId, (row: Language) => ReactNode> = {
  name: (row) => <Name row={row} />,
  code: (row) => <Code row={row} />,
  modes: (row) => (row.realtime ? <BothModes /> : 'Batch only'),
  translation: (row) => <Translation row={row} />,
  more: (row) => <Features row={row} />,
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

const facts: Facts<Language> = {
  rows: languages,
  keyOf: languageKey,
  noun: 'languages',
  searchLabel: 'Find a language, code or accent',
  filterLegend: 'Only languages with',
  downloads: factPaths.languages,
  searchText: languageShape.searchText,
  filters: languageShape.filters.map((filter) => ({...filter, label: filterLabels[filter.id]})),
  columns: languageShape.columns.map((column) => ({...column, label: headings[column.id], cell: cells[column.id]})),
};

/** Every language with what works for it. Pages import it themselves: its rows would weigh on every other page. */
export default function LanguageTable() {
  return (
    <BlockErrorBoundary>
      <FactTable facts={facts} />
    </BlockErrorBoundary>
  );
}

function BothModes() {
  return (
    <>
      Batch, <span className="whole">real-time</span>
    </>
  );
}

function Name({row}: {row: Language}) {
  return (
    <>
      <strong className={styles.name}>{row.name}</strong>
      {row.accents.length > 0 && (
        <span className={styles.detail}>
          {row.kind === 'pack' ? 'Covers' : 'Among others:'} {row.accents.join(', ')}
        </span>
      )}
      {row.note && (
        <span className={styles.detail}>
          <InlineText>{row.note}</InlineText>
        </span>
      )}
    </>
  );
}

function Code({row}: {row: Language}) {
  return (
    <>
      <code>{row.code}</code>
      {row.domain && (
        <span className={styles.detail}>
          with <code>domain</code>
          <br />
          <code className="whole">{row.domain}</code>
        </span>
      )}
    </>
  );
}

function Translation({row}: {row: Language}) {
  const text = translationOf(row);
  if (text !== null) return <Link to="/speech-to-text/translation#supported-translation-pairs">{text}</Link>;
  return <span className={styles.none}>—</span>;
}

/** Where each feature is explained; the badges lead there. */
const pages: Record<LanguageFeature, string> = {
  identified: '/speech-to-text/batch/language-identification',
  'identified when expected': '/speech-to-text/batch/language-identification#expected-languages',
  entities: '/speech-to-text/output-enhancements/numeral-formatting#languages-with-entity-metadata',
  'voice agents': '/voice-agents-flow/supported-languages',
  locales: '/speech-to-text/output-enhancements/output-formatting#output-locale',
};

function labelOf(feature: LanguageFeature, row: Language): string {
  const labels = {
    identified: 'Identification',
    'identified when expected': 'Identification, when expected',
    entities: 'Entities',
    'voice agents': 'Voice agents',
    locales: row.outputLocales.join(', '),
  };
  return labels[feature];
}

function Features({row}: {row: Language}) {
  const features = featuresOf(row);
  if (features.length === 0) {
    return <span className={styles.none}>—</span>;
  }
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <Link to={pages[feature]}>
            <Badge tone="accent">{labelOf(feature, row)}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}
