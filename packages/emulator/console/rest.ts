/** A batch job in the page: the requests of the quickstart, and the responses of the emulator's core. */
import type {BatchContract} from '@speech-docs/protocol/contracts';
import {objectOf} from '@speech-docs/protocol/sessionCheck';
import type {HttpResponse} from '../core/http';
import type {Options} from '../core/options';
import type {CUT, Service} from '../core/service';
import {EXPIRED, EXPIRED_KEY} from './faultMenu';

export interface RestError {
  /** As the emulator injects it, or one of the mistakes below; empty for none. */
  id: string;
  label: string;
}

export interface Exchange {
  method: string;
  path: string;
  status: number;
  body: string;
}

const NO_FILE = 'no-file';
const NOT_FETCHED = 'not-fetched';
const MISSING_RECORDING = 'https://media.example.com/missing.wav';
const JOB_MS = 700;
/** The service tries a download again after minutes; here, after a moment. */
const FETCH_TIME_SCALE = 0.001;
const WAIT_SECONDS = 30;
const MAX_WAITS = 20;

export const CONFIG = {
  type: 'transcription',
  transcription_config: {language: 'en', model: 'enhanced'},
};

/** Returns what can go wrong, in the order of the menu: mistakes of a client, then each documented status. */
export function restErrors(contract: BatchContract): RestError[] {
  const statuses = [...new Set(contract['x-errors'].flatMap((error) => error.statuses))].sort((a, b) => a - b);
  return [
    {id: NO_FILE, label: 'Form without a recording'},
    {id: EXPIRED, label: 'Expired key'},
    {id: NOT_FETCHED, label: 'Recording that cannot be fetched'},
    ...statuses.map((status) => ({id: `${status}`, label: `HTTP ${status}`})),
  ];
}

/**
 * Sends the request of the quickstart, waits for the job, and fetches its transcript; `show` gets each response as it
 * comes. The first response with an error, and a job that is rejected, end the sequence.
 */
export async function runJob(
  newService: (options: Partial<Options>) => Service,
  sound: Uint8Array,
  {error, config}: {error: string; config: string},
  show: (exchange: Exchange) => void,
): Promise<void> {
  const isFault = /^\d+$/.test(error);
  // The page sends no request for a job: every address in a configuration returns 404.
  const fetchNothing = async () => new Response(null, {status: 404});
  const service = newService({
    jobMs: JOB_MS,
    ...(error === NOT_FETCHED && {timeScale: FETCH_TIME_SCALE}),
    fetch: fetchNothing,
    ...(isFault && {fault: error}),
  });
  const request = async (method: string, path: string, form?: FormData) => {
    const encoded = form && new Response(form);
    const key = error === EXPIRED ? EXPIRED_KEY : 'YOUR_API_KEY';
    const headers = new Headers({Authorization: `Bearer ${key}`});
    const type = encoded?.headers.get('content-type');
    if (type) headers.set('Content-Type', type);
    const body = new Uint8Array((await encoded?.arrayBuffer()) ?? []);
    const response = await service.respond({method, url: path, headers, body: async () => body});
    const exchange = {method, path, ...describe(response)};
    show(exchange);
    return exchange;
  };
  try {
    const created = await request('POST', '/v2/jobs', formOf(sound, config, error));
    const id = objectOf(created.body)?.id;
    if (created.status >= 400 || typeof id !== 'string') return;
    let status = 'running';
    // A job whose recording is fetched again and again can outlast one request.
    for (let tries = 0; status === 'running' && tries < MAX_WAITS; tries++) {
      const {body} = await request('GET', `/v2/jobs/${id}?wait=${WAIT_SECONDS}`);
      status = (objectOf(body)?.job as {status?: string} | undefined)?.status ?? '';
    }
    if (status === 'done') await request('GET', `/v2/jobs/${id}/transcript?format=txt`);
  } finally {
    service.close();
  }
}

function formOf(sound: Uint8Array, config: string, error: string): FormData {
  const form = new FormData();
  const fetched = error === NOT_FETCHED ? {...objectOf(config), fetch_data: {url: MISSING_RECORDING}} : undefined;
  form.set('config', fetched ? JSON.stringify(fetched) : config);
  const hasFile = error !== NO_FILE && error !== NOT_FETCHED;
  if (hasFile) form.set('data_file', new Blob([new Uint8Array(sound)]), 'example.wav');
  return form;
}

function describe(response: HttpResponse | typeof CUT): {status: number; body: string} {
  if (typeof response === 'symbol') return {status: 0, body: ''};
  const {status, body} = response;
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  return {status, body: isText ? `${body}` : JSON.stringify(body, null, 2)};
}
