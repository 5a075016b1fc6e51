/** What can go wrong, beyond what each contract says: which failures are the same problem. What to do is in recovery.ts. */
import {listOf} from './listOf';

/** Values for `<name>` in the texts of job errors, so that an example shows a whole text. */
export const jobErrorValues: Readonly<Record<string, string>> = {
  status: '404',
  url: 'https://hooks.example.net/jobs',
  id: 'k3v9qd71xa',
  outcome: 'success',
  code: 'cy',
  // Without chapters.
  language: 'ga',
  source: 'de',
  target: 'eu',
  reason: 'dial tcp 203.0.113.7:443: connect: connection refused',
};

export interface Problem {
  id: string;
  name: string;
  /** IDs of failures, as `packages/protocol/failures/catalogue.ts` makes them. */
  failures: readonly string[];
}

const rows = {
  key: {
    name: 'The key is missing, wrong, or expired',
    failures: `
      batch.permission-denied batch.unauthorized realtime.handshake.401 realtime.key.401 realtime.key.403
      realtime.error.not_authorised realtime.close.4001 flow.handshake.401 flow.key.401 flow.key.403
      flow.error.not_authorised`,
  },
  contract: {
    name: 'Your contract does not include it',
    failures: `
      batch.forbidden batch.requested-product-not-available realtime.error.not_allowed realtime.close.4003
      flow.error.not_allowed`,
  },
  license: {
    name: 'The license is missing or damaged',
    failures: `
      batch.invalid-or-missing-license container.license-altered container.license-missing`,
  },
  quota: {
    name: 'Too much at the same time',
    failures: `
      batch.max-concurrent-running-jobs-exceeded batch.too-many-requests realtime.handshake.429
      flow.handshake.429 realtime.error.quota_exceeded realtime.close.4005 flow.error.quota_exceeded`,
  },
  usage: {
    name: 'The included usage is used up',
    failures: `
      realtime.error.timelimit_exceeded realtime.close.4006 flow.error.timelimit_exceeded`,
  },
  settings: {
    name: 'A setting is not valid',
    failures: `
      batch.job-rejected realtime.error.invalid_config flow.error.config_error`,
  },
  'unreadable-request': {
    name: 'The request or message cannot be read',
    failures: `
      batch.bad-request batch.malformed-request batch.unprocessable-entity realtime.handshake.400
      realtime.key.400 realtime.key.422 realtime.error.invalid_message flow.key.400 flow.key.422
      flow.error.protocol_error`,
  },
  moment: {
    name: 'The request or message comes at the wrong moment',
    failures: `
      batch.transcription-not-ready batch.job-in-progress batch.resource-locked realtime.error.protocol_error
      realtime.close.1003 realtime.warning.add_audio_after_eos flow.error.protocol_error
      flow.warning.protocol_error`,
  },
  audio: {
    name: 'The audio cannot be read',
    failures: `
      batch.job-rejected-due-to-invalid-audio job.invalid-audio batch.format-not-supported
      realtime.error.invalid_audio_type flow.error.config_error container.audio-not-valid
      container.sample-rate container.language-id.file_unreadable`,
  },
  language: {
    name: 'The language is missing or not available',
    failures: `
      batch.no-language-selected job.language-not-transcribable realtime.error.invalid_language
      realtime.error.invalid_model realtime.close.4004`,
  },
  'language-unclear': {
    name: 'The spoken language is unclear',
    failures: `
      job.language-low-confidence job.language-low-confidence-fallback container.language-id.low_confidence`,
  },
  'language-unexpected': {
    name: 'The spoken language is not an expected one',
    failures: 'job.language-not-expected container.language-id.unexpected_language',
  },
  'no-speech': {
    name: 'The recording contains no speech',
    failures: `
      job.language-no-speech job.language-no-speech-fallback container.language-id.no_speech`,
  },
  translation: {
    name: 'The translation is not available',
    failures: `
      job.translation-pair realtime.warning.unsupported_translation_pair
      realtime.warning.empty_translation_target_list`,
  },
  address: {
    name: 'Nothing has this address',
    failures: 'batch.job-not-found realtime.handshake.404',
  },
  operation: {
    name: 'The operation is not offered',
    failures: `
      batch.not-implemented batch.method-not-allowed realtime.handshake.405`,
  },
  idle: {
    name: 'No audio arrives for too long',
    failures: `
      realtime.warning.idle_timeout realtime.error.idle_timeout realtime.close.1008 flow.warning.idle_timeout
      flow.error.idle_timeout`,
  },
  'session-length': {
    name: 'The session is too long',
    failures: `
      realtime.warning.session_timeout realtime.error.session_timeout realtime.close.1008
      flow.warning.session_timeout flow.warning.conversation_termination flow.error.session_timeout`,
  },
  connection: {
    name: 'The connection broke or could not be opened',
    failures: `
      network.timeout network.reset realtime.handshake.403 flow.handshake.403 realtime.close.1006
      flow.close.1006 realtime.close.other flow.close.other`,
  },
  service: {
    name: 'The service failed or is unavailable',
    failures: `
      batch.internal-server-error batch.service-unavailable network.gateway realtime.handshake.5xx
      flow.handshake.5xx job.language-stage-failed realtime.close.1011 realtime.error.job_error
      realtime.close.4013 realtime.error.unknown_error flow.error.internal_error flow.error.job_error
      flow.error.asr_error flow.error.unknown_error container.language-id.other`,
  },
};

const problemsOf = () => listOf(rows).map(({failures, ...row}) => ({...row, failures: failures.trim().split(/\s+/)}));

/**
 * Problems that more than one API, or more than one kind of failure, reports. The mark lets bundles that don't read them
 * leave them out.
 */
export const problems: readonly Problem[] = /* @__PURE__ */ problemsOf();
