/** `POST /jobs`: reads the form, and starts the job. */

import {provider} from '@speech-docs/protocol/facts';
import {decodeText} from '../bytes';
import {readParts} from '../form';
import {type HttpResponse, ok} from '../http';
import {type Call, readBody, readWait, reject, rejectParameter} from './call';
import {readConfig} from './config';
import type {Job} from './job';
import {jsonTranscript, srtTranscript, textTranscript} from './transcript';

const FORMATS = ['json-v2', 'txt', 'srt'];

export async function createJob(call: Call): Promise<HttpResponse> {
  const {request, query} = call;
  if (request.headers.get(`${provider.headerPrefix}-ear-tag`)) {
    reject(call, 'requested-early-access-release-not-available');
  }
  const parts = readParts(await readBody(call, request), request.headers.get('content-type') ?? '');
  if (!parts) return reject(call, 'malformed-request');
  const given = parts.get('config');
  const config = readConfig(call, given && decodeText(given.content));
  const data = parts.get('data_file');
  const text = parts.get('text_file');
  if (!data && !config.fetch_data) reject(call, 'missing-data-file');
  if (data && config.fetch_data) reject(call, 'job-rejected', 'Send data_file or fetch_data, and not both');
  if (config.type === 'alignment' && !text && !config.fetch_text) reject(call, 'missing-text-file');
  if (text && !isText(text.content)) reject(call, 'job-rejected-due-to-invalid-text');
  if (call.fault === 'full' || call.jobs.running >= call.options.maxJobs)
    reject(call, 'max-concurrent-running-jobs-exceeded');
  const format = query.get('format') ?? 'json-v2';
  if (!FORMATS.includes(format)) rejectParameter(call, `format should be one of [${FORMATS.join(' ')}]`);
  const wait = query.has('wait') ? readWait(call, 0) : undefined;
  const job = call.jobs.create({config, data, text, owner: call.caller.clientRef, fault: call.fault});
  call.created?.(job);
  if (call.fault === 'hook-early') await call.jobs.untilNotified(job);
  if (wait !== undefined) await call.jobs.untilEnded(job, wait);
  return ok(call.contracts.complete('batch', 'CreateJobResponse', created(call, job, wait !== undefined, format)), 201);
}

/** With `wait`, the response reports the state that the job reached, and contains the transcript when there is one. */
function created({contracts}: Call, job: Job, hasWaited: boolean, format: string) {
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
