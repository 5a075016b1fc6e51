/** A value that fits a cell: lists are joined, nothing becomes an empty cell. */
export type CsvValue = string | number | boolean | null | readonly string[];

/** Returns RFC 4180 text: a heading line, then one line per record, each ended by CRLF. */
export function toCsv(headings: readonly string[], records: readonly (readonly CsvValue[])[]): string {
  return [headings, ...records].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvValue): string {
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
