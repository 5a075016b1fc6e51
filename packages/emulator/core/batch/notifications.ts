/** Calls the addresses in `notification_config` when a job ends, and calls again when a receiver fails. */
import type {Contracts, Fields} from '@speech-docs/protocol/contracts';
import {provider} from '@speech-docs/protocol/facts';
import {encodeText} from '../bytes';
import {reasonOf} from './download';
import {type Job, splitHeader} from './job';
import {alignedText, jsonTranscript, srtTranscript, textTranscript} from './transcript';

interface Delivery {
  job: Job;
  outcome: string;
  info: Fields;
  contracts: Contracts;
  fetch: typeof fetch;
  timeoutMs: number;
  signal: AbortSignal;
  wait: (ms: number) => Promise<void>;
  log: (message: string) => void;
}

interface Item {
  name: string;
  type: string;
  content: Uint8Array;
}

/** In the contract's message of a failed attempt, what happened; other reasons replace it. */
const TIMED_OUT = 'context deadline exceeded (Client.Timeout exceeded while awaiting headers)';

/** Delay of the fault `hook-late`: notifications of later jobs arrive first. */
const LATE_MS = 20_000;

type Receiver = NonNullable<Job['config']['notification_config']>[number];

/** Sends every notification; resolves when the last attempt has ended. */
export async function sendNotifications(delivery: Delivery): Promise<void> {
  await Promise.all((delivery.job.config.notification_config ?? []).map((receiver) => notify(delivery, receiver)));
}

async function notify(delivery: Delivery, receiver: Receiver): Promise<void> {
  const {job, outcome, contracts, signal} = delivery;
  const {retry} = contracts.documents.batch['x-notifications'];
  const gaps = retry.illustration.gapsInSeconds;
  const url = new URL(receiver.url);
  if (job.fault === 'hook-late') await delivery.wait(LATE_MS);
  url.searchParams.set('id', job.id);
  url.searchParams.set('status', outcome);
  for (let attempt = 0; ; attempt += 1) {
    const {body, type} = bodyOf(delivery, receiver.contents);
    const headers = new Headers((receiver.auth_headers ?? []).map(splitHeader));
    headers.set('User-Agent', `${provider.name}-API/2.0`);
    if (type) headers.set('Content-Type', type);
    const method = (receiver.method ?? 'post').toUpperCase();
    const patience = AbortSignal.timeout(delivery.timeoutMs);
    const request = {method, headers, body, signal: AbortSignal.any([signal, patience]), redirect: 'manual'} as const;
    const result =
      job.fault === 'hook-down'
        ? TIMED_OUT
        : await delivery
            .fetch(url, request)
            .catch((error: unknown) => (patience.aborted ? TIMED_OUT : reasonOf(error)));
    if (signal.aborted) return;
    if (typeof result !== 'string') await result.body?.cancel();
    const isLost = job.fault === 'hook-lost' && attempt === 0;
    const isAgain = job.fault === 'hook-twice' && attempt === 0;
    const status = isLost ? TIMED_OUT : typeof result === 'string' ? result : result.ok ? undefined : result.status;
    if (status === undefined && !isAgain) return;
    const gap = gaps[attempt];
    if (status !== undefined) delivery.log(problemOf(delivery, url, status, gap === undefined));
    if (gap === undefined) return delivery.log(`${contracts.jobError('notification-failed').message}`);
    await delivery.wait(gap * 1000);
    if (signal.aborted) return;
  }
}

function problemOf({contracts}: Delivery, {href}: URL, status: number | string, isLast: boolean): string {
  if (typeof status === 'string') {
    const message = `${contracts.jobError('notification-timeout').message}`;
    return message.replace(/"[^"]*"/, () => `"${href}"`).replace(TIMED_OUT, status);
  }
  const id = isLast ? 'notification-last-status' : 'notification-status';
  return `${contracts.jobError(id, {status: `${status}`}).message}`;
}

/** One item is the raw body, several are attachments, as is the recording; an empty list is no body at all. */
function bodyOf(delivery: Delivery, contents: string[] | undefined): {body?: BodyInit; type?: string} {
  const wanted = contents ?? ['transcript'];
  const items = wanted.map((name) => itemOf(delivery, name)).filter((item) => item !== undefined);
  const [only] = items;
  if (contents && wanted.length === 1 && wanted[0] !== 'data')
    return only ? {body: new Uint8Array(only.content), type: only.type} : {};
  if (!only) return {};
  const form = new FormData();
  for (const {name, type, content} of items) {
    form.set(contents ? name : 'data_file', new Blob([new Uint8Array(content)], {type}), name);
  }
  return {body: form};
}

function itemOf({job, info, contracts}: Delivery, name: string): Item | undefined {
  const [kind, variant] = name.split('.');
  const text = (content: string) => ({name, type: 'text/plain; charset=utf-8', content: encodeText(content)});
  const json = (value: Fields) => ({name, type: 'application/json', content: encodeText(JSON.stringify(value))});
  if (kind === 'jobinfo') return json(info);
  if (job.status !== 'done') return undefined;
  if (kind === 'data') return {name, type: 'application/octet-stream', content: job.data};
  if (job.config.type === 'alignment') {
    if (kind === 'text') return text(job.text ?? '');
    return kind === 'alignment' ? text(alignedText(job.text ?? '', job.recording, variant ?? '')) : undefined;
  }
  if (kind !== 'transcript') return undefined;
  if (variant === 'txt') return text(textTranscript(contracts, job));
  return variant === 'srt' ? text(srtTranscript(contracts, job)) : json(jsonTranscript(contracts, job));
}
