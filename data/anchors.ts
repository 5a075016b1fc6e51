/**
 * Where anchors went that pages no longer have. `npm run record -- anchors` notes every anchor in `data/anchors-ever.json`; the
 * build stops when one of them is neither on its page nor here.
 */

import {provider} from '../provider';
import {movedDeployments} from './movedDeployments';
import {movedErrors} from './movedErrors';
import {batchEndpoints, realtimeEndpoints} from './regions';

const diarization = '/speech-to-text/output-enhancements/diarization';
const filtering = '/speech-to-text/features/audio-filtering';

/** Sections and entries that moved: old address to new address, also on another page. */
export const movedAnchors: Readonly<Record<string, string>> = {
  '/get-started/quickstart#prerequisites': '/get-started/quickstart#developer-guides',
  // What partials are, and how fast, is one subject.
  ...Object.fromEntries(
    ['final-transcripts', 'finals-and-partials', 'partial-transcripts'].map((anchor) => [
      `/speech-to-text/real-time/quickstart#${anchor}`,
      `/speech-to-text/real-time/latency#${anchor}`,
    ]),
  ),
  ...Object.fromEntries(
    ['arrives', 'changes-later', 'message', 'turned-on-by', 'use-it-for'].map((anchor) => [
      `/speech-to-text/real-time/quickstart#${anchor}`,
      '/speech-to-text/real-time/latency#finals-and-partials',
    ]),
  ),
  // The labels of retries have the whole range of the wait.
  ...Object.fromEntries(
    [
      'retry-after-1-s',
      'retry-after-1-s-2',
      'retry-after-30-s',
      'retry-after-5-s',
      'retry-after-5-s-2',
      'retry-after-5-s-once',
    ].map((anchor) => [`/api-ref/#${anchor}`, '/api-ref/#waits']),
  ),
  // The hosts of all regions are in one place.
  ...Object.fromEntries(
    [...batchEndpoints, ...realtimeEndpoints].map(({host}) => [
      `/api-ref/#${host}`,
      `/get-started/authentication#${host}`,
    ]),
  ),
  '/speech-to-text/batch/quickstart#first-request': '/#one-recording-one-script',
  '/api-ref/realtime-transcription-websocket#wait-before-a-retry': '/api-ref/#waits',
  '/speech-to-text/batch/troubleshooting#stop-or-delete-a-job':
    '/speech-to-text/batch/check-job-status#stop-or-delete-a-job',
  // Acknowledging is what the reference calls it.
  '/voice-agents-flow/features/webrtc-livekit#service-confirms-no-speech-for-5-s':
    '/voice-agents-flow/features/webrtc-livekit#service-acknowledges-no-speech-for-5-s',
  '/voice-agents-flow/#the-socket-closes-without-a-message-1006-or-1011': '/voice-agents-flow/#errors',
  '/speech-to-text/features/feature-discovery#a-job-with-a-listed-language-is-rejected':
    '/speech-to-text/features/feature-discovery#what-can-go-wrong',
  // Every account has the same limits, and the rows said again what the page says above.
  ...Object.fromEntries(
    ['plan-free', 'plan-paid', 'plan-enterprise', 'flow.startSeconds', 'flow.inputSampleRate'].map((anchor) => [
      `/voice-agents-flow/supported-formats-and-limits#${anchor}`,
      `/voice-agents-flow/supported-formats-and-limits#${anchor.startsWith('plan') ? 'usage-limits' : 'limits'}`,
    ]),
  ),
  // The field beside it has the same values, and the same advice.
  ...Object.fromEntries(
    ['reject', 'allow', 'use_default_language'].map((anchor) => [
      `/speech-to-text/batch/language-identification#${anchor}`,
      '/speech-to-text/batch/language-identification#low-confidence-action',
    ]),
  ),
  ...Object.fromEntries(
    ['voice-assistants', 'dictation'].map((anchor) => [
      `/speech-to-text/real-time/end-of-turn#${anchor}`,
      '/speech-to-text/real-time/end-of-turn#end-of-utterance-configuration',
    ]),
  ),
  // The rows have the name of the section.
  ...Object.fromEntries(
    ['filler-words', 'filler-words-remain'].map((anchor) => [
      `/speech-to-text/output-enhancements/output-formatting#${anchor}`,
      '/speech-to-text/output-enhancements/output-formatting#disfluencies',
    ]),
  ),
  // The cards say for what each API is.
  ...Object.fromEntries(
    ['a-finished-recording', 'live-audio', 'a-user-to-talk-with'].map((anchor) => [
      `/api-ref/#${anchor}`,
      '/api-ref/#choose-an-api',
    ]),
  ),
  // Each request has a row.
  ...Object.fromEntries(['get', 'get-2'].map((anchor) => [`/api-ref/#${anchor}`, '/api-ref/#hosts'])),
  // The rows have the names of the messages.
  ...Object.fromEntries(
    ['from', 'from-2', 'from-3', 'from-4', 'to', 'to-2', 'to-3'].map((anchor) => [
      `/voice-agents-flow/features/webrtc-livekit#${anchor.replace(/^[a-z]+/, '$&-the-phone')}`,
      '/voice-agents-flow/features/webrtc-livekit#phone-messages',
    ]),
  ),
  // The field lists its values.
  ...Object.fromEntries(
    ['success', 'error', 'fetch_error', 'trim_error'].map((anchor) => [
      `/api-ref/batch/${provider.slug}-asr-rest-api#${anchor}`,
      `/api-ref/batch/${provider.slug}-asr-rest-api#query.status`,
    ]),
  ),
  // The output beside the setting has these segments.
  ...Object.fromEntries(
    ['weather', 'weather-2', 'ferries', 'ferries-2'].map((anchor) => [
      `/speech-to-text/batch/speech-intelligence/topic-detection/#${anchor}`,
      '/speech-to-text/batch/speech-intelligence/topic-detection/#results',
    ]),
  ),
  // The field beside them has the range.
  ...Object.fromEntries(
    ['batch', 'realtime'].flatMap((api) =>
      ['min', 'max'].flatMap((end) => [
        [`${diarization}#${api}.speakerSensitivity.${end}`, `${diarization}#speaker-sensitivity`],
        [`${filtering}#${api}.volumeThreshold.${end}`, `${filtering}#set-the-threshold`],
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['min', 'max'].map((end) => [`${diarization}#realtime.speakers.${end}`, `${diarization}#max-speakers`]),
  ),
  '/speech-to-text/translation#batch.translationTargets': '/speech-to-text/translation#realtime.translationTargets',
  '/speech-to-text/batch/speech-intelligence/summarization/#interview':
    '/speech-to-text/batch/speech-intelligence/summarization/#examples',
  [`${filtering}#limits`]: `${filtering}#set-the-threshold`,
  // The guides have these tables.
  ...Object.fromEntries(
    Object.entries({
      limits: 'supported-files-and-limits#limits',
      'size-of-an-upload': 'supported-files-and-limits#batch.maxUploadBytes',
      'time-that-media-and-results-are-kept': 'supported-files-and-limits#batch.retentionDays',
      'rate-of-new-jobs': 'supported-files-and-limits#batch.newJobsPerSecond',
      'get-jobs-include_deleted-true': 'check-job-status#get-jobs-include_deleted-true',
      'get-jobs-jobid-2': 'check-job-status#get-jobs-jobid-2',
      'get-jobs-jobid-transcript-2': 'check-job-status#get-jobs-jobid-transcript-2',
      'delete-jobs-jobid-2': 'check-job-status#delete-jobs-jobid',
    }).map(([anchor, to]) => [`/api-ref/batch/${provider.slug}-asr-rest-api#${anchor}`, `/speech-to-text/batch/${to}`]),
  ),
  '/voice-agents-flow/setup#steering': '/voice-agents-flow/features/application-inputs#setting',
  '/voice-agents-flow/setup#function-calling': '/voice-agents-flow/features/function-calling#define',
  ...Object.fromEntries(
    ['ms', 'cmn', 'es', 'ta'].map((code) => [
      `/voice-agents-flow/supported-languages#pack-${code}`,
      `/voice-agents-flow/supported-languages#${code}`,
    ]),
  ),
  '/voice-agents-flow/supported-formats-and-limits#flow.toolSeconds':
    '/voice-agents-flow/supported-formats-and-limits#limits',
  '/voice-agents-flow/supported-formats-and-limits#flow.outputSampleRate':
    '/voice-agents-flow/supported-formats-and-limits#formats',
  '/voice-agents-flow/supported-formats-and-limits#flow.retention':
    '/voice-agents-flow/supported-formats-and-limits#retention',
  ...movedDeployments,
  ...movedErrors,
};

/** Sections and entries that are gone: what replaced them, as one sentence for readers. */
export const goneAnchors: Readonly<Record<string, string>> = {
  '/speech-to-text/batch/troubleshooting#requested-early-access-release-not-available':
    'Early access releases are no longer selected by a request header. Remove that header from older programs.',
};
