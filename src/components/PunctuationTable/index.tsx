import {type PunctuationSet, punctuationSets} from '@site/data/punctuation';
import Table from '@site/src/components/Table';

/** The marks of each group of languages; read from data/punctuation.ts. */
export default function PunctuationTable() {
  const sets = Object.entries(punctuationSets);
  // "All other languages" reads best after the ones it is other than.
  const ordered = [...sets.filter(([id]) => id !== 'western'), ...sets.filter(([id]) => id === 'western')];
  return (
    <Table
      caption="Marks by language"
      headings={['Languages', 'Marks', 'End a sentence']}
      rows={ordered.map(([id, {name, marks, endOfSentence, fullWidth}]: [string, PunctuationSet]) => ({
        id: `marks-${id}`,
        cells: [fullWidth ? `${name} (full-width)` : name, codes(marks), codes(endOfSentence)],
      }))}
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
