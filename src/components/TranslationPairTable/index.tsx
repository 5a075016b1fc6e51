import {type TranslationPair, translationPairs} from '@site/data/translationPairs';
import BlockErrorBoundary from '@site/src/components/BlockErrorBoundary';
import FactTable, {type Facts} from '@site/src/components/FactTable';
import Tick from '@site/src/components/Table/Tick';
import {factPaths} from '@site/src/lib/factFiles';

const facts: Facts<TranslationPair> = {
  rows: translationPairs,
  keyOf: ({source, target}) => `${source}-${target}`,
  noun: 'pairs',
  searchLabel: 'Find a language or code',
  filterLegend: 'Only pairs',
  downloads: factPaths.translationPairs,
  searchText: ({source, target, sourceName, targetName}) => [source, target, sourceName, targetName].join(' '),
  filters: [
    {id: 'from-english', label: 'from English', matches: ({source}) => source === 'en'},
    {id: 'to-english', label: 'to English', matches: ({target}) => target === 'en'},
    {id: 'realtime', label: 'in real time', matches: ({realtimeSaas}) => realtimeSaas},
    {id: 'on-premises', label: 'on-premises', matches: ({onPrem}) => onPrem},
  ],
  columns: [
    {
      id: 'source',
      label: 'Spoken',
      text: ({sourceName}) => sourceName,
      cell: (row) => <Side name={row.sourceName} code={row.source} />,
    },
    {
      id: 'target',
      label: 'Translated to',
      text: ({targetName}) => targetName,
      cell: (row) => <Side name={row.targetName} code={row.target} />,
    },
    // Every pair works in batch. Yes comes before no when a column of ticks is ordered.
    {
      id: 'realtime',
      label: 'Real time',
      text: ({realtimeSaas}) => (realtimeSaas ? 'a' : 'b'),
      cell: ({realtimeSaas}) => <Tick isOn={realtimeSaas} />,
    },
    {
      id: 'on-premises',
      label: 'On-premises',
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

/** Every pair of languages that a transcript can be translated between. Pages import it themselves. */
export default function TranslationPairTable() {
  return (
    <BlockErrorBoundary>
      <FactTable facts={facts} />
    </BlockErrorBoundary>
  );
}
