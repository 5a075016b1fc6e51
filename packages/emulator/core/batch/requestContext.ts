/** One request to the batch API, with everything that its handler needs. */
import type {Contracts} from '@speech-docs/protocol/contracts';
import {ApiError, BodyTooLarge, type HttpRequest, type HttpResponse} from '../http';
import type {Caller} from '../keys';
import type {Account} from '../sockets';
import type {Config, Job} from './job';
import type {JobStore} from './jobs';

export interface Services extends Pick<Account, 'options' | 'ids' | 'keys'> {
  contracts: Contracts;
  jobs: JobStore;
  fault?: string | undefined;
  /** The number after `@` of the fault. */
  faultSeconds?: number | undefined;
  created?: (job: Job) => void;
}

export interface RequestContext extends Services {
  request: HttpRequest;
  query: URLSearchParams;
  caller: Caller;
  id: string;
}

/** Detail of `File Expired`. */
export const FILE_EXPIRED = 'File deleted from the storage';

export type Handler = (context: RequestContext) => HttpResponse | Promise<HttpResponse>;

/** Ends the request with a documented error. */
export function reject({contracts}: Pick<Services, 'contracts'>, id: string, detail?: string, status?: number): never {
  throw new ApiError(contracts.httpError(id, detail, status));
}

/** Ends the request because a parameter is not valid. */
export function rejectParameter(context: Pick<Services, 'contracts'>, detail: string): never {
  return reject(context, 'unprocessable-entity', detail, 422);
}

export async function readBody(services: Services, request: HttpRequest): Promise<Uint8Array> {
  const {maxUploadBytes} = services.options;
  return request.body(maxUploadBytes).catch((error: unknown) => {
    if (!(error instanceof BodyTooLarge)) throw error;
    return reject(services, 'job-rejected', `The request is larger than ${maxUploadBytes} bytes`);
  });
}

export function readBoolean(context: RequestContext, name: string): boolean {
  const value = context.query.get(name) ?? 'false';
  if (value !== 'true' && value !== 'false') rejectParameter(context, `${name} must be a boolean`);
  return value === 'true';
}

/** How long a read of a job or a transcript waits for the end of the job when the client sends no `wait`. */
const DEFAULT_WAIT_MS = 2000;
const MAX_WAIT_MS = 60_000;

/** Reads `wait`: how many milliseconds the response may wait for the end of the job. */
export function readWait(context: RequestContext): number {
  const value = context.query.get('wait');
  if (value === null) return DEFAULT_WAIT_MS * context.options.timeScale;
  if (!/^\d+$/.test(value)) rejectParameter(context, 'wait in query must be of type int64');
  return Math.min(Number(value) * 1000, MAX_WAIT_MS) * context.options.timeScale;
}

/** A key made for one user sees that user's jobs alone. */
export function isVisible({caller}: RequestContext, job: Job): boolean {
  return caller.clientRef === undefined || caller.clientRef === job.owner;
}

/** Returns the job of the request; rejects unknown and expired ones. */
export function liveJob(context: RequestContext): Job {
  const job = context.jobs.find(context.id);
  if (!job || !isVisible(context, job) || job.status === 'deleted') return reject(context, 'job-not-found');
  return job.status === 'expired' ? reject(context, 'job-expired') : job;
}

/** Returns the job of the request while its files exist. */
export function jobWithFiles(context: RequestContext): Job {
  const job = context.jobs.find(context.id);
  if (!job || !isVisible(context, job)) return reject(context, 'job-not-found');
  const isGone = job.status === 'expired' || job.status === 'deleted';
  return isGone ? reject(context, 'file-expired', FILE_EXPIRED) : job;
}

export function jobOfType(context: RequestContext, type: Config['type']): Job {
  const job = jobWithFiles(context);
  return job.config.type === type ? job : reject(context, `job-is-not-of-type-${type}`);
}

/** Returns the job of the request once it is done; waits for it as long as the request says. */
export async function finishedJob(context: RequestContext, type: Config['type']): Promise<Job> {
  const job = jobOfType(context, type);
  await context.jobs.untilEnded(job, readWait(context));
  return jobWithFiles(context).status === 'done' ? job : reject(context, 'job-not-found');
}
