/** What went wrong in a session, and the error and the close code that say so. */
import {afterSocket} from '@speech-docs/protocol/facts';
import type {Protocol, Violation} from '@speech-docs/protocol/rules';

/** Kinds of errors; the error type for each depends on the contract. */
export type Problem = 'message' | 'config' | 'model' | 'audio' | 'order' | 'internal';

/** Error types for each problem; the first that the contract has is sent. */
const ERROR_TYPES: Record<Problem, string[]> = {
  message: ['invalid_message', 'protocol_error'],
  config: ['invalid_config', 'config_error'],
  model: ['invalid_model', 'config_error'],
  audio: ['invalid_audio_type', 'config_error'],
  order: ['protocol_error'],
  internal: ['internal_error', 'unknown_error'],
};

/**
 * Close codes of errors for which the contract has none: a program acts on the type of the Error, and both codes ask for the
 * same. Never 1000: many libraries take it for success, and end without an exception.
 */
const CLIENT_FAULT = 1003;
export const SERVICE_FAULT = 1011;

/** Returns the type of the error that a contract has for a problem. */
export function errorTypeOf(problem: Problem, protocol: Protocol): string {
  return ERROR_TYPES[problem].find((name) => protocol.error(name)) ?? 'unknown_error';
}

/** Returns the close code of an error for which the contract has none. */
export function closeCodeOf(type: string): number {
  const {action} = afterSocket({error: type});
  return action === 'retry after' || action === 'new session' ? SERVICE_FAULT : CLIENT_FAULT;
}

/** Returns the kind of error that a broken rule leads to. */
export function problemOf({rule: {kind}, field = '', keyword}: Violation): Problem {
  if (kind === 'change') return 'config';
  if (kind === 'channel') return keyword === 'order' ? 'order' : 'message';
  if (kind === 'known' || kind === 'frame') return 'message';
  if (kind !== 'shape') return 'order';
  if (field === 'transcription_config.model' && keyword === 'enum') return 'model';
  if (field.startsWith('audio_format')) return 'audio';
  // A wrong type is an unreadable message, even in a setting.
  return /^\w+_config\b/.test(field) && keyword !== 'type' ? 'config' : 'message';
}
