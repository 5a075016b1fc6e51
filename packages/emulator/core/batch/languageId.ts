/** Language identification: the language of an `auto` job, why it is rejected, and what its metadata reports. */
import type {Contracts, Fields} from '@speech-docs/protocol/contracts';
import {findLanguage} from '@speech-docs/protocol/facts';
import type {TranscriptJob} from './job';

type Facts = Pick<TranscriptJob, 'config' | 'recording' | 'fault'>;

/** Whether the language of the job is `auto`. */
function isOpen({config}: Facts): boolean {
  return config.transcription_config?.language === 'auto';
}

function confidenceIssue({recording, fault}: Facts): 'no-speech' | 'low-confidence' | undefined {
  if (recording.sentences.length === 0 || fault === 'language-no-speech') return 'no-speech';
  return recording.isUnsure || fault === 'language-low-confidence' ? 'low-confidence' : undefined;
}

function fallbackOf(facts: Facts): string | undefined {
  const {low_confidence_action: action = 'reject', default_language: other} =
    facts.config.language_identification_config ?? {};
  if (confidenceIssue(facts) === 'no-speech') return other;
  return {allow: facts.recording.language, use_default_language: other}[action];
}

/** Returns the language of the transcript: the requested one, the identified one, or the fallback. */
export function languageOf(facts: Facts): string {
  const {config, recording} = facts;
  const requested = config.transcription_config?.language ?? config.alignment_config?.language ?? 'en';
  if (requested === 'multi') return recording.language;
  if (!isOpen(facts)) return requested;
  return confidenceIssue(facts) ? (fallbackOf(facts) ?? recording.language) : recording.language;
}

/** Returns why the language ends an `auto` job; `undefined` when it can continue. */
export function rejectLanguage(contracts: Contracts, facts: Facts): string | undefined {
  if (!isOpen(facts)) return undefined;
  const issue = confidenceIssue(facts);
  if (issue) return fallbackOf(facts) ? undefined : contracts.jobError(`language-${issue}`).message;
  const code = languageOf(facts);
  const {expected_languages: expected = []} = facts.config.language_identification_config ?? {};
  if (expected.length > 0 && !expected.includes(code))
    return contracts.jobError('language-not-expected', {code}).message;
  return findLanguage(code) ? undefined : contracts.jobError('language-not-transcribable', {code}).message;
}

/** Returns what the metadata reports of the identification; `undefined` when the job requested none. */
export function identified(contracts: Contracts, facts: Facts): Fields | undefined {
  if (!isOpen(facts)) return undefined;
  const issue = confidenceIssue(facts);
  if (issue) {
    const {type, message} = contracts.jobError(`language-${issue}-fallback`);
    return {error: type, message};
  }
  const {language, seconds} = facts.recording;
  return {results: [{alternatives: [{confidence: 0.98, language}], start_time: 0, end_time: seconds}]};
}
