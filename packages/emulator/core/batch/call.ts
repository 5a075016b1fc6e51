/** One request to the batch API, with everything that its handler needs. */
import type {Contracts} from '@speech-docs/protocol/contracts/contracts';
import {ApiError, BodyTooLarge, type HttpRequest, type HttpResponse} from '../http';
import type {Ids} from '../ids';
import type {Caller, KeyRing} from '../keys';
import type {Options} from '../options';
import type {Config, Job} from './job';
import type {JobStore} from './jobs';

export interface Services {
  contracts: Contracts;
  jobs: JobStore;
  keys: KeyRing;
  ids: Ids;
  options: Options;
  /** Fault that the request meets in its handler. */
  fault?: string | undefined;
  /** Seconds of that fault. */
  faultSeconds?: number | undefined;
  /** Takes the job that the request created. */
  created?: (job: Job) => void;
}

export interface Call extends Services {
  request: HttpRequest;
  query: URLSearchParams;
  caller: Caller;
  /** Job of the path. */
  id: string;
}

/** Detail of `File Expired`. */
export const FILE_EXPIRED = 'File deleted from the storage';

export type Handler = (call: Call) => HttpResponse | Promise<HttpResponse>;

/** Ends the request with a documented error. */
export function reject({contracts}: Pick<Services, 'contracts'>, id: string, detail?: string, status?: number): never {
  throw new ApiError(contracts.httpError(id, detail, status));
}

/** Ends the request because a parameter is not valid. */
export function rejectParameter(call: Pick<Services, 'contracts'>, detail: string): never {
  return reject(call, 'unprocessable-entity', detail, 422);
}

export async function readBody(services: Services, request: HttpRequest): Promise<Uint8Array> {
  const {maxUploadBytes} = services.options;
  return request.body(maxUploadBytes).catch((error: unknown) => {
    if (!(error instanceof BodyTooLarge)) throw error;
    return reject(services, 'job-rejected', `The request is larger than ${maxUploadBytes} bytes`);
  });
}

export function readBoolean(call: Call, name: string): boolean {
  const value = call.query.get(name) ?? 'false';
  if (value !== 'true' && value !== 'false') rejectParameter(call, `${name} must be a boolean`);
  return value === 'true';
}

/** Reads `wait`: how many milliseconds the response may wait for the end of the job. */
export function readWait(call: Call, defaultMs: number): number {
  const value = call.query.get('wait');
  if (value === null) return defaultMs * call.options.timeScale;
  if (!/^\d+$/.test(value)) rejectParameter(call, 'wait in query must be of type int64');
  return Math.min(Number(value) * 1000, call.options.maxWaitMs) * call.options.timeScale;
}

/** A key made for one user sees that user's jobs alone. */
export function isVisible({caller}: Call, job: Job): boolean {
  return caller.clientRef === undefined || caller.clientRef === job.owner;
}

/** Returns the job of the call; rejects unknown and expired ones. */
export function live(call: Call): Job {
  const job = call.jobs.find(call.id);
  if (!job || !isVisible(call, job) || job.status === 'deleted') return reject(call, 'job-not-found');
  return job.status === 'expired' ? reject(call, 'job-expired') : job;
}

/** Returns the job of the call while its files exist. */
export function withFiles(call: Call): Job {
  const job = call.jobs.find(call.id);
  if (!job || !isVisible(call, job)) return reject(call, 'job-not-found');
  const isGone = job.status === 'expired' || job.status === 'deleted';
  return isGone ? reject(call, 'file-expired', FILE_EXPIRED) : job;
}

export function ofType(call: Call, type: Config['type']): Job {
  const job = withFiles(call);
  return job.config.type === type ? job : reject(call, `job-is-not-of-type-${type}`);
}

/** Returns the job of the call once it is done; waits for it as long as the request says. */
export async function finished(call: Call, type: Config['type']): Promise<Job> {
  const job = ofType(call, type);
  await call.jobs.untilEnded(job, readWait(call, call.options.defaultWaitMs));
  return withFiles(call).status === 'done' ? job : reject(call, 'job-not-found');
}
