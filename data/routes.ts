/**
 * Every address that the site must always answer, exactly as written: with or without a trailing slash.
 *
 * The list is the promise to readers and to links from outside. Tests compare the built site with it, and every other
 * file of this folder points at pages through it. A page may be added here; none may be removed or renamed.
 */
import {provider} from '../provider';

/** The two trees of navigation. */
export type SidebarId = 'docs' | 'apiRef';

/** What makes the page: a guide file, a reference file, a sidebar category, or the search page. */
export type RouteKind = 'guide' | 'reference' | 'category' | 'search';

export interface Route {
  /** Address from the root of the site. */
  path: string;
  kind: RouteKind;
  /** The sidebar shown beside the page; `null` when it shows none. */
  sidebar: SidebarId | null;
  /** Heading of the page. */
  title: string;
  /** Text of the sidebar's entry; `null` when no entry leads to the page. */
  sidebarLabel: string | null;
}

const stt = '/speech-to-text';
const batch = `${stt}/batch` as const;
const realtime = `${stt}/real-time` as const;
const features = `${stt}/features` as const;
const output = `${stt}/output-enhancements` as const;
const flow = '/voice-agents-flow';
const rest = '/api-ref/batch';

function docs<const P extends string, const T extends string, const L extends string | null>(
  path: P,
  title: T,
  sidebarLabel: L,
) {
  return {path, kind: 'guide', sidebar: 'docs', title, sidebarLabel} as const;
}

function reference<const P extends string, const T extends string, const L extends string | null>(
  path: P,
  title: T,
  sidebarLabel: L,
) {
  return {path, kind: 'reference', sidebar: 'apiRef', title, sidebarLabel} as const;
}

/** A page that readers reach by link or search only. */
function alone<const P extends string, const K extends RouteKind, const T extends string>(path: P, kind: K, title: T) {
  return {path, kind, sidebar: null, title, sidebarLabel: null} as const;
}

/** All routes: top level, speech to text, voice agents, deployments, API reference; in the order of the sidebars. */
export const routes = [
  docs('/', `Welcome to ${provider.name}`, 'Introduction'),
  docs('/get-started/quickstart', 'Choose a quickstart', 'Quickstart'),
  docs('/get-started/authentication', 'Authentication', 'Authentication'),
  docs('/not-found', 'Not found', null),
  alone('/search', 'search', 'Search the documentation'),

  docs(`${stt}/`, 'Speech to text overview', 'Overview'),
  docs(`${batch}/quickstart`, 'Batch quickstart', 'Quickstart'),
  docs(`${batch}/supported-files-and-limits`, 'Supported files and limits (batch)', 'Supported files and limits'),
  docs(`${batch}/check-job-status`, 'Check job status', 'Check job status'),
  docs(`${batch}/speech-intelligence/auto-chapters/`, 'Chapters', 'Chapters'),
  docs(`${batch}/speech-intelligence/sentiment-analysis/`, 'Sentiment analysis', 'Sentiment analysis'),
  docs(`${batch}/speech-intelligence/summarization/`, 'Summarization', 'Summarization'),
  docs(`${batch}/speech-intelligence/topic-detection/`, 'Topics', 'Topics'),
  docs(`${batch}/notifications`, 'Notifications', 'Notifications'),
  docs(`${batch}/fetch-url`, 'Fetch a recording from a URL', 'Fetch URL'),
  docs(`${batch}/language-identification`, 'Language identification', 'Language identification'),
  docs(`${batch}/alignment`, 'Alignment', 'Alignment'),
  docs(`${batch}/srt-format`, 'SRT subtitles', 'SRT subtitles'),
  docs(`${batch}/tracking`, 'Job tracking', 'Job tracking'),
  docs(`${batch}/troubleshooting`, 'Troubleshooting', 'Troubleshooting'),
  alone(`${batch}/usage`, 'guide', 'Usage reporting'),
  docs(`${realtime}/quickstart`, 'Real-time quickstart', 'Quickstart'),
  docs(`${realtime}/supported-formats-and-limits`, 'Real-time formats and limits', 'Formats and limits'),
  docs(`${realtime}/latency`, 'Real-time latency', 'Latency'),
  docs(`${realtime}/end-of-turn`, 'Turn detection', 'Turn detection'),
  docs(`${realtime}/guides/python-using-ffmpeg`, 'Stream with Python and FFmpeg', 'Python with FFmpeg'),
  docs(`${realtime}/guides/python-using-microphone`, 'Transcribe a microphone with Python', 'Python with a microphone'),
  docs(`${stt}/supported-languages`, 'Supported languages', 'Supported languages'),
  docs(`${stt}/translation`, 'Translation', 'Translation'),
  docs(`${features}/feature-discovery`, 'Feature discovery', 'Feature discovery'),
  docs(`${features}/accuracy-language-packs`, 'Models and language packs', 'Models and language packs'),
  docs(`${features}/audio-events`, 'Audio events', 'Audio events'),
  docs(`${features}/audio-filtering`, 'Audio filtering', 'Audio filtering'),
  docs(`${features}/custom-dictionary`, 'Custom dictionary', 'Custom dictionary'),
  docs(`${output}/diarization`, 'Diarization (speaker labels)', 'Speaker labels (diarization)'),
  docs(`${output}/numeral-formatting`, 'Smart formatting of numbers and dates', 'Smart formatting'),
  docs(`${output}/output-formatting`, 'Output formatting', 'Output formatting'),
  docs(`${output}/punctuation-settings`, 'Punctuation settings', 'Punctuation settings'),
  docs(`${stt}/accuracy-benchmarking`, 'Accuracy benchmarking', 'Accuracy benchmarking'),
  alone(`${stt}/app-analytics`, 'guide', 'App analytics'),

  docs(`${flow}/`, 'Voice agents overview', 'Overview'),
  docs(`${flow}/features/application-inputs`, 'Application inputs', 'Application inputs'),
  docs(`${flow}/features/function-calling`, 'Function calling', 'Function calling'),
  docs(`${flow}/features/webrtc-livekit`, 'WebRTC over LiveKit', 'WebRTC over LiveKit'),
  docs(`${flow}/guides/nextjs-guide`, 'Build a web voice agent with Next.js', 'Next.js'),
  docs(`${flow}/guides/react-native`, 'Build a mobile voice agent with React Native', 'React Native'),
  docs(`${flow}/setup`, 'Set up a voice agent', 'Setup'),
  docs(`${flow}/supported-formats-and-limits`, 'Voice agent formats and limits', 'Formats and limits'),
  docs(`${flow}/supported-languages`, 'Voice agent languages', 'Languages'),

  {path: '/category/deployments', kind: 'category', sidebar: 'docs', title: 'Deployments', sidebarLabel: null},
  docs('/deployments/', 'Deployments overview', 'Overview'),
  docs(
    '/deployments/container/cpu-speech-to-text-container',
    'CPU Speech to text container',
    'CPU Speech to text container',
  ),
  docs('/deployments/container/language-id', 'Language ID container', 'Language ID container'),
  docs('/deployments/container/translation', 'Translation GPU inference container', 'Translation'),

  reference('/api-ref/', 'API reference', 'Introduction'),
  reference('/api-ref/flow-voice-ai-websocket', 'Flow API Reference', 'Start conversation with an agent'),
  reference('/api-ref/realtime-transcription-websocket', 'Realtime API Reference', 'Transcribe real-time audio'),
  reference(`${rest}/create-a-new-job`, 'Create a new job', 'Create a new job.'),
  reference(`${rest}/delete-a-job`, 'Delete a job', 'Delete a job'),
  reference(`${rest}/get-job-details`, 'Get job details', 'Get job details'),
  reference(
    `${rest}/get-the-transcript-for-a-transcription-job`,
    'Get the transcript for a transcription job',
    'Get the transcript for a transcription job.',
  ),
  reference(`${rest}/get-usage-statistics`, 'Get usage statistics', 'Get usage statistics.'),
  reference(`${rest}/list-all-jobs`, 'List all jobs', 'List all jobs.'),
  alone(`${rest}/get-object-ur-ls`, 'reference', 'Get object URLs'),
  alone(
    `${rest}/get-the-aligned-text-file-for-an-alignment-job`,
    'reference',
    'Get the aligned text file for an alignment job',
  ),
  alone(`${rest}/get-the-data-file-used-as-input-to-a-job`, 'reference', 'Get the data file used as input to a job'),
  alone(`${rest}/get-the-log-file-for-a-job`, 'reference', 'Get the log file for a job'),
  alone(
    `${rest}/get-the-text-file-used-as-input-to-an-alignment-job`,
    'reference',
    'Get the text file used as input to an alignment job',
  ),
  alone(`${rest}/${provider.slug}-asr-rest-api` as const, 'reference', `${provider.name} ASR REST API`),
] as const satisfies readonly Route[];

/** An address of the list: the compiler refuses a page that does not exist. */
export type RoutePath = (typeof routes)[number]['path'];

/** A page, or a section of it. */
export type PageAddress = RoutePath | `${RoutePath}#${string}`;

/** Returns the route that an address leads to, whatever its query or fragment; `undefined` when there is none. */
export function routeOf(address: string): Route | undefined {
  const path = address.split(/[?#]/, 1)[0];
  return routes.find((route) => route.path === path);
}

/** Returns the routes shown beside one sidebar, or beside none. */
export function routesBeside(sidebar: SidebarId | null): readonly Route[] {
  return routes.filter((route) => route.sidebar === sidebar);
}
