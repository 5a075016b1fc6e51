/**
 * What only the provider can know, as fields to fill in. Pages read each one by its token, `{{facts.listDelay}}`: with a
 * value it becomes `known`, and without one `meanwhile`, which is what a program does until the value is there. The
 * table of `/api-ref/#ask-support` lists what is still empty.
 */
import type {PageAddress} from './pageAddress';
import {unlistedSeconds, webhookSeconds} from './recovery';

export interface ProviderFact {
  label: string;
  /** What the value counts, or the words that it may be. */
  unit: string;
  /** Missing until the provider says it. */
  value?: number | string;
  /** The sentence for a known value; `{value}` is the value with its unit where the unit is one. */
  known: string;
  /** What a program does without the value: whole sentences. */
  meanwhile: string;
  /** The section that has the sentence; the list of questions for support without it. */
  page?: PageAddress;
  /** Other pages that repeat it, since readers have to know it there. */
  alsoOn?: readonly PageAddress[];
}

const batchLimits = '/speech-to-text/batch/supported-files-and-limits';
const notifications = '/speech-to-text/batch/notifications';
const downloads = '/speech-to-text/batch/fetch-url#failed-downloads';
const realtimeLimits = '/speech-to-text/real-time/supported-formats-and-limits';

export const providerFacts = {
  sessionAfterKey: {
    label: 'Whether a running session outlives its temporary key',
    unit: 'continues or ends',
    known: 'When the key of a running session expires, the session {value}.',
    meanwhile:
      'If a running session ends with `not_authorised`, open the next one with a new key, and set `ttl` to your longest session.',
    page: '/get-started/authentication#temporary-keys-parameters',
  },
  browserOrigins: {
    label: 'The origins from which a page may call the REST APIs with a temporary key',
    unit: 'origins',
    known: 'A page may call the REST APIs from {value}.',
    meanwhile:
      'From a web page, call the REST APIs through your server, because the browser may block their responses (CORS).',
    page: '/get-started/authentication#temporary-keys-batch',
  },
  flowRegion: {
    label: 'The region in which Flow processes audio',
    unit: 'regions',
    known: 'Flow processes audio in {value}.',
    meanwhile: 'For audio that has to stay in one region, use batch or real time.',
    page: '/get-started/authentication#endpoints',
  },
  intelligenceRegion: {
    label: 'Where summaries, chapters, topics, and sentiment are processed',
    unit: 'regions',
    known: 'Summaries, chapters, topics, and sentiment are processed in {value}.',
    meanwhile:
      'Summaries, chapters, topics, and sentiment may be processed in another region. If data has to stay in one region, leave them out.',
    page: '/get-started/authentication#endpoints',
    alsoOn: ['auto-chapters', 'sentiment-analysis', 'summarization', 'topic-detection'].map(
      (name): PageAddress => `/speech-to-text/batch/speech-intelligence/${name}/`,
    ),
  },
  deletedListing: {
    label: 'How long a deleted job stays in the list',
    unit: 'days',
    known: 'A deleted job stays in the list for {value}.',
    meanwhile: 'Assume that its file name stays there for good.',
    page: '/speech-to-text/batch/check-job-status#after-a-deletion',
  },
  trainingData: {
    label: 'What is kept of audio that may train models, and for how long',
    unit: 'data and days',
    known: 'Of audio that may train models, the service keeps {value}.',
    meanwhile: 'If nothing may be kept, keep training off.',
    page: '/get-started/authentication#security',
  },
  longestRecording: {
    label: 'The longest recording in batch',
    unit: 'hours',
    known: 'A recording can be up to {value} long.',
    meanwhile:
      'No length is guaranteed. Before you go live, test your longest recording, and split it if its job is rejected.',
    page: `${batchLimits}#limits`,
  },
  limitScope: {
    label: 'Whether rates and limits count per key, project, or account',
    unit: 'key, project, or account',
    known: 'The limits count per {value}.',
    meanwhile: 'Pace all keys of your account together, because the limits may be shared.',
    page: `${batchLimits}#rate-limits`,
  },
  uploadsAtOnce: {
    label: 'How many uploads can run at once',
    unit: 'uploads',
    known: 'Up to {value} can run at once.',
    meanwhile: 'Start at most eight jobs per second, and run four uploads at once. A few `429` are normal.',
    page: `${batchLimits}#rate-limits`,
  },
  longestWait: {
    label: 'The longest `wait`',
    unit: 'seconds',
    known: 'The service waits up to {value}, whatever you ask for.',
    meanwhile: 'Ask for 60 s at most, and read the job again when the wait ends early.',
    page: '/speech-to-text/batch/check-job-status#wait',
  },
  processingTime: {
    label: 'The processing time of one hour of audio',
    unit: 'minutes',
    known: 'One hour of audio usually takes {value}.',
    meanwhile: 'Measure one hour of your audio. If a job takes ten times as long as this suggests, report it.',
    page: '/speech-to-text/batch/check-job-status#how-often',
  },
  listDelay: {
    label: 'How soon a new job is in the list',
    unit: 'seconds',
    known: 'A new job is in the list {value} after its request, at the latest.',
    meanwhile:
      `List the jobs again ${unlistedSeconds} s after the request failed, and once more at the end of the run, because a job ` +
      'can appear even later.',
    page: '/speech-to-text/batch/troubleshooting#retries',
  },
  listLimit: {
    label: 'The default of `limit` in the list of jobs, and what a number outside of 1–100 returns',
    unit: 'behaviors',
    known: 'Without a valid `limit`, the list {value}.',
    meanwhile: 'Always send `limit`, with a number from 1 to 100.',
  },
  jobLogs: {
    label: 'Whether the hosted service has job logs',
    unit: 'has or lacks',
    known: 'The hosted service {value} job logs.',
    meanwhile: 'Read `errors` in the job details, and treat `404` and `501` for a log as no log.',
  },
  referenceLength: {
    label: 'The longest `tracking.reference`',
    unit: 'characters',
    known: 'A reference can have up to {value}.',
    meanwhile:
      'Use a short reference, such as a UUID. Several jobs can have the same one, because the service does not check it.',
    page: '/speech-to-text/batch/tracking#configuration',
  },
  summaryLanguages: {
    label: 'The languages with summaries',
    unit: 'languages',
    known: 'Summaries work in {value}.',
    meanwhile:
      'Summaries are available in English. Test any other language with one job. If it has no summaries, the transcript is complete, and `metadata.summarization_errors` has ' +
      '`unsupported_language`. Then summarize the transcript with a language model of your own.',
    page: '/speech-to-text/batch/speech-intelligence/summarization/#languages',
  },
  chapterPacks: {
    label: 'Whether packs of several languages have chapters',
    unit: 'have chapters or have no chapters',
    known: 'Packs of several languages {value}.',
    meanwhile: 'For a pack of several languages, test one job, and look for `unsupported_language`.',
    page: '/speech-to-text/batch/speech-intelligence/auto-chapters/#limits',
  },
  largestDownload: {
    label: 'The largest file behind a URL',
    unit: 'GB',
    known: 'A file behind a URL can have up to {value}.',
    meanwhile:
      'No size is guaranteed. Before you go live, test your largest file, and compress it if its job is rejected.',
    page: '/speech-to-text/batch/fetch-url#limits',
  },
  downloadAttempts: {
    label: 'Attempts and timeout of a download',
    unit: 'attempts',
    known: 'The service makes up to {value}.',
    meanwhile: "Don't count attempts. Wait for the status `rejected`.",
    page: downloads,
  },
  downloadRedirects: {
    label: 'Whether a download follows redirects',
    unit: 'follows or does not follow',
    known: 'A download {value} redirects.',
    meanwhile:
      'A URL that redirects, as most podcast URLs do, can fail. In the emulator, it always does. Send the final URL, which ' +
      '`curl -sIL -o /dev/null -w "%{url_effective}" URL` prints.',
    page: '/speech-to-text/batch/fetch-url#submit',
  },
  subtitleRanges: {
    label: 'The ranges of `max_line_length` and `max_lines`',
    unit: 'values',
    known: 'The service accepts {value}.',
    meanwhile:
      'No range is guaranteed. Set `max_line_length` to 20–60 and `max_lines` to 1–3, and check one file before you go live.',
    page: '/speech-to-text/batch/srt-format#limits',
  },
  objectUrlLife: {
    label: 'The range of `ttl` of object URLs',
    unit: 'seconds',
    known: 'An object URL lives {value}.',
    meanwhile: 'Set `ttl` to a time in which your download ends, such as 600 s.',
  },
  deletedJobWebhook: {
    label: 'Whether a webhook is sent for a job that you delete while it runs',
    unit: 'is or is not',
    known: 'After a running job is deleted, its webhook {value} sent.',
    meanwhile: "Don't wait for the webhook of a job that you delete, and ignore one that arrives.",
  },
  notificationQuery: {
    label: 'Whether the `url` of a webhook can have a query, as presigned URLs do',
    unit: 'can or cannot',
    known: 'Your `url` {value} have a query of its own.',
    meanwhile: 'Register a URL without a query, and put an identifier into its path.',
    page: `${notifications}#request`,
  },
  notificationTimeout: {
    label: 'How long a webhook may take to respond',
    unit: 'seconds',
    known: 'The service waits {value} for your response.',
    meanwhile: `Respond within ${webhookSeconds} s.`,
    page: `${notifications}#production`,
  },
  notificationAttempts: {
    label: 'Attempts of a webhook, and over how long',
    unit: 'attempts',
    known: 'The service makes {value} before it gives up.',
    meanwhile:
      'Usually, three retries follow within about a minute, but the number can change. After a longer outage of your server, ' +
      'read the details of the jobs that you wait for.',
    page: `${notifications}#retries`,
  },
  notificationBody: {
    label: 'The largest body of a webhook',
    unit: 'MB',
    known: 'A body can have up to {value}.',
    meanwhile: 'Accept request bodies of up to 50 MB. With `data` in `contents`, add the size of the recording.',
    page: `${notifications}#production`,
  },
  largestFrame: {
    label: 'The largest frame, and the largest message that the service sends',
    unit: 'bytes',
    known: 'A frame can have up to {value}.',
    meanwhile: 'Let your client accept messages of at least 2 MB.',
    page: `${realtimeLimits}#frames`,
  },
  quotaRelease: {
    label: 'When a session that broke leaves the quota',
    unit: 'seconds',
    known: 'A session that broke leaves the quota after {value}.',
    meanwhile:
      'A session that broke may still count. After `quota_exceeded`, retry as the [table of waits](/api-ref/#waits) says.',
    page: `${realtimeLimits}#usage-limits`,
  },
  silence: {
    label: 'Whether silence is billed',
    unit: 'billed or free',
    known: 'Silence is {value}.',
    meanwhile: 'Count it as speech.',
    page: `${realtimeLimits}#billing`,
  },
  idleSocket: {
    label: 'Whether an open socket without audio is billed',
    unit: 'billed or free',
    known: 'An open socket without audio is {value}.',
    meanwhile: 'Count the time as audio, and end sessions that nobody needs.',
    page: `${realtimeLimits}#billing`,
  },
  overlap: {
    label: 'Whether the overlap of two sessions is billed twice',
    unit: 'billed twice or billed once',
    known: 'Audio that you send to two sessions is {value}.',
    meanwhile: 'Count audio that you send to both sessions twice.',
    page: `${realtimeLimits}#billing`,
  },
  replay: {
    label: 'Whether audio that is sent again after a reconnection is billed again',
    unit: 'billed again or free',
    known: 'Audio that you send again after a reconnection is {value}.',
    meanwhile: 'Count audio that you send again, usually at most a minute per reconnection, a second time.',
    page: `${realtimeLimits}#billing`,
  },
  secondChannel: {
    label: 'Whether each channel is billed, in batch and in real time',
    unit: 'billed once or billed per channel',
    known: 'Audio with several channels is {value}.',
    meanwhile: 'For an estimate of the price, count the hours of each channel.',
    page: '/speech-to-text/output-enhancements/diarization#channel-diarization',
  },
  batchChannels: {
    label: 'In batch, what fewer labels than channels do, and in which order TXT has words of people who talk at once',
    unit: 'behaviors',
    known: 'With fewer labels than channels, and for people who talk at once, {value}.',
    meanwhile: 'Send one label for each channel. When people talk at once, TXT can mix their words, so use the JSON.',
    page: '/speech-to-text/output-enhancements/diarization#channel-diarization',
  },
  wrongFrameCount: {
    label: 'What a wrong `last_seq_no` does',
    unit: 'effect',
    known: 'A wrong `last_seq_no` {value}.',
    meanwhile: 'Count the frames that you send. With channels, end each one with `EndOfChannel` and its own number.',
  },
  longestUtterance: {
    label: 'The longest utterance before `duration_limit_exceeded`',
    unit: 'seconds',
    known: 'An utterance can last {value}.',
    meanwhile: 'Handle the warning whenever it arrives: close the socket at once, and continue after the last final.',
  },
  forcedEnd: {
    label: 'What a forced end does before the last final, in the future, without open words, and to a translation',
    unit: 'effects',
    known: '`ForceEndOfUtterance` {value}.',
    meanwhile:
      'Leave `timestamp` out, or choose a time after the last final. If no words are open, expect a forced final without ' +
      "text. Don't rely on the translation of an unfinished sentence.",
    page: '/speech-to-text/real-time/end-of-turn#force',
  },
  servicePings: {
    label: 'Whether the service sends pings, in real time and in Flow',
    unit: 'sends or does not send',
    known: 'The service {value} pings.',
    meanwhile: 'Send a ping once a minute, and silence from a browser.',
  },
  agentIdle: {
    label: 'How long a conversation lasts without audio, and at most',
    unit: 'minutes',
    known: 'A conversation ends after {value}.',
    meanwhile: 'Send silence while nobody speaks, and start a new conversation at the warning.',
  },
  agentCountdowns: {
    label: 'The units of `conversation_duration_limit` and `conversation_termination`',
    unit: 'units',
    known: 'Both numbers are in {value}.',
    meanwhile: "Log both numbers, and don't compute with them.",
  },
  agentModels: {
    label: 'The language models of an agent, and the longest prompt, variable, and `AddInput`',
    unit: 'models and characters',
    known: 'An agent can use {value}.',
    meanwhile: 'Choose the model in the portal, and test your longest prompt, variable, and input in one conversation.',
  },
  agentBilling: {
    label: 'How conversations are billed, and whether free credits cover them',
    unit: 'rules',
    known: 'Conversations are billed {value}.',
    meanwhile: 'Plan with the whole time that a conversation is open, per second, and without free credits.',
    page: '/voice-agents-flow/supported-formats-and-limits#billing',
  },
  agentCalls: {
    label: 'Whether a `ToolInvoke` can arrive twice',
    unit: 'can or cannot',
    known: 'A `ToolInvoke` {value} arrive twice.',
    meanwhile: 'Handle each `id` once.',
  },
  agentVariables: {
    label: 'What a template variable does that is missing, or that the template does not have',
    unit: 'what it does',
    known: 'A variable that is missing, or that the template does not have, {value}.',
    meanwhile: 'Send every variable of the template, and no other.',
    page: '/voice-agents-flow/setup#template-variables',
  },
  agentPace: {
    label: "Whether the agent's voice arrives faster than real time",
    unit: 'can or cannot',
    known: "The agent's voice {value} arrive faster than it is spoken.",
    meanwhile: 'Buffer the voice, and drop what is left after an interruption.',
  },
  sessionsPerMachine: {
    label: 'Sessions of the current container version per machine',
    unit: 'sessions',
    known: 'The current version serves {value} on that machine.',
    meanwhile: 'Measure with your own audio before you size a cluster, since newer versions differ.',
    page: '/deployments/#gpu-sizing',
  },
  workerJobs: {
    label: 'Whether a persistent worker has `format`, webhooks, and `tracking`, and finishes its jobs when it stops',
    unit: 'rules',
    known: 'A persistent worker has {value}.',
    meanwhile:
      'Leave out `format`, and read the JSON. For text and subtitles, start the worker with `--all-formats`, and read its files. ' +
      'Read the status instead of waiting for webhooks. Jobs and results are in memory: before `docker stop`, wait until ' +
      '`active_jobs` is empty, and fetch every result.',
    page: '/deployments/container/cpu-speech-to-text-container#persistent-worker',
  },
  enhancedOnStandard: {
    label: 'What an `enhanced` request gets from a `standard` server',
    unit: 'model or error',
    known: 'An `enhanced` request to a `standard` server gets {value}.',
    meanwhile: 'Send each request to a server with its model.',
  },
  price: {
    label: 'Whether summaries, chapters, topics, sentiment, and translation cost extra',
    unit: 'included or extra',
    known: 'Summaries, chapters, topics, sentiment, and translation are {value}.',
    meanwhile:
      'Summaries, chapters, topics, sentiment, and translation may cost extra. Run one job with them, and compare its charge in ' +
      'the portal with your estimate.',
    page: '/speech-to-text/batch/usage#billing',
  },
  creditsUsedUp: {
    label: 'The error after the free credits are used up',
    unit: 'status or error',
    known: 'After the free credits are used up, a request gets {value}.',
    meanwhile: "After `403` or `timelimit_exceeded`, check in the portal whether credits are left. Don't retry.",
    page: '/speech-to-text/batch/usage#billing',
  },
  keysPerProject: {
    label: 'How many API keys a project can have',
    unit: 'keys',
    known: 'A project can have {value}.',
    meanwhile: 'Create one key per service, and delete keys that are not used.',
  },
  usageScope: {
    label: 'Whether usage figures are those of one host',
    unit: 'one host or all hosts',
    known: 'The figures cover {value}.',
    meanwhile:
      'Query each host that you use. If all return the same figures, they cover the account. If they differ, add them up, ' +
      'and compare the sum with the portal once.',
    page: '/speech-to-text/batch/usage#period',
  },
  goneProject: {
    label: 'What status 410 of the Management API means',
    unit: 'meaning',
    known: 'Status 410 means {value}.',
    meanwhile: 'Treat it as 404. Stop, and list the projects again.',
  },
} as const satisfies Record<string, ProviderFact>;

/** Returns the sentence of a fact: what is known, or what a program does until then. */
export function factSentence({value, unit, known, meanwhile}: ProviderFact): string {
  if (value === undefined) return meanwhile;
  return known.replace('{value}', typeof value === 'number' ? `${value.toLocaleString('en-US')} ${unit}` : value);
}

/** Returns the sentences of all facts by their name, for tokens. */
export function factSentences(facts: Readonly<Record<string, ProviderFact>> = providerFacts): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, factSentence(fact)]));
}
