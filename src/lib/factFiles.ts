/** The tables of facts as files for download: the same rows that the pages show, as CSV and as JSON. */
import {type MatrixCell, matrixCells} from '../../data/capabilityMatrix';
import {type Language, languages} from '../../data/languages';
import {type TranslationPair, translationPairs} from '../../data/translationPairs';
import {type CsvValue, toCsv} from './csv';

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

const languageColumns: Columns<Language> = {
  code: (row) => row.code,
  name: (row) => row.name,
  kind: (row) => row.kind,
  domain: (row) => row.domain,
  transcription_config: (row) => JSON.stringify(row.config),
  batch: (row) => row.batch,
  realtime: (row) => row.realtime,
  accents: (row) => row.accents,
  translate_to_english: (row) => row.translateToEnglish,
  translate_from_english: (row) => row.translateFromEnglish,
  other_translation_targets: (row) => row.otherTargets,
  language_id_saas: (row) => row.languageIdSaas,
  language_id_container: (row) => row.languageIdContainer,
  entity_metadata: (row) => row.entityMetadata,
  smart_formatting: (row) => row.smartFormatting,
  profanity_tags: (row) => row.profanityTags,
  disfluency_tags: (row) => row.disfluencyTags,
  medical_domain: (row) => row.medical,
  output_locales: (row) => row.outputLocales,
  punctuation: (row) => row.punctuation,
  chapters: (row) => row.chapters,
  sentiment: (row) => row.sentiment,
  topics: (row) => row.topics,
  voice_agents: (row) => row.flowAgent,
  on_prem_images: (row) => row.onPremImages,
  gpu_enhanced_group: (row) => row.gpuEnhancedGroup,
  note: (row) => row.note,
};

const pairColumns: Columns<TranslationPair> = {
  source: (row) => row.source,
  target: (row) => row.target,
  source_name: (row) => row.sourceName,
  target_name: (row) => row.targetName,
  batch_saas: (row) => row.batchSaas,
  realtime_saas: (row) => row.realtimeSaas,
  on_prem: (row) => row.onPrem,
  restriction: (row) => row.restriction,
};

const cellColumns: Columns<MatrixCell> = {
  language: (row) => row.language,
  domain: (row) => row.domain,
  feature: (row) => row.feature,
  batch: (row) => row.batch,
  realtime: (row) => row.realtime,
  saas: (row) => row.saas,
  on_prem: (row) => row.onPrem,
  why: (row) => row.why,
};

/** Returns every file that the tables offer. */
export function factFiles(): FactFile[] {
  return [
    ...files(factPaths.languages, languages, languageColumns),
    ...files(factPaths.capabilities, matrixCells(), cellColumns),
    ...files(factPaths.translationPairs, translationPairs, pairColumns),
  ];
}

function files<Row>(paths: {csv: string; json: string}, rows: readonly Row[], columns: Columns<Row>): FactFile[] {
  const records = rows.map((row) => Object.values(columns).map((value) => value(row)));
  return [
    {path: paths.csv, content: toCsv(Object.keys(columns), records)},
    {path: paths.json, content: `${JSON.stringify(rows, null, 2)}\n`},
  ];
}
