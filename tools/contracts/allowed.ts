/**
 * What pages and samples set in code although no contract contains it, by the reason. A word without a reason goes, and so
 * does a word that nothing uses any more (a unit test checks).
 */
import {languages} from '../../data/languages';
import {translationPairs} from '../../data/translationPairs';

const REASONS: Record<string, string[]> = {
  'member of the language identification container, which has no contract here': [
    'metadata.processed_duration',
    'predicted_language',
    'processed_duration',
  ],
  'member of the feature discovery document, which has no contract here': [
    'batch.languageid',
    'batch.transcription.domains',
    'batch.transcription.languages',
    'batch.transcription.locales',
    'domains',
    'languageid',
    'languages',
    'locales',
  ],
  'variable or name of a drill of the emulator': ['AUDIO', 'DRILL', 'burst-503', 'clock-skew', 'stream', 'stuck'],
  'member of a container licence': ['notValidAfter', 'signedclaimstoken', 'validFrom'],
  'member or word of a container log': ['request_id', 'session_id', 'x-request-id', 'pipeline', 'RuntimeError'],
  'word of Docker or Kubernetes': ['device_ids', 'emptyDir', 'redis-data', 'replicas', 'shared'],
  'field of a header that only the persistent worker reads': ['parallel_engines', 'user_id'],
  'part of an engine that a real-time container loads at the start': ['cpu', 'general', 'gpu'],
  'value of the Helm chart': [
    'Recipe4',
    'enabled',
    'es-bilingual-en',
    'global.licensing.createSecret',
    'global.sessionGroups.scaling.enabled',
    'global.transcriber.languages',
    'inferenceServerEnhancedRecipe1',
    'inferenceServerStandardAll',
    'proxy.ingress.hostname',
    'proxy.ingress.url',
    'sessionGroups.scaling.scaleOnCapacityLeft',
  ],
  'beginning of a label or a variable, completed by the reader': ['batch-', 'rt-'],
  'language code that only the language identification container knows': ['eo', 'ia', 'ug', 'yue'],
  'mode that was removed; a guide tells what to use instead': ['speaker_change', 'channel_and_speaker_change'],
  "status class or status of the reader's own server, which answers a notification": ['2xx', '204', '413', 'PUT'],
  'header that a proxy can send': ['Retry-After'],
  'part of the emulator: its header, a prefix of its keys, a folder of its package': [
    'X-Emulator-Fault',
    'invalid',
    'programs',
  ],
  'message or field of a telephone service, as the bridge for phone lines expects it': [
    'clear',
    'dtmf',
    'dtmf.digit',
    'start',
    'start.from',
    'transfer',
    'transfer_call',
  ],
  'name of a drill program for its own state': ['confirmed', 'sent', 'webhook'],
  'name of the browser': [
    'AudioWorkletProcessor',
    'Content-Security-Policy',
    'NotAllowedError',
    'Permissions-Policy',
    'TimeoutError',
    'bufferedAmount',
    'echoCancellation',
    'localhost',
    'pagehide',
  ],
  'program, package or its output': [
    'asr_metrics',
    'expo-dev-client',
    'ffmpeg',
    'livekit-client',
    'nvidia-smi',
    'pyaudio',
    'reset-project',
    'sounddevice',
    'websockets',
  ],
  'name of a client library': ['AsyncClient', 'BatchClient', 'appId', 'transcribe'],
  'key or name of an app for phones': ['NSMicrophoneUsageDescription', 'r'],
  'name in the sample on the same page': ['START', 'take', 'is_over', 'onEnded', 'on_frame', 'show'],
  'option of a library that the sample calls': [
    'defaultSampleRate',
    'dtype',
    'index',
    'maxInputChannels',
    'samplerate',
    'timeout',
  ],
  'name that Python or Node gives': ['__main__', 'node_modules'],
  'variable that a page tells to set in the shell': ['ALID', 'REGISTRY'],
  "value of the reader's own choice in an example": [
    'Ferries',
    'Gray',
    'Microphone',
    'Sports',
    'Travel',
    'Weather',
    'YYYY-MM-DD',
    'guide',
    'item',
    'stop',
    'team',
  ],
  'value or header of the emulator': ['X-Emulator-Fault', 'invalid', 'programs'],
  'name in a drill of the emulator': ['confirmed', 'sent', 'webhook'],
  'literal of JSON': ['true', 'false', 'null'],
};

const CODES = new Set([
  ...languages.map(({code}) => code as string),
  ...translationPairs.flatMap(({source, target}) => [source, target]),
]);

/** Kinds of words that no list could contain. */
const KINDS: {reason: string; pattern: RegExp}[] = [
  {reason: 'option of a command', pattern: /^-/},
  {reason: 'environment variable', pattern: /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]*)+$/},
  {reason: 'file, or the end of its name', pattern: /^[\w-]*(?:\.[\w-]+)*\.(?:wav|py|m?js|json|h|dbl|html|tsx|env)$/},
];

/** Every listed word with its reason. */
export const ALLOWED: ReadonlyMap<string, string> = new Map(
  Object.entries(REASONS).flatMap(([reason, words]) => words.map((word) => [word, reason] as const)),
);

/** Files in `samples/` that are no payload and no program of an API. */
export const NO_SAMPLES =
  /^samples\/(?:audio\/|last-run\.json$|deployments\/license\.json$|.*\/?(?:tsconfig[\w.]*|package|app)\.json$)/;

/** Why a word may be in code without a contract; `undefined` when nothing allows it. */
export function reasonFor(word: string): string | undefined {
  if (CODES.has(word)) return 'language code of data/languages or data/translationPairs';
  return ALLOWED.get(word) ?? KINDS.find(({pattern}) => pattern.test(word))?.reason;
}
