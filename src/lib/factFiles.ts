/** The tables of facts as files for download: the same rows that the pages show, as CSV and as JSON. */
import {matrixCells} from '../../data/capabilityMatrix';
import {type Language, languages} from '../../data/languages';
import {translationPairs} from '../../data/translationPairs';

/** A value that fits a cell: lists are joined, nothing becomes an empty cell. */
type CsvValue = string | number | boolean | null | readonly string[];

interface FactFile {
  /** Address below the site's root. */
  path: string;
  content: string;
}

/** Where the pages link to, by table. */
export const factPaths = {
  languages: {csv: 'downloads/languages.csv', json: 'downloads/languages.json'},
  capabilities: {csv: 'downloads/capabilities.csv', json: 'downloads/capabilities.json'},
  translationPairs: {csv: 'downloads/translation-pairs.csv', json: 'downloads/translation-pairs.json'},
} as const;

type Columns<Row> = Record<string, (row: Row) => CsvValue>;

/** A column for each of these properties: `sourceName` is in `source_name`. */
const columnsOf = <Name extends string>(names: readonly Name[]): Columns<Record<Name, CsvValue>> =>
  Object.fromEntries(
    names.map((name) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), (row) => row[name]]),
  );

const languageColumns: Columns<Language> = {
  ...columnsOf(['code', 'name', 'kind', 'domain']),
  transcription_config: (row) => JSON.stringify(row.config),
  ...columnsOf(['batch', 'realtime', 'accents', 'translateToEnglish', 'translateFromEnglish']),
  other_translation_targets: (row) => row.otherTargets,
  ...columnsOf(['languageIdSaas', 'languageIdContainer', 'entityMetadata', 'smartFormatting']),
  ...columnsOf(['profanityTags', 'disfluencyTags']),
  medical_domain: (row) => row.medical,
  ...columnsOf(['outputLocales', 'punctuation', 'chapters', 'sentiment', 'topics']),
  voice_agents: (row) => row.flowAgent,
  ...columnsOf(['onPremImages', 'gpuEnhancedGroup', 'note']),
};

const PAIR = [
  'source',
  'target',
  'sourceName',
  'targetName',
  'batchSaas',
  'realtimeSaas',
  'onPrem',
  'restriction',
] as const;
const CELL = ['language', 'domain', 'feature', 'batch', 'realtime', 'saas', 'onPrem', 'why'] as const;

/** Returns every file that the tables offer. */
export function factFiles(): FactFile[] {
  return [
    ...files(factPaths.languages, languages, languageColumns),
    ...files(factPaths.capabilities, matrixCells(), columnsOf(CELL)),
    ...files(factPaths.translationPairs, translationPairs, columnsOf(PAIR)),
  ];
}

function files<Row>(paths: {csv: string; json: string}, rows: readonly Row[], columns: Columns<Row>): FactFile[] {
  const records = rows.map((row) => Object.values(columns).map((value) => value(row)));
  return [
    {path: paths.csv, content: toCsv(Object.keys(columns), records)},
    {path: paths.json, content: `${JSON.stringify(rows, null, 2)}\n`},
  ];
}

/** Returns RFC 4180 text: a heading line, then one line per record, each ended by CRLF. */
export function toCsv(headings: readonly string[], records: readonly (readonly CsvValue[])[]): string {
  return [headings, ...records].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvValue): string {
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
