/** Returns the rows of a table, each with its key as its ID: no two rows have the same. */
export function listOf<Row>(rows: Readonly<Record<string, Row>>): ({id: string} & Row)[] {
  return Object.entries(rows).map(([id, row]) => ({id, ...row}));
}
