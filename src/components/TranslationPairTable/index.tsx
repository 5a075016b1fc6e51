import {translate} from '@docusaurus/Translate';
import {type TranslationPair, translationPairs} from '@site/data/translationPairs';
import {factPaths} from '@site/src/lib/factFiles';
import FactTable, {type TableDefinition, ticks} from '../FactTable';

const facts: TableDefinition<TranslationPair> = {
  rows: translationPairs,
  keyOf: ({source, target}) => `${source}-${target}`,
  noun: translate({message: 'pairs'}),
  searchLabel: translate({message: 'Find a language or code'}),
  filterLegend: translate({message: 'Only pairs'}),
  downloads: factPaths.translationPairs,
  searchText: ({source, target, sourceName, targetName}) => [source, target, sourceName, targetName].join(' '),
  filters: [
    {id: 'from-english', label: translate({message: 'from English'}), matches: ({source}) => source === 'en'},
    {id: 'to-english', label: translate({message: 'to English'}), matches: ({target}) => target === 'en'},
    {id: 'realtime', label: translate({message: 'in real time'}), matches: ({realtimeSaas}) => realtimeSaas},
    {id: 'on-premises', label: translate({message: 'on-premises'}), matches: ({onPrem}) => onPrem},
  ],
  columns: [
    {
      id: 'source',
      label: translate({message: 'Spoken'}),
      text: ({sourceName}) => sourceName,
      cell: (row) => <Side name={row.sourceName} code={row.source} />,
    },
    {
      id: 'target',
      label: translate({message: 'Translated to'}),
      text: ({targetName}) => targetName,
      cell: (row) => <Side name={row.targetName} code={row.target} />,
    },
    // Every pair works in batch.
    ticks('realtime', translate({message: 'Real time'}), ({realtimeSaas}) => realtimeSaas),
    ticks('on-premises', translate({message: 'On-premises'}), ({onPrem}) => onPrem),
  ],
};

function Side({name, code}: {name: string; code: string}) {
  return (
    <>
      {name} <code>{code}</code>
    </>
  );
}

export default function TranslationPairTable() {
  return <FactTable facts={facts} />;
}
