/** Reads and checks the configuration of a job. */
import {type Contracts, describeFault, type Fields} from '@speech-docs/protocol/contracts';
import {audioEvents, findLanguage, languages, provider, translationPair} from '@speech-docs/protocol/facts';
import {valueAt} from '@speech-docs/protocol/rules';
import {parseJson, TooDeep} from '../json';
import {hasDomain, NOT_BOTH_MODELS} from '../results';
import {identifierRejection} from '../socket/startSettings';
import {type Config, splitHeader} from './job';
import {type RequestContext, reject} from './requestContext';

const INVALID = 'Job config JSON is invalid';
/** Value of `language` for the model that finds the languages itself. */
const ANY_LANGUAGE = 'multi';

/** Returns the configuration; rejects the request when the contract or the service does not accept it. */
export function readConfig(context: RequestContext, text: string | undefined): Config {
  const config = parse(context, text);
  const fault = context.contracts.fault('batch', 'JobConfig', config);
  if (fault) {
    const missing = fault.keyword === 'required' ? fault.params.missingProperty : undefined;
    if (missing === 'language') reject(context, 'no-language-selected');
    if (missing === 'url' && fault.instancePath.startsWith('/notification_config')) reject(context, 'missing-callback');
    const targets = config?.translation_config?.target_languages;
    if (fault.instancePath === '/translation_config/target_languages' && fault.keyword === 'maxItems' && targets) {
      const {limit} = fault.params;
      const detail = `maximum number of target languages is ${limit} and requested count is ${targets.length}`;
      reject(context, 'job-rejected', detail);
    }
    rejectConfig(context, describeFault(fault));
  }
  if (!config[`${config.type}_config`]) rejectConfig(context, `${config.type}_config is missing`);
  const [problem] = configProblems(config, context.contracts);
  if (problem?.error) reject(context, problem.error);
  if (problem) rejectConfig(context, problem.text);
  return config;
}

function parse(context: RequestContext, text: string | undefined): Config {
  try {
    return parseJson(text ?? '') as Config;
  } catch (error) {
    return error instanceof TooDeep ? rejectConfig(context, error.message) : reject(context, 'job-rejected', INVALID);
  }
}

interface ConfigProblem {
  field: string;
  text: string;
  /** The documented error, where it is not the general one. */
  error?: string | undefined;
}

/** Returns the problems that the contract leaves open: languages, translations, speakers, sounds, addresses, headers. */
export function configProblems(config: Config, contracts: Contracts): ConfigProblem[] {
  return [...languageProblems(config), ...valueProblems(config, contracts)];
}

/** Checks what would otherwise fail after the job has started. */
function* valueProblems(config: Config, {protocols}: Contracts): Generator<ConfigProblem> {
  const speakers = config.transcription_config?.speaker_diarization_config?.speakers ?? [];
  const label = speakers.findIndex((one) => /^(S\d+|UU|\s.*|.*\s)$/.test(one.label));
  if (label >= 0)
    yield unfit(`transcription_config.speaker_diarization_config.speakers[${label}].label`, 'is not allowed');
  const identifiers = identifierRejection(speakers, protocols.realtime);
  if (identifiers) yield problemAt(identifiers.field, identifiers.reason);
  const sounds: string[] = config.audio_events_config?.types ?? [];
  const sound = sounds.findIndex((type) => !audioEvents.some((one) => one.type === type && one.requestable));
  if (sound >= 0) yield unfit(`audio_events_config.types[${sound}]`, 'is no type that can be requested');
  const servers = [
    ...(config.notification_config ?? []).map((one, index) => ({...one, field: `notification_config[${index}]`})),
    ...(['fetch_data', 'fetch_text'] as const).flatMap((field) => (config[field] ? {...config[field], field} : [])),
  ];
  for (const {field, url, auth_headers: lines = []} of servers) {
    if (!isWebAddress(url)) yield unfit(`${field}.url`, 'must be an HTTP or HTTPS address');
    const bad = lines.findIndex((line) => !isHeader(line));
    if (bad >= 0) yield unfit(`${field}.auth_headers[${bad}]`, 'must be a header such as "Authorization: Bearer …"');
  }
}

function problemAt(field: string, text: string, error?: string): ConfigProblem {
  return {field, text, error};
}

const unfit = (field: string, text: string) => problemAt(field, `${field}: ${text}`);

/** Without a language that the model has, nothing more can be said of languages. */
function* languageProblems(config: Config): Generator<ConfigProblem> {
  const {transcription_config: transcription, alignment_config: alignment} = config;
  const settings = transcription ? 'transcription_config' : 'alignment_config';
  const named: {language?: string; domain?: string; model?: string; operating_point?: string} =
    transcription ?? alignment ?? {};
  const {language = '', domain, operating_point: older, model = older} = named;
  if (older && named.model) yield unfit(`${settings}.operating_point`, NOT_BOTH_MODELS);
  const isMultilingual = model === provider.models.multilingual;
  if (isMultilingual !== (language === ANY_LANGUAGE)) {
    const text = `language ${language} is not supported by model ${model ?? 'standard'}`;
    return yield problemAt(`${settings}.language`, text);
  }
  yield* combinationProblems(config, isMultilingual);
  const isKnown = isMultilingual || languages.some(({code, batch}) => code === language && batch);
  if (!isKnown) return yield problemAt(`${settings}.language`, `language ${language} is not supported`);
  if (domain && !hasDomain(language, domain, model)) {
    const text = `No model is available for language '${language}' (${domain}).`;
    yield problemAt(`${settings}.domain`, text, 'requested-product-not-available');
  }
  const expected: string[] = config.language_identification_config?.expected_languages ?? [];
  const unknown = expected.filter((one) => !findLanguage(one)?.languageIdSaas);
  if (unknown.length > 0) {
    const field = `language_identification_config.expected_languages[${expected.indexOf(unknown[0] ?? '')}]`;
    yield problemAt(field, `Language(s) [${unknown.join(', ')}] are not supported for language id`);
  }
  const targets: string[] = config.translation_config?.target_languages ?? [];
  if (language === 'auto' || isMultilingual) return;
  for (const [index, target] of targets.entries())
    if (!translationPair(language, target))
      yield problemAt(
        `translation_config.target_languages[${index}]`,
        `language ${target} is not a supported translation target for source language ${language}`,
      );
}

/** What the multilingual model has no support for. No source says that a request with it fails; a client must not send it. */
const NOT_MULTILINGUAL = {
  transcription: [
    'additional_vocab',
    'audio_filtering_config',
    'enable_entities',
    'speaker_diarization_config.get_speakers',
    'speaker_diarization_config.speakers',
    'transcript_filtering_config.replacements',
  ],
  job: ['translation', 'audio_events', 'summarization', 'sentiment_analysis', 'topic_detection', 'auto_chapters'].map(
    (name) => `${name}_config`,
  ),
};

function combinationProblems(config: Config, isMultilingual: boolean): ConfigProblem[] {
  const settings: Fields = config.transcription_config ?? {};
  if (settings.language === 'auto' && settings.output_locale !== undefined)
    return [unfit('transcription_config.output_locale', 'not supported with language auto')];
  if (!isMultilingual) return [];
  const own = NOT_MULTILINGUAL.transcription.filter((name) => valueAt(settings, ...name.split('.')));
  const other = NOT_MULTILINGUAL.job.filter((name) => config[name] !== undefined);
  const fields = [...own.map((name) => `transcription_config.${name}`), ...other];
  return fields.map((field) => unfit(field, `not supported by model ${settings.model}`));
}

function isWebAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

function isHeader(line: string): boolean {
  try {
    return line.includes(':') && new Headers([splitHeader(line)]) !== undefined;
  } catch {
    return false;
  }
}

function rejectConfig(context: RequestContext, problem: string): never {
  return reject(context, 'job-rejected', `${INVALID}. Error: ${problem}`);
}
