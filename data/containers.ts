/**
 * The containers: images, resources, ports, mounts, arguments, variables, exit codes.
 *
 * Registry, version, and the prefixes that contain the provider's initials come from provider.ts.
 */
import {provider} from '../provider';
import {type Language, languages} from './languages';
import {limits} from './limits';

export type ContainerMode =
  | 'batch'
  | 'worker'
  | 'realtime'
  | 'gpu-server'
  | 'multilingual'
  | 'multilingual-server'
  | 'translation-server'
  | 'language-id'
  | 'usage';

interface ContainerImage {
  /** Name and tag as `docker pull` takes them; `<lang>` represents a language code, `<group>` for 1 to 4. */
  image: string;
  purpose: string;
  modes: readonly ContainerMode[];
}

interface ContainerResources {
  modes: readonly ContainerMode[];
  name: string;
  vcpu: string;
  ram: string;
  disk: string;
  /** GPU, driver, and toolkit, where the container uses them. */
  gpu?: readonly string[];
}

interface ContainerPort {
  port: number;
  modes: readonly ContainerMode[];
  protocol: string;
  use: string;
}

interface ContainerMount {
  path: string;
  modes: readonly ContainerMode[];
  use: string;
}

interface ContainerVariable {
  name: string;
  type: 'string' | 'integer' | 'boolean' | 'path' | 'host:port';
  /** `null` when the variable is unset. */
  default: string | null;
  modes: readonly ContainerMode[];
  meaning: string;
}

interface ContainerArgument {
  name: string;
  modes: readonly ContainerMode[];
  meaning: string;
}

interface HealthPath {
  path: string;
  /** When the response is 200; it is 503 otherwise. */
  healthy: string;
  /** Fields of the JSON response. */
  body: readonly string[];
  /** First container version that has the path; absent when all have it. */
  since?: string;
}

const {registryHost: registry, containerVersion: version, imagePrefix: images} = provider;
const multilingual = provider.models.multilingual;
const env = `${provider.envPrefix}_`;

/** Version tag of the language-ID image, which is numbered separately. */
export const languageIdVersion = '2.2.1';

const image = (name: string, purpose: string, mode: ContainerMode): ContainerImage => ({
  image: `${registry}/${name}`,
  purpose,
  modes: [mode],
});

/** Every image. Copy pulled images to your own registry, and deploy them from there. */
export const containerImages: readonly ContainerImage[] = [
  image(`batch-asr-transcriber-<lang>:${version}`, 'Transcribes one file in one language, then exits.', 'batch'),
  image(`rt-asr-transcriber-<lang>:${version}`, 'Serves real-time sessions in one language.', 'realtime'),
  image(
    `batch-asr-transcriber-es-bilingual-en:${version}`,
    'Transcribes files that mix Spanish and English; needs the Spanish GPU inference server.',
    'batch',
  ),
  image(
    `rt-asr-transcriber-es-bilingual-en:${version}`,
    'Serves sessions that mix Spanish and English; needs the Spanish GPU inference server.',
    'realtime',
  ),
  image(
    `${images}-gpu-inference-server-standard-all:${version}`,
    'Runs the model `standard` of all languages on a GPU.',
    'gpu-server',
  ),
  image(
    `${images}-gpu-inference-server-<lang>:${version}`,
    'Runs both models of one language on a GPU: `en`, `es`, `de`, or `fr`.',
    'gpu-server',
  ),
  image(
    `${images}-gpu-inference-server-enhanced-recipe<group>:${version}`,
    'Runs the model `enhanced` of one group of languages on a GPU.',
    'gpu-server',
  ),
  image(`${images}-translation-inference-server:${version}`, 'Translates all pairs on a GPU.', 'translation-server'),
  image(`langid:${languageIdVersion}`, 'Identifies the main spoken language of a file.', 'language-id'),
  image(
    `${images}-asr-transcriber-${multilingual}:${provider.multilingualContainerVersion}`,
    'Transcribes files that mix languages; needs the multilingual inference server.',
    'multilingual',
  ),
  image(
    `${images}-asr-inference-server-${multilingual}:${provider.multilingualContainerVersion}`,
    'Runs the multilingual model on a GPU.',
    'multilingual-server',
  ),
  image(
    `asr-usage:${provider.usageContainerVersion}`,
    'Collects usage events of containers without a connection to the internet.',
    'usage',
  ),
];

/** Memory of the GPU that an inference server needs. */
export const gpuMemory = '16 GB';

const gpu = [
  `One NVIDIA GPU for this server alone, with at least ${gpuMemory} and compute capability 7.5–12.1`,
  'NVIDIA driver 580 or later, for CUDA 13.0.1',
  'nvidia-container-toolkit',
];

/** What one running container needs. Transcribers need a CPU with AVX, passed through by a hypervisor. */
export const containerResources: readonly ContainerResources[] = [
  {
    modes: ['batch', 'realtime'],
    name: 'Speech to text on a CPU',
    vcpu: '1',
    ram: '2–5 GB per core of `--parallel`; plan 5 GB for `enhanced`',
    disk: '3.1 GB',
  },
  {
    modes: ['realtime'],
    name: 'Real-time sessions next to a GPU inference server',
    vcpu: '0.25 for the first session, 0.1 for each further one',
    ram: '1.2 GB (standard) or 3 GB (enhanced) for the first session, 100 MB for each further one',
    disk: '3.1 GB',
  },
  {
    modes: ['gpu-server', 'multilingual-server'],
    name: 'GPU inference server',
    vcpu: '—',
    ram: '24 GB',
    disk: 'About 15 GB',
    gpu,
  },
  {
    modes: ['translation-server'],
    name: 'Translation inference server',
    vcpu: '4',
    ram: '5 GB',
    disk: 'About 10 GB',
    gpu,
  },
  {
    modes: ['language-id'],
    name: 'Language ID',
    vcpu: '1',
    ram: '1 GB',
    disk: 'About 2.1 GB',
  },
  {
    modes: ['usage'],
    name: 'Usage container',
    vcpu: '1',
    ram: '1 GB',
    disk: 'At least 1 GB, as a persistent volume at `/data`',
  },
];

const INFERENCE_SERVERS = ['gpu-server', 'multilingual-server', 'translation-server'] as const;

export const containerPorts: readonly ContainerPort[] = [
  {port: 9000, modes: ['realtime'], protocol: 'WebSocket', use: 'Sessions at `/v2`, without TLS'},
  {port: 8001, modes: ['realtime'], protocol: 'HTTP', use: 'Health service'},
  {
    port: 18000,
    modes: ['worker', 'multilingual'],
    protocol: 'HTTP',
    use: 'Jobs, capacity, and health of the persistent worker',
  },
  {port: 8000, modes: INFERENCE_SERVERS, protocol: 'HTTP', use: 'Inference'},
  {port: 8001, modes: INFERENCE_SERVERS, protocol: 'gRPC', use: 'Inference, used by transcribers'},
  {port: 8002, modes: INFERENCE_SERVERS, protocol: 'HTTP', use: 'Prometheus metrics'},
  {port: 9090, modes: ['usage'], protocol: 'HTTPS', use: 'Usage events of the other containers'},
  {port: 8000, modes: ['usage'], protocol: 'HTTP', use: 'Export of the usage events'},
];

export const containerMounts: readonly ContainerMount[] = [
  {
    path: '/license.json',
    modes: ['batch', 'worker', 'realtime', 'language-id', 'multilingual', 'multilingual-server'],
    use: 'License file, may be read-only; ignored when `LICENSE_TOKEN` is set',
  },
  {path: '/input.audio', modes: ['batch', 'language-id'], use: 'The file, unless it is piped to standard input'},
  {path: '/config.json', modes: ['batch', 'language-id'], use: 'Job configuration'},
  {path: '/cache', modes: ['batch', 'realtime'], use: 'Shared cache of custom dictionaries'},
  {
    path: `/home/${provider.containerUser}/work`,
    modes: ['batch'],
    use: `Working files; a read-only container needs \`--tmpfs /home/${provider.containerUser}\``,
  },
  {path: '/data', modes: ['usage'], use: 'Usage events, kept for 90 days; use a persistent volume'},
  {path: '/tmp', modes: ['batch', 'realtime'], use: 'Temporary files; has to be writable, for example as tmpfs'},
];

const variable = (
  name: string,
  type: ContainerVariable['type'],
  modes: ContainerVariable['modes'],
  meaning: string,
  value: string | null = null,
): ContainerVariable => ({name, type, default: value, modes, meaning});

export const containerVariables: readonly ContainerVariable[] = [
  variable(
    'LICENSE_TOKEN',
    'string',
    ['batch', 'worker', 'realtime', 'language-id'],
    'License: the value of `signedclaimstoken`, without quotes. It overrides the license file.',
  ),
  variable(
    `${env}MAX_CONCURRENT_CONNECTIONS`,
    'integer',
    ['realtime'],
    'Sessions that one container serves at once, and channels that one session can have with the GPU image.',
    `${limits.containers.realtimeSessions.value}`,
  ),
  variable(
    `${env}CUSTOM_DICTIONARY_CACHE_TYPE`,
    'string',
    ['batch', 'realtime'],
    '`shared` turns the shared cache of custom dictionaries on.',
  ),
  variable(
    `${env}CUSTOM_DICTIONARY_CACHE_ENTRY_MAX_SIZE`,
    'integer',
    ['batch', 'realtime'],
    'Largest dictionary that is cached, in bytes; larger ones are used but not cached. `-1` caches all.',
    '-1',
  ),
  variable(
    `${env}INFERENCE_ENDPOINT`,
    'host:port',
    ['batch', 'worker', 'realtime', 'multilingual'],
    'gRPC endpoint of the GPU inference server.',
  ),
  variable(
    `${env}SPLIT_RETRY_TIMEOUT`,
    'integer',
    ['batch'],
    'Seconds of retries after the GPU inference server is lost.',
    `${limits.containers.batchInferenceRetrySeconds.value}`,
  ),
  variable(
    `${env}TRANSLATION_ENDPOINT`,
    'host:port',
    ['batch', 'realtime'],
    'gRPC endpoint of the translation inference server.',
  ),
  variable(
    `${env}TRANSLATION_MAX_TARGET_LANGUAGES`,
    'integer',
    ['batch', 'realtime'],
    'Target languages for one transcription; `0` removes the limit.',
    `${limits.containers.translationTargets.value}`,
  ),
  variable(`${env}JOB_ID`, 'string', ['batch'], 'Name of the folder for log files.'),
  variable(`${env}LOG_DIR`, 'path', ['batch'], 'Folder in the container for log files; mount it writable.'),
  variable('DEBUG', 'boolean', ['realtime'], '`true` makes the logs verbose.', 'false'),
  variable(
    `${env}ENABLE_USAGE_REPORTING`,
    'boolean',
    ['batch', 'realtime'],
    '`true`: sends only the events that billing requires. `false`, `no`, or `0`: sends all events to your usage ' +
      'container, or none if you have no such container.',
    'true',
  ),
  variable(
    `${env}EATS_URL`,
    'host:port',
    ['batch', 'realtime'],
    'Your own usage container, which then receives the usage events instead of the provider.',
  ),
  variable(
    `${env}PREWARM_ENGINE_MODES`,
    'string',
    ['realtime'],
    'Engines to load at the start, separated by `;`, each as `<language>_<domain>_<processor>_<model>:<connections>`. ' +
      'The domain is `general` unless the pack has one.',
  ),
  variable(
    `${env}SPEAKER_ID_SECRETS_DIR`,
    'path',
    ['batch', 'worker', 'realtime'],
    'Mounted folder with the secrets of speaker identification: files named `s.<integer>`. The highest number ' +
      'encrypts new identifiers, and the others keep older identifiers readable.',
  ),
  variable(
    `${env}BATCH_WORKER_LISTEN_PORT`,
    'integer',
    ['worker', 'multilingual'],
    'Port of the persistent worker.',
    '18000',
  ),
  variable(
    `${env}BATCH_WORKER_MAX_JOB_HISTORY`,
    'integer',
    ['worker', 'multilingual'],
    'Number of finished jobs that the worker keeps in memory.',
  ),
  variable('EATS_PORT', 'integer', ['usage'], 'Port for usage events.', '9090'),
  variable('PANDAS_PORT', 'integer', ['usage'], 'Port for the export.', '8000'),
  variable(
    `${env}BATCH_MODE`,
    'boolean',
    ['gpu-server'],
    '`false` makes the server serve real-time transcribers; a server has one mode.',
    'true',
  ),
  variable(
    `${env}MODEL`,
    'string',
    ['gpu-server'],
    '`standard` or `enhanced` loads one model only. The all-language image needs `standard`.',
  ),
  variable(
    `${env}OPERATING_POINT`,
    'string',
    ['gpu-server'],
    `Deprecated: the older name of \`${env}MODEL\`, still accepted. Images older than 15.14.0 need it.`,
  ),
  variable(
    'CUDA_VISIBLE_DEVICES',
    'string',
    INFERENCE_SERVERS,
    'Chooses the GPU, like the option `--gpus` of `docker run`.',
  ),
];

const argument = (name: string, modes: readonly ContainerMode[], meaning: string): ContainerArgument => ({
  name,
  modes,
  meaning,
});

/** Command-line arguments, given after the image name. */
export const containerArguments: readonly ContainerArgument[] = [
  argument(
    '--parallel=N',
    ['batch', 'language-id'],
    'Cores for one file, at least 1. Cores beyond the available ones are ignored.',
  ),
  argument(
    '--run-mode http',
    ['worker', 'multilingual'],
    'Starts the persistent worker, which serves jobs over HTTP until you stop it.',
  ),
  argument('--parallel=N', ['worker', 'multilingual'], 'Engines of the worker, shared by all jobs.'),
  argument(
    '--all-formats <dir>',
    ['worker', 'multilingual'],
    'Folder for transcripts and logs; `/tmp/jobs` without it.',
  ),
  argument(
    '--all-formats <dir>',
    ['batch'],
    'Writes JSON, text, and SRT into a folder of the container; mount it. `--allformats` means the same.',
  ),
  argument('--job-config <path>', ['batch'], 'Path of the job configuration, instead of `/config.json`.'),
  argument('-stderr', ['batch'], 'Writes the logs to standard error even with a log folder.'),
  argument('--expected-languages a,b,c', ['language-id'], 'Restricts the languages that may be identified.'),
  argument('-vv', ['language-id'], 'Makes the logs on standard error verbose.'),
];

/** Paths of the real-time health service: HTTP GET on port 8001, for the probes of an orchestrator. */
export const healthPaths: readonly HealthPath[] = [
  {path: '/started', healthy: 'All services have started.', body: ['started']},
  {path: '/live', healthy: 'All services have started and reported lately.', body: ['alive']},
  {path: '/ready', healthy: 'A connection slot is free.', body: ['ready']},
  {
    path: '/session_status',
    healthy: 'The sessions are listed.',
    body: ['max_sessions', 'active_sessions'],
    since: '13.0.0',
  },
];

/** Requests of the persistent worker, on the port of the worker. */
export const workerPaths: readonly {request: string; response: string}[] = [
  {request: 'POST /v2/jobs', response: 'Creates a job, like the hosted API, without `wait`.'},
  {request: 'GET /v2/jobs', response: 'Lists the jobs, without `include_deleted`.'},
  {request: 'GET /v2/jobs/{id}', response: 'Returns the details of a job, and `request_id`.'},
  {request: 'GET /v2/jobs/{id}/transcript', response: 'Returns the transcript.'},
  {request: 'GET /jobs', response: 'Returns the capacity: `active_jobs`, `max_engines`, and `unused_engines`.'},
  {request: 'GET /live', response: 'Returns 200 and `{"live": true}`.'},
  {request: 'GET /ready', response: 'Returns 200, or 503 when no engine is free, with `ready` and `engines_used`.'},
];

export const usageEvents: readonly {event: string; sent: string}[] = [
  {event: 'TRANSCRIBER_DONE', sent: 'By batch containers, once for each job.'},
  {event: 'SESSION_STATUS', sent: 'By real-time containers, every few minutes during a session.'},
  {event: 'SESSION_ENDED', sent: 'By real-time containers, once for each session.'},
];

/**
 * Speed and cost of the batch containers, measured on cloud machines with version 15.7.0 (multilingual 1.3.0) and without
 * diarization; RTF 0.1 transcribes one hour in six minutes.
 */
export const batchPerformance = [
  {processor: 'CPU', model: 'standard', centsPerHour: 1.7, hoursPerHour: 53.2, rtf: 0.085, jobs: '20 containers'},
  {processor: 'CPU', model: 'enhanced', centsPerHour: 3.8, hoursPerHour: 23.7, rtf: 0.2, jobs: '20 containers'},
  {processor: 'GPU', model: 'standard', centsPerHour: 0.34, hoursPerHour: 350, rtf: 0.034, jobs: '15 jobs in a worker'},
  {processor: 'GPU', model: 'enhanced', centsPerHour: 1.67, hoursPerHour: 45, rtf: 0.12, jobs: '6 jobs in a worker'},
  {
    processor: 'GPU',
    model: multilingual,
    centsPerHour: 0.19,
    hoursPerHour: 3600,
    rtf: 0.018,
    jobs: '70 jobs in a worker',
  },
] as const;

export function gpuEnhancedGroup(group: 1 | 2 | 3 | 4): readonly Language[] {
  return languages.filter((language) => language.gpuEnhancedGroup === group);
}

/** Returns the rows of a table that apply to one kind of container, in the order of the table. */
export function forMode<Row extends {modes: readonly ContainerMode[]}>(
  rows: readonly Row[],
  mode: ContainerMode,
): readonly Row[] {
  return rows.filter((row) => row.modes.includes(mode));
}
