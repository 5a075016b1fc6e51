import {translate} from '@docusaurus/Translate';
import {type PunctuationSet, punctuationSets} from '@site/data/punctuation';
import DataTable from '../DataTable';

const sets: [string, PunctuationSet][] = Object.entries(punctuationSets);
// "All other languages" reads best after the ones it is other than.
const ordered = [...sets.filter(([id]) => id !== 'western'), ...sets.filter(([id]) => id === 'western')];

/** The marks of each group of languages; read from data/punctuation.ts. */
export default function PunctuationTable() {
  const wide = (name: string) => translate({message: '{name} (full-width)'}, {name});
  return (
    <DataTable
      caption={translate({message: 'Marks by language'})}
      rows={ordered}
      id={([id]) => `marks-${id}`}
      columns={[
        {label: translate({message: 'Languages'}), cell: ([, {name, fullWidth}]) => (fullWidth ? wide(name) : name)},
        {label: translate({message: 'Marks'}), cell: ([, {marks}]) => codes(marks)},
        {label: translate({message: 'End a sentence'}), cell: ([, {endOfSentence}]) => codes(endOfSentence)},
      ]}
    />
  );
}

function codes(marks: readonly string[]) {
  return marks.map((mark) => (
    <span key={mark}>
      <code>{mark}</code>{' '}
    </span>
  ));
}
