/**
 * Word error rate: the fewest insertions, deletions and substitutions that turn a reference into a hypothesis, divided
 * by the words of the reference. Pure, so that the calculator, the page's worked example and the tests share it.
 */
export type Edit =
  | {kind: 'same'; reference: string; hypothesis: string}
  | {kind: 'substitution'; reference: string; hypothesis: string}
  | {kind: 'deletion'; reference: string}
  | {kind: 'insertion'; hypothesis: string};

export interface WordErrors {
  /** The alignment, in the order of the reference. */
  edits: Edit[];
  insertions: number;
  deletions: number;
  substitutions: number;
  words: number;
  /** Errors per word of the reference; `null` when the reference is empty. May exceed 1. */
  rate: number | null;
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Returns the errors of a hypothesis against a reference, with the alignment that counts them. */
export function countWordErrors(reference: string, hypothesis: string): WordErrors {
  const edits = alignWords(wordsOf(reference), wordsOf(hypothesis));
  const count = (kind: Edit['kind']) => edits.filter((edit) => edit.kind === kind).length;
  const [insertions, deletions, substitutions] = [count('insertion'), count('deletion'), count('substitution')];
  const words = edits.length - insertions;
  const rate = words === 0 ? null : (insertions + deletions + substitutions) / words;
  return {edits, insertions, deletions, substitutions, words, rate};
}

const Step = {Diagonal: 0, Delete: 1, Insert: 2} as const;

/**
 * Aligns two lists of words with the fewest edits (Levenshtein's distance by Wagner and Fischer). Among equals it
 * prefers a substitution to a deletion and an insertion, as scoring tools do.
 */
export function alignWords(reference: readonly string[], hypothesis: readonly string[]): Edit[] {
  const [rows, columns] = [reference.length + 1, hypothesis.length + 1];
  // One byte per cell for the way back; of the costs, only two rows are needed at a time.
  const steps = new Uint8Array(rows * columns);
  let above = Uint32Array.from({length: columns}, (_, column) => column);
  steps.fill(Step.Insert, 1, columns);
  for (let row = 1; row < rows; row += 1) {
    const costs = new Uint32Array(columns);
    costs[0] = row;
    steps[row * columns] = Step.Delete;
    for (let column = 1; column < columns; column += 1) {
      const substitutionCost = reference[row - 1] === hypothesis[column - 1] ? 0 : 1;
      const diagonal = cost(above, column - 1) + substitutionCost;
      const deletion = cost(above, column) + 1;
      const insertion = cost(costs, column - 1) + 1;
      const best = Math.min(diagonal, deletion, insertion);
      costs[column] = best;
      steps[row * columns + column] = best === diagonal ? Step.Diagonal : best === deletion ? Step.Delete : Step.Insert;
    }
    above = costs;
  }
  return walkBack(reference, hypothesis, steps);
}

function cost(costs: Uint32Array, column: number): number {
  return costs[column] ?? 0;
}

function walkBack(reference: readonly string[], hypothesis: readonly string[], steps: Uint8Array): Edit[] {
  const edits: Edit[] = [];
  let [row, column] = [reference.length, hypothesis.length];
  while (row > 0 || column > 0) {
    const step = steps[row * (hypothesis.length + 1) + column];
    const expected = reference[row - 1] ?? '';
    const recognized = hypothesis[column - 1] ?? '';
    if (step === Step.Diagonal) {
      edits.push({
        kind: expected === recognized ? 'same' : 'substitution',
        reference: expected,
        hypothesis: recognized,
      });
    } else if (step === Step.Delete) edits.push({kind: 'deletion', reference: expected});
    else edits.push({kind: 'insertion', hypothesis: recognized});
    if (step !== Step.Insert) row -= 1;
    if (step !== Step.Delete) column -= 1;
  }
  return edits.reverse();
}
