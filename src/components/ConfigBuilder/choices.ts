/** What the builder of a configuration offers, what the choices become, and what is wrong with them. */
import {withParameters} from '@site/src/lib/withParameters';
import {CONFIG_SCHEMAS, type ConfigError, configErrors} from '@speech-docs/emulator/configErrors';
import {compiledContracts} from '@speech-docs/protocol/contracts/compiled';
import {languages} from '@speech-docs/protocol/facts';
import {type ContractSchema, type Fields, refName, valueAt} from '@speech-docs/protocol/rules';

export type BuilderApi = 'batch' | 'realtime';
/** What was chosen, by the path of the setting; empty is the same as not chosen. */
export type Choices = Readonly<Record<string, string>>;

export interface Control {
  path: string;
  /** `entries` are objects of which only `content` is chosen. */
  kind: 'choice' | 'number' | 'list' | 'entries' | 'text';
  /** The others are folded. */
  isUsual: boolean;
  options: readonly (readonly [value: string, name: string])[];
  /** What holds when nothing is chosen. */
  defaultText: string;
  /** What every configuration has there until something else is chosen; empty for all that is optional. */
  start: string;
  /** A value that the contract shows. */
  example: string;
}

const contracts = compiledContracts();
const COMMON = ['language', 'model', 'domain', 'output_locale', 'diarization', 'additional_vocab', 'enable_entities'];
const USUAL = /(?:language|model|diarization|additional_vocab|max_delay|fetch_data\.url)$/;
const SHARED = [
  'transcription_config.punctuation_overrides.sensitivity',
  'transcription_config.transcript_filtering_config.remove_disfluencies',
  'translation_config.target_languages',
  'audio_events_config.types',
];
const PATHS: Readonly<Record<BuilderApi, readonly string[]>> = {
  batch: [
    ...COMMON.map((name) => `transcription_config.${name}`),
    ...SHARED,
    'summarization_config.summary_type',
    'topic_detection_config.topics',
    'sentiment_analysis_config',
    'auto_chapters_config',
    'fetch_data.url',
    'tracking.reference',
  ],
  realtime: [
    'audio_format.encoding',
    'audio_format.sample_rate',
    ...COMMON.map((name) => `transcription_config.${name}`),
    'transcription_config.enable_partials',
    'transcription_config.max_delay',
    'transcription_config.max_delay_mode',
    'transcription_config.conversation_config.end_of_utterance_silence_trigger',
    ...SHARED,
  ],
};
const STARTS: Readonly<Record<BuilderApi, Fields>> = {
  batch: {type: 'transcription', transcription_config: {language: 'en'}},
  realtime: {
    message: 'StartRecognition',
    audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: 16000},
    transcription_config: {language: 'en'},
  },
};

/** The settings of each API in the order of its configuration. */
export const controls: Readonly<Record<BuilderApi, readonly Control[]>> = {
  batch: PATHS.batch.map((path) => controlOf('batch', path)),
  realtime: PATHS.realtime.map((path) => controlOf('realtime', path)),
};

function controlOf(api: BuilderApi, path: string): Control {
  const schema = schemaAt(api, path);
  const options = optionsOf(api, path, schema);
  const [example = ''] = [(schema.items?.properties?.content ?? schema).examples ?? []].flat();
  const kind = options.length > 0 ? 'choice' : kindOf(schema);
  return {
    path,
    kind,
    isUsual: USUAL.test(path),
    options,
    defaultText: String(schema.default ?? ''),
    start: String(valueAt(STARTS[api], ...path.split('.')) ?? ''),
    example: `${[example].flat().join(', ')}${kind === 'entries' ? ', …' : ''}`,
  };
}

function kindOf({type, items}: ContractSchema): Control['kind'] {
  if (/number|integer/.test(`${type}`)) return 'number';
  if (!items) return 'text';
  return items.properties?.content ? 'entries' : 'list';
}

function optionsOf(api: BuilderApi, path: string, {type, properties, ...schema}: ContractSchema): Control['options'] {
  const served = languages.filter((language) => language[api]);
  if (path === 'transcription_config.language')
    return [...new Map(served.map(({code, name}) => [code, `${name} (${code})`]))];
  if (path === 'transcription_config.domain')
    return [...new Set(served.flatMap(({domain}) => domain ?? []))].map((domain) => [domain, domain]);
  if (type === 'boolean') return ['true', 'false'].map((value) => [value, value]);
  // An object turns its feature on, without a setting of its own.
  if (type === 'object' || properties) return [['{}', '{}']];
  return (schema.enum ?? []).map((value) => [`${value}`, `${value}`]);
}

/** Returns the schema of a setting, with the keywords next to the references on the way to it. */
function schemaAt(api: BuilderApi, path: string): ContractSchema {
  const {schemas} = contracts.documents[api].components;
  const follow = ({$ref, ...schema}: ContractSchema = {}): ContractSchema => {
    if ($ref) return {...follow(schemas[refName({$ref}) ?? '']), ...schema};
    const [choice] = schema.oneOf ?? schema.allOf ?? [];
    return choice && !schema.properties ? follow(choice) : schema;
  };
  return path.split('.').reduce((at, step) => follow(at.properties?.[step]), follow(schemas[CONFIG_SCHEMAS[api]]));
}

/** Returns the configuration: what every one has, and what was chosen. */
export function configOf(api: BuilderApi, choices: Choices): object {
  const config: Fields = structuredClone(STARTS[api]);
  for (const {path, kind} of controls[api]) {
    const chosen = choices[path]?.trim();
    if (!chosen) continue;
    const steps = path.split('.');
    const name = steps.pop() ?? '';
    let part = config;
    for (const step of steps) {
      part[step] ??= {};
      part = part[step] as Fields;
    }
    part[name] = readChoice(kind, chosen);
  }
  return config;
}

function readChoice(kind: Control['kind'], chosen: string): unknown {
  if (kind === 'number') return Number.isFinite(Number(chosen)) ? Number(chosen) : chosen;
  const items = chosen.split(',').flatMap((item) => item.trim() || []);
  if (kind === 'list') return items;
  if (kind === 'entries') return items.map((content) => ({content}));
  return kind === 'choice' && /^(?:true|false|\{\})$/.test(chosen) ? JSON.parse(chosen) : chosen;
}

/** Returns what the service rejects or leaves out, by the compiled contract. */
export const problemsOf = (api: BuilderApi, config: object): ConfigError[] => configErrors(contracts, api, config);

/** Returns the options of a setting that the other choices exclude: with them, the service rejects or leaves out more. */
export function excluded(api: BuilderApi, choices: Choices, {path, options}: Control): string[] {
  const count = (value: string) => problemsOf(api, configOf(api, {...choices, [path]: value})).length;
  const least = count('');
  return options.map(([value]) => value).filter((value) => value !== choices[path] && count(value) > least);
}

/** Returns the choices in the query of an address; settings that the builder doesn't have are left out. */
export function choicesOf(api: BuilderApi, query: string): Choices {
  const known = new Set(PATHS[api]);
  return Object.fromEntries([...new URLSearchParams(query)].filter(([path]) => known.has(path)));
}

/** Returns the query with the choices in it; parameters of others stay. */
export function writeChoices(api: BuilderApi, choices: Choices, query: string): string {
  return withParameters(query, Object.fromEntries(PATHS[api].map((path) => [path, choices[path]])));
}
