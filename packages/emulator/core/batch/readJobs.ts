/** Requests about jobs that exist: details, lists, files, deletion, usage. */
import {file, type HttpResponse, ok} from '../http';
import {languageOf} from './languageId';
import {
  finishedJob,
  isVisible,
  jobOfType,
  jobWithFiles,
  liveJob,
  type RequestContext,
  readBoolean,
  readWait,
  reject,
  rejectParameter,
} from './requestContext';
import {alignedText, jsonTranscript, srtTranscript, textTranscript} from './transcript';
import {usageOf} from './usage';

const TEXT = 'text/plain; charset=utf-8';

export async function getJob(context: RequestContext): Promise<HttpResponse> {
  const job = liveJob(context);
  await context.jobs.untilEnded(job, readWait(context));
  return ok({job: context.jobs.details(job)});
}

export function getData(context: RequestContext): HttpResponse {
  return file(jobWithFiles(context).data, 'application/octet-stream');
}

export function getText(context: RequestContext): HttpResponse {
  return file(jobOfType(context, 'alignment').text ?? '', TEXT);
}

export function getLog(context: RequestContext): HttpResponse {
  return file(`${jobWithFiles(context).log.join('\n')}\n`, TEXT);
}

export function listJobs(context: RequestContext): HttpResponse {
  const limit = context.query.get('limit') ?? '100';
  if (!/^[+-]?\d+$/.test(limit)) reject(context, 'limit-in-query-must-be-of-type-int64');
  if (Number(limit) < 1 || Number(limit) > 100) rejectParameter(context, 'limit must be from 1 to 100');
  const before = context.query.get('created_before');
  // Digits beyond milliseconds are ignored.
  const cursor = before === null ? Number.POSITIVE_INFINITY : Date.parse(before.replace(/(\.\d{3})\d+/, '$1'));
  if (Number.isNaN(cursor)) rejectParameter(context, 'created_before must be a date-time');
  const lateMs = context.fault === 'list-late' ? (context.faultSeconds ?? 0) * 1000 * context.options.timeScale : 0;
  const newest = context.options.clock.now() - lateMs;
  const includeDeleted = readBoolean(context, 'include_deleted');
  const jobs = context.jobs
    .list()
    .filter((job) => isVisible(context, job) && job.createdMs < cursor && (lateMs === 0 || job.createdMs <= newest))
    .filter(({status}) => status !== 'expired' && (includeDeleted || status !== 'deleted'))
    .slice(0, Number(limit))
    .map((job) => context.jobs.details(job));
  return ok(context.contracts.complete('batch', 'RetrieveJobsResponse', {jobs}));
}

export function deleteJob(context: RequestContext): HttpResponse {
  const job = liveJob(context);
  if (job.status === 'running' && !readBoolean(context, 'force')) reject(context, 'resource-locked');
  context.jobs.discard(job, 'deleted');
  return ok(context.contracts.complete('batch', 'DeleteJobResponse', {job: context.jobs.details(job, true)}));
}

export async function getTranscript(context: RequestContext): Promise<HttpResponse> {
  const job = await finishedJob(context, 'transcription');
  const format = context.query.get('format') ?? 'json-v2';
  if (format === 'txt') return file(textTranscript(context.contracts, job), TEXT);
  if (format === 'srt') return file(srtTranscript(context.contracts, job), TEXT);
  return format === 'json-v2'
    ? ok(jsonTranscript(context.contracts, job))
    : reject(context, 'format-not-supported', '', 404);
}

export async function getAlignment(context: RequestContext): Promise<HttpResponse> {
  const job = await finishedJob(context, 'alignment');
  const tags = context.query.get('tags') ?? 'word_start_and_end';
  if (tags !== 'word_start_and_end' && tags !== 'one_per_line') reject(context, 'format-not-supported', '', 404);
  return file(alignedText(job.text ?? '', job.recording, tags), TEXT);
}

export function getObjectUrls(context: RequestContext): HttpResponse {
  const job = jobWithFiles(context);
  const ttl = context.query.get('ttl') ?? '';
  const wanted = context.query.getAll('url_for').flatMap((value) => value.split(','));
  const isKnown = (name: string) => name === 'data' || name === 'audio_mp3' || name === 'transcript';
  if (!/^\d+$/.test(ttl)) rejectParameter(context, 'ttl must be an integer');
  if (wanted.length === 0 || !wanted.every(isKnown)) rejectParameter(context, 'url_for is not valid');
  const expires = Math.floor(context.options.clock.now() / 1000) + Number(ttl);
  const sign = (name: string) =>
    `https://objects.example.net/${job.id}/${name}?expires=${expires}&signature=${context.ids.hex(8)}`;
  return ok({
    data: wanted.includes('data') ? sign('data') : undefined,
    audio_mp3: wanted.includes('audio_mp3') ? sign('audio.mp3') : undefined,
    transcript: wanted.includes('transcript') ? sign('transcript') : undefined,
  });
}

export function getUsage(context: RequestContext): HttpResponse {
  if (context.caller.clientRef !== undefined) reject(context, 'forbidden');
  const rows = context.jobs.succeeded().map((job) => ({
    type: job.config.type,
    language: languageOf(job),
    model: job.config.transcription_config?.model ?? job.config.transcription_config?.operating_point,
    seconds: job.recording.seconds,
    createdMs: job.createdMs,
  }));
  const {query, options, contracts} = context;
  const range = {since: query.get('since'), until: query.get('until'), now: options.clock.now()};
  const usage = usageOf([...options.past, ...rows], range);
  return usage ? ok(contracts.complete('batch', 'UsageResponse', usage)) : rejectParameter(context, 'not a date');
}
