/** Requests about jobs that exist: details, lists, files, deletion, usage. */
import {file, type HttpResponse, ok} from '../http';
import {
  type Call,
  finished,
  isVisible,
  live,
  ofType,
  readBoolean,
  readWait,
  reject,
  rejectParameter,
  withFiles,
} from './call';
import {languageOf} from './languageId';
import {alignedText, jsonTranscript, srtTranscript, textTranscript} from './transcript';
import {usageOf} from './usage';

const TEXT = 'text/plain; charset=utf-8';

export async function getJob(call: Call): Promise<HttpResponse> {
  const job = live(call);
  await call.jobs.untilEnded(job, readWait(call, call.options.defaultWaitMs));
  return ok({job: call.jobs.details(job)});
}

export function getData(call: Call): HttpResponse {
  return file(withFiles(call).data, 'application/octet-stream');
}

export function getText(call: Call): HttpResponse {
  return file(ofType(call, 'alignment').text ?? '', TEXT);
}

export function getLog(call: Call): HttpResponse {
  return file(`${withFiles(call).log.join('\n')}\n`, TEXT);
}

export function listJobs(call: Call): HttpResponse {
  const limit = call.query.get('limit') ?? '100';
  if (!/^[+-]?\d+$/.test(limit)) reject(call, 'limit-in-query-must-be-of-type-int64');
  if (Number(limit) < 1 || Number(limit) > 100) rejectParameter(call, 'limit must be from 1 to 100');
  const before = call.query.get('created_before');
  // Finer digits than milliseconds are accepted and ignored.
  const cursor = before === null ? Number.POSITIVE_INFINITY : Date.parse(before.replace(/(\.\d{3})\d+/, '$1'));
  if (Number.isNaN(cursor)) rejectParameter(call, 'created_before must be a date-time');
  const lateMs = call.fault === 'list-late' ? (call.faultSeconds ?? 0) * 1000 * call.options.timeScale : 0;
  const newest = call.options.clock.now() - lateMs;
  const includeDeleted = readBoolean(call, 'include_deleted');
  const jobs = call.jobs
    .list()
    .filter((job) => isVisible(call, job) && job.createdMs < cursor && (lateMs === 0 || job.createdMs <= newest))
    .filter(({status}) => status !== 'expired' && (includeDeleted || status !== 'deleted'))
    .slice(0, Number(limit))
    .map((job) => call.jobs.details(job));
  return ok(call.contracts.complete('batch', 'RetrieveJobsResponse', {jobs}));
}

export function deleteJob(call: Call): HttpResponse {
  const job = live(call);
  if (job.status === 'running' && !readBoolean(call, 'force')) reject(call, 'resource-locked');
  call.jobs.discard(job, 'deleted');
  return ok(call.contracts.complete('batch', 'DeleteJobResponse', {job: call.jobs.details(job, true)}));
}

export async function getTranscript(call: Call): Promise<HttpResponse> {
  const job = await finished(call, 'transcription');
  const format = call.query.get('format') ?? 'json-v2';
  if (format === 'txt') return file(textTranscript(call.contracts, job), TEXT);
  if (format === 'srt') return file(srtTranscript(call.contracts, job), TEXT);
  return format === 'json-v2' ? ok(jsonTranscript(call.contracts, job)) : reject(call, 'format-not-supported', '', 404);
}

export async function getAlignment(call: Call): Promise<HttpResponse> {
  const job = await finished(call, 'alignment');
  const tags = call.query.get('tags') ?? 'word_start_and_end';
  if (tags !== 'word_start_and_end' && tags !== 'one_per_line') reject(call, 'format-not-supported', '', 404);
  return file(alignedText(job.text ?? '', job.recording, tags), TEXT);
}

export function getObjectUrls(call: Call): HttpResponse {
  const job = withFiles(call);
  const ttl = call.query.get('ttl') ?? '';
  const wanted = call.query.getAll('url_for').flatMap((value) => value.split(','));
  const isKnown = (name: string) => name === 'data' || name === 'audio_mp3' || name === 'transcript';
  if (!/^\d+$/.test(ttl)) rejectParameter(call, 'ttl must be an integer');
  if (wanted.length === 0 || !wanted.every(isKnown)) rejectParameter(call, 'url_for is not valid');
  const expires = Math.floor(call.options.clock.now() / 1000) + Number(ttl);
  const sign = (name: string) =>
    `https://objects.example.net/${job.id}/${name}?expires=${expires}&signature=${call.ids.hex(8)}`;
  return ok({
    data: wanted.includes('data') ? sign('data') : undefined,
    audio_mp3: wanted.includes('audio_mp3') ? sign('audio.mp3') : undefined,
    transcript: wanted.includes('transcript') ? sign('transcript') : undefined,
  });
}

export function getUsage(call: Call): HttpResponse {
  if (call.caller.clientRef !== undefined) reject(call, 'forbidden');
  const rows = call.jobs.succeeded().map((job) => ({
    type: job.config.type,
    language: languageOf(job),
    model: job.config.transcription_config?.model ?? job.config.transcription_config?.operating_point,
    seconds: job.recording.seconds,
    createdMs: job.createdMs,
  }));
  const {query, options, contracts} = call;
  const {properties = {}} = contracts.documents.batch.components.schemas.UsageDetails ?? {};
  // The older name of the field is what older contracts declare.
  const modelField = Object.hasOwn(properties, 'model') ? 'model' : 'operating_point';
  const range = {since: query.get('since'), until: query.get('until'), now: options.clock.now()};
  const usage = usageOf([...options.past, ...rows], range, modelField);
  return usage ? ok(contracts.complete('batch', 'UsageResponse', usage)) : reject(call, 'bad-request');
}
