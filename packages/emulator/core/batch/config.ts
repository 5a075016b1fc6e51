/** Reads and checks the configuration of a job. */
import {findLanguage, languages} from '../../../../data/languages';
import {translationPair} from '../../../../data/translationPairs';
import {provider} from '../../../../provider';
import {describeFault} from '../../../protocol/contracts/contracts';
import {type Call, reject} from './call';
import type {Config} from './job';

const INVALID = 'Job config JSON is invalid';
/** Domains that exist on request; no list of languages names them. */
const DOMAINS_ON_REQUEST = ['finance', 'medical'];
/** Value of `language` for the model that finds the languages itself. */
const ANY_LANGUAGE = 'multi';

/** Returns the configuration; rejects the request when the contract or the service does not accept it. */
export function readConfig(call: Call, text: string | undefined): Config {
  const config = parse(call, text);
  const fault = call.contracts.fault('batch', 'JobConfig', config);
  if (fault) {
    const missing = fault.keyword === 'required' ? fault.params.missingProperty : undefined;
    if (missing === 'language') reject(call, 'no-language-selected');
    if (missing === 'url' && fault.instancePath.startsWith('/notification_config')) reject(call, 'missing-callback');
    const targets = config.translation_config?.target_languages;
    if (fault.instancePath === '/translation_config/target_languages' && fault.keyword === 'maxItems' && targets) {
      const {limit} = fault.params;
      const detail = `maximum number of target languages is ${limit} and requested count is ${targets.length}`;
      reject(call, 'job-rejected', detail);
    }
    rejectConfig(call, describeFault(fault));
  }
  if (!config[`${config.type}_config`]) rejectConfig(call, `${config.type}_config is missing`);
  checkLanguages(call, config);
  return config;
}

function parse(call: Call, text: string | undefined): Config {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return reject(call, 'job-rejected', INVALID);
  }
}

function rejectConfig(call: Call, problem: string): never {
  return reject(call, 'job-rejected', `${INVALID}. Error: ${problem}`);
}

function checkLanguages(call: Call, config: Config): void {
  const {
    language = '',
    domain,
    model,
  } = (config.transcription_config ?? config.alignment_config ?? {}) as {
    language?: string;
    domain?: string;
    model?: string;
    operating_point?: string;
  };
  const isMultilingual = model === provider.models.multilingual;
  if (isMultilingual !== (language === ANY_LANGUAGE)) {
    rejectConfig(call, `language ${language} is not supported by model ${model ?? 'standard'}`);
  }
  const known = isMultilingual || languages.some(({code, batch}) => code === language && batch);
  if (!known) rejectConfig(call, `language ${language} is not supported`);
  if (domain && !findLanguage(language, domain) && !DOMAINS_ON_REQUEST.includes(domain)) {
    reject(call, 'requested-product-not-available');
  }
  const unknown = (config.language_identification_config?.expected_languages ?? []).filter((one) => !findLanguage(one));
  if (unknown.length > 0) {
    rejectConfig(call, `Language(s) [${unknown.join(', ')}] are not supported for language id`);
  }
  const targets = config.translation_config?.target_languages ?? [];
  const missing = targets.find((target) => language !== 'auto' && !translationPair(language, target));
  if (missing) {
    rejectConfig(call, `language ${missing} is not a supported translation target for source language ${language}`);
  }
}
