/** `POST /jobs`: reads the form, and starts the job. */

import {provider} from '../../../../provider';
import {decodeText, encodeText} from '../bytes';
import {type HttpResponse, ok} from '../http';
import {type Call, readBody, readWait, reject, rejectParameter} from './call';
import {readConfig} from './config';
import type {Job} from './job';
import {jsonTranscript, srtTranscript, textTranscript} from './transcript';

interface Part {
  name: string;
  content: Uint8Array;
}

const FORMATS = ['json-v2', 'txt', 'srt'];

export async function createJob(call: Call): Promise<HttpResponse> {
  const {request, query} = call;
  if (request.headers.get(`${provider.headerPrefix}-ear-tag`)) {
    reject(call, 'requested-early-access-release-not-available');
  }
  const form = await readForm(call);
  const config = readConfig(call, await form.text('config'));
  const data = await form.file('data_file');
  const text = await form.file('text_file');
  if (!data && !config.fetch_data) reject(call, 'missing-data-file');
  if (config.type === 'alignment' && !text && !config.fetch_text) reject(call, 'missing-text-file');
  if (text && !isText(text.content)) reject(call, 'job-rejected-due-to-invalid-text');
  if (call.jobs.running >= call.options.maxJobs) reject(call, 'max-concurrent-running-jobs-exceeded');
  const format = query.get('format') ?? 'json-v2';
  if (!FORMATS.includes(format)) rejectParameter(call, `format should be one of [${FORMATS.join(' ')}]`);
  const wait = query.has('wait') ? readWait(call, 0) : undefined;
  const job = call.jobs.create({config, data, text, owner: call.caller.clientRef});
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

async function readForm(call: Call) {
  const headers = {'Content-Type': call.request.headers.get('content-type') ?? ''};
  const body = await readBody(call, call.request);
  const form = await new Response(new Uint8Array(body), {headers}).formData().catch(() => {
    return reject(call, 'malformed-request');
  });
  const part = async (name: string): Promise<Part | undefined> => {
    const value = form.get(name);
    if (value === null) return undefined;
    if (typeof value === 'string') return {name: '', content: encodeText(value)};
    return {name: value.name.replace(/^.*[/\\]/, ''), content: new Uint8Array(await value.arrayBuffer())};
  };
  return {
    file: part,
    text: async (name: string) => {
      const found = await part(name);
      return found && decodeText(found.content);
    },
  };
}

function isText(content: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', {fatal: true}).decode(content).includes('\0');
  } catch {
    return false;
  }
}
