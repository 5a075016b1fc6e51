/** The formats in which a session leaves the console. */
export const FORMATS = ['har', 'jsonl', 'python', 'javascript'] as const;
export type Format = (typeof FORMATS)[number];

export interface Exported {
  format: Format;
  fileName: string;
  text: string;
}
