import {translate} from '@docusaurus/Translate';
import {type TranslationPair, translationPairs} from '@site/data/translationPairs';
import {factPaths} from '@site/src/lib/factFiles';
import Tick from '../DataTable/Tick';
import FactTable, {type Facts} from '../FactTable';

const facts: Facts<TranslationPair> = {
  rows: translationPairs,
  keyOf: ({source, target}) => `${source}-${target}`,
  noun: translate({
    id: 'component.TranslationPairTable.pairs',
    message: 'pairs',
    description: 'What rows are counted as',
  }),
  searchLabel: translate({
    id: 'component.TranslationPairTable.search',
    message: 'Find a language or code',
    description: 'Label of the search field',
  }),
  filterLegend: translate({
    id: 'component.TranslationPairTable.filters',
    message: 'Only pairs',
    description: 'Before the filters',
  }),
  downloads: factPaths.translationPairs,
  searchText: ({source, target, sourceName, targetName}) => [source, target, sourceName, targetName].join(' '),
  filters: [
    {
      id: 'from-english',
      label: translate({
        id: 'component.TranslationPairTable.filter.fromEnglish',
        message: 'from English',
        description: 'Filter',
      }),
      matches: ({source}) => source === 'en',
    },
    {
      id: 'to-english',
      label: translate({
        id: 'component.TranslationPairTable.filter.toEnglish',
        message: 'to English',
        description: 'Filter',
      }),
      matches: ({target}) => target === 'en',
    },
    {
      id: 'realtime',
      label: translate({
        id: 'component.TranslationPairTable.filter.realtime',
        message: 'in real time',
        description: 'Filter',
      }),
      matches: ({realtimeSaas}) => realtimeSaas,
    },
    {
      id: 'on-premises',
      label: translate({
        id: 'component.TranslationPairTable.filter.onPremises',
        message: 'on-premises',
        description: 'Filter',
      }),
      matches: ({onPrem}) => onPrem,
    },
  ],
  columns: [
    {
      id: 'source',
      label: translate({id: 'component.TranslationPairTable.spoken', message: 'Spoken', description: 'Column'}),
      text: ({sourceName}) => sourceName,
      cell: (row) => <Side name={row.sourceName} code={row.source} />,
    },
    {
      id: 'target',
      label: translate({id: 'component.TranslationPairTable.target', message: 'Translated to', description: 'Column'}),
      text: ({targetName}) => targetName,
      cell: (row) => <Side name={row.targetName} code={row.target} />,
    },
    // Every pair works in batch. Yes comes before no when a column of ticks is ordered.
    {
      id: 'realtime',
      label: translate({id: 'component.TranslationPairTable.realtime', message: 'Real time', description: 'Column'}),
      text: ({realtimeSaas}) => (realtimeSaas ? 'a' : 'b'),
      cell: ({realtimeSaas}) => <Tick isOn={realtimeSaas} />,
    },
    {
      id: 'on-premises',
      label: translate({
        id: 'component.TranslationPairTable.onPremises',
        message: 'On-premises',
        description: 'Column',
      }),
      text: ({onPrem}) => (onPrem ? 'a' : 'b'),
      cell: ({onPrem}) => <Tick isOn={onPrem} />,
    },
  ],
};

function Side({name, code}: {name: string; code: string}) {
  return (
    <>
      {name} <code>{code}</code>
    </>
  );
}

/** Every pair of languages that a transcript can be translated between. */
export default function TranslationPairTable() {
  return <FactTable facts={facts} />;
}
