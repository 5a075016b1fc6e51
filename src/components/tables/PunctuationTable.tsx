import {translate} from '@docusaurus/Translate';
import {type PunctuationSet, punctuationSets} from '@site/data/punctuation';
import DataTable from '../DataTable';

const sets: [string, PunctuationSet][] = Object.entries(punctuationSets);
// "All other languages" reads best after the ones it is other than.
const ordered = [...sets.filter(([id]) => id !== 'western'), ...sets.filter(([id]) => id === 'western')];

/** The marks of each group of languages; read from data/punctuation.ts. */
export default function PunctuationTable() {
  const wide = (name: string) =>
    translate(
      {id: 'component.PunctuationTable.fullWidth', message: '{name} (full-width)', description: 'A group of languages'},
      {name},
    );
  return (
    <DataTable
      caption={translate({
        id: 'component.PunctuationTable.caption',
        message: 'Marks by language',
        description: 'Caption',
      })}
      rows={ordered}
      id={([id]) => `marks-${id}`}
      columns={[
        {
          label: translate({id: 'component.PunctuationTable.languages', message: 'Languages', description: 'Column'}),
          cell: ([, {name, fullWidth}]) => (fullWidth ? wide(name) : name),
        },
        {
          label: translate({id: 'component.PunctuationTable.marks', message: 'Marks', description: 'Column'}),
          cell: ([, {marks}]) => codes(marks),
        },
        {
          label: translate({id: 'component.PunctuationTable.end', message: 'End a sentence', description: 'Column'}),
          cell: ([, {endOfSentence}]) => codes(endOfSentence),
        },
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
