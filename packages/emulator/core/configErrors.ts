/** Judges a configuration as the service would: by its schema first, then by what no schema can say. */
import {type Api, type Contracts, describeFault, fieldOf, type SchemaFault} from '@speech-docs/protocol/contracts';
import {findLanguage} from '@speech-docs/protocol/facts';
import {type ContractSchema, isFields, refName} from '@speech-docs/protocol/rules';
import {distance} from 'fastest-levenshtein';
import {configProblems} from './batch/config';
import {LANGUAGE_FEATURES} from './batch/intelligence';
import type {Config} from './batch/job';
import {replacementProblem} from './settings';
import {chooseTargets, rejectionsOf, type Start, vocabularyProblems} from './socket/startSettings';

export interface ConfigError {
  /** Such as `notification_config[0].url`. */
  path: string;
  rule: string;
  text: string;
  /** The service ignores the setting and sends a warning. */
  isWarning?: boolean;
}

/** The schema of what each API is configured with. */
export const CONFIG_SCHEMAS = {batch: 'JobConfig', realtime: 'StartRecognition', flow: 'StartConversation'} as const;
const MAX_ERRORS = 20;
type Schemas = Record<string, ContractSchema>;

/** What the other checks of values depend on. */
const MODEL = /^(?:alignment|transcription)_config\.(?:language|domain|model|operating_point)$/;

/** Returns everything that is wrong with a configuration; nothing when the service accepts it. */
export function configErrors(contracts: Contracts, api: Api, config: unknown): ConfigError[] {
  const {errors, rest} = schemaErrors(contracts, api, config);
  if (rest === undefined || errors.some(({path}) => MODEL.test(path))) return errors;
  const {schemas} = contracts.documents[api].components;
  const others = [...valueErrors(contracts, api, rest), ...unknownFields(schemas, {$ref: CONFIG_SCHEMAS[api]}, rest)];
  // Without its wrong items, a list has others at their places.
  const isMoved = (list: string | undefined) => errors.some(({path}) => path.startsWith(`${list}[`));
  return [...errors, ...others.filter(({path}) => !isMoved(path.split('[')[0]))];
}

/** The service accepts a field that it doesn't know, such as a misspelled one, and returns it in `config`. */
function unknownFields(schemas: Schemas, part: ContractSchema, value: unknown, path = ''): ConfigError[] {
  const {items, properties = {}} = schemas[refName(part) ?? ''] ?? part;
  if (Array.isArray(value) && items)
    return value.flatMap((one, at) => unknownFields(schemas, items, one, `${path}[${at}]`));
  const names = Object.keys(properties);
  // A field without declared fields takes any.
  if (!isFields(value) || names.length === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = path ? `${path}.${name}` : name;
    if (Object.hasOwn(properties, name)) return unknownFields(schemas, properties[name] ?? {}, inner, own);
    const near = names.find((one) => distance(one, name) <= 2);
    return [warning(own, 'unknown-field', `unknown field, ignored${near ? `. Did you mean \`${near}\`?` : ''}`)];
  });
}

const warning = (path: string, rule: string, text: string): ConfigError => ({path, rule, text, isWarning: true});

/** The places that the items of an array had before others were taken out of it. */
type Places = WeakMap<unknown[], number[]>;

/** A validator stops at the first fault, so each is taken out before the next look. `rest` is what the schema accepts then. */
function schemaErrors(contracts: Contracts, api: Api, config: unknown): {errors: ConfigError[]; rest?: unknown} {
  const rest = structuredClone(config);
  const places: Places = new WeakMap();
  const errors: ConfigError[] = [];
  while (errors.length < MAX_ERRORS) {
    const found = contracts.fault(api, CONFIG_SCHEMAS[api], rest);
    if (!found) return {errors, rest};
    const fault = {...found, instancePath: asSent(found.instancePath, rest, places)};
    const path = fieldOf({instancePath: ['', ...stepsOf(fault)].join('/')});
    // The field is missing only because an earlier step removed it.
    if (errors.some((one) => one.path === path || one.path.startsWith(`${path}.`))) break;
    errors.push({path, rule: fault.keyword, text: describeFault(fault)});
    const steps = stepsOf(found);
    if (!remove(rest, found.keyword === 'required' ? steps.slice(0, -1) : steps, places)) break;
  }
  return {errors};
}

function valueErrors(contracts: Contracts, api: Api, config: unknown): ConfigError[] {
  if (api === 'batch') {
    const settings = (config as Config).transcription_config;
    const bad = replacementProblem(settings);
    const problems = [
      ...configProblems(config as Config, contracts),
      ...(bad ? [{...bad, field: `transcription_config.${bad.field}`, error: undefined}] : []),
    ].map(({field, error, text}) => ({path: field, rule: error ?? 'job-rejected', text}));
    return [...problems, ...languageWarnings(config as Config)];
  }
  if (api === 'flow') return [];
  const start = config as Start;
  const rejections = rejectionsOf(start, contracts.protocols.realtime, undefined);
  const {transcription_config: settings, translation_config: translation} = start;
  const warn = (path: string, rule: string) => (text: string) => warning(path, rule, text);
  return [
    ...rejections.map(({field, type, reason}) => ({path: field, rule: type, text: reason})),
    ...chooseTargets(settings.language, translation?.target_languages).reasons.map(
      warn('translation_config.target_languages', 'unsupported_translation_pair'),
    ),
    ...vocabularyProblems(settings, contracts.facts).map(
      warn('transcription_config.additional_vocab', 'validation_warning'),
    ),
  ];
}

/** What a job is done without, because its language lacks it or its settings name no language of the batch API. */
function languageWarnings(config: Config): ConfigError[] {
  const {low_confidence_action, default_language} = config.language_identification_config ?? {};
  const code = default_language ?? (low_confidence_action === 'use_default_language' ? 'missing' : 'en');
  const unfit = warning('language_identification_config.default_language', 'language', `${code}: no batch language`);
  const {language = '', domain} = (config.transcription_config ?? {}) as {language?: string; domain?: string};
  const facts = findLanguage(language, domain);
  const missing = LANGUAGE_FEATURES.filter(([feature, flag]) => config[`${feature}_config`] && facts?.[flag] === false);
  const text = `not available in ${facts?.name}: the transcript comes without it`;
  return [
    ...(findLanguage(code)?.batch ? [] : [unfit]),
    ...missing.map(([feature]) => warning(`${feature}_config`, 'language', text)),
  ];
}

function stepsOf({instancePath, params}: SchemaFault): string[] {
  const own = [params.missingProperty, params.additionalProperty, params.unevaluatedProperty].find(
    (name) => typeof name === 'string',
  );
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return typeof own === 'string' ? [...steps, own] : steps;
}

function asSent(pointer: string, rest: unknown, places: Places): string {
  let at = rest;
  const steps = pointer.split('/').slice(1);
  return steps
    .map((step) => {
      const place = Array.isArray(at) ? (places.get(at)?.[Number(step)] ?? step) : step;
      at = (at as Record<string, unknown> | undefined)?.[step];
      return `/${place}`;
    })
    .join('');
}

function remove(root: unknown, steps: readonly string[], places: Places): boolean {
  const name = steps.at(-1);
  const parent = steps.slice(0, -1).reduce((at, step) => (at as Record<string, unknown> | undefined)?.[step], root);
  if (name === undefined || typeof parent !== 'object' || parent === null) return false;
  if (Array.isArray(parent)) {
    const left = places.get(parent) ?? [...parent.keys()];
    left.splice(Number(name), 1);
    places.set(parent, left);
    parent.splice(Number(name), 1);
  } else delete (parent as Record<string, unknown>)[name];
  return true;
}
