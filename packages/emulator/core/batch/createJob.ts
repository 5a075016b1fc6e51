/** `POST /jobs`: reads the form, and starts the job. */
import {provider} from '@speech-docs/protocol/facts';
import {decodeText} from '../bytes';
import {readParts} from '../form';
import {type HttpResponse, ok} from '../http';
import {readConfig} from './config';
import type {Job} from './job';
import {type RequestContext, readBody, readWait, reject, rejectParameter} from './requestContext';
import {jsonTranscript, srtTranscript, textTranscript} from './transcript';

const FORMATS = ['json-v2', 'txt', 'srt'];

export async function createJob(context: RequestContext): Promise<HttpResponse> {
  const {request, query} = context;
  if (request.headers.get(`${provider.headerPrefix}-ear-tag`)) {
    reject(context, 'requested-early-access-release-not-available');
  }
  const parts = readParts(await readBody(context, request), request.headers.get('content-type') ?? '');
  if (!parts) return reject(context, 'malformed-request');
  const given = parts.get('config');
  const config = readConfig(context, given && decodeText(given.content));
  const data = parts.get('data_file');
  const text = parts.get('text_file');
  if (!data && !config.fetch_data) reject(context, 'missing-data-file');
  if (data && config.fetch_data) reject(context, 'job-rejected', 'Send data_file or fetch_data, and not both');
  if (config.type === 'alignment' && !text && !config.fetch_text) reject(context, 'missing-text-file');
  if (text && !isText(text.content)) reject(context, 'job-rejected-due-to-invalid-text');
  if (context.fault === 'full' || context.jobs.running >= context.options.maxJobs)
    reject(context, 'max-concurrent-running-jobs-exceeded');
  const format = query.get('format') ?? 'json-v2';
  if (!FORMATS.includes(format)) rejectParameter(context, `format should be one of [${FORMATS.join(' ')}]`);
  const wait = query.has('wait') ? readWait(context) : undefined;
  const job = context.jobs.create({config, data, text, owner: context.caller.clientRef, fault: context.fault});
  context.created?.(job);
  if (context.fault === 'hook-early') await context.jobs.untilNotified(job);
  if (wait !== undefined) await context.jobs.untilEnded(job, wait);
  return ok(
    context.contracts.complete('batch', 'CreateJobResponse', created(context, job, wait !== undefined, format)),
    201,
  );
}

/** With `wait`, the response reports the state that the job reached, and contains the transcript when there is one. */
function created({contracts}: RequestContext, job: Job, hasWaited: boolean, format: string) {
  const isDone = hasWaited && job.status === 'done';
  const transcript = {
    'json-v2': isDone && format === 'json-v2' ? jsonTranscript(contracts, job) : undefined,
    txt: isDone && format === 'txt' ? textTranscript(contracts, job) : undefined,
    srt: isDone && format === 'srt' ? srtTranscript(contracts, job) : undefined,
  };
  const status = job.status === 'running' ? 'created' : job.status;
  return {id: job.id, status: hasWaited ? status : undefined, ...transcript};
}

function isText(content: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', {fatal: true}).decode(content).includes('\0');
  } catch {
    return false;
  }
}
