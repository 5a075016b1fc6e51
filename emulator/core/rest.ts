/** The REST side: reads requests, judges them by the contract, answers in the contract's words. */
import {randomBytes} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {basename} from 'node:path';
import {findLanguage, languages} from '../../data/languages';
import {translationPair, translationPairs} from '../../data/translationPairs';
import {provider} from '../../provider';
import {type Contracts, describeFault, type Fields} from './contracts';
import type {Job, JobStore} from './jobs';
import type {Caller, KeyRing} from './keys';
import {languageOf} from './languageId';
import type {Options} from './options';
import {isMedia} from './recordings';
import {alignedText, type Config, jsonTranscript, srtTranscript, textTranscript} from './transcript';
import {usageOf} from './usage';

export interface Services {
  contracts: Contracts;
  jobs: JobStore;
  keys: KeyRing;
  options: Options;
}

/** An answer that ends a request early. */
class ApiError extends Error {
  constructor(readonly answer: HttpResponse) {
    super('rejected');
  }
}

interface HttpResponse {
  status: number;
  body: Fields | Buffer | string | null;
  type?: string;
  headers?: Record<string, string>;
}

type Handler = (call: Call) => HttpResponse | Promise<HttpResponse>;

interface Call extends Services {
  request: IncomingMessage;
  query: URLSearchParams;
  caller: Caller;
  /** The last parts of the path: job id and what is asked of it. */
  id: string;
}

/** Answers one REST request; never throws. */
export async function respondToRest(services: Services, request: IncomingMessage, response: ServerResponse) {
  const answer = await route(services, request).catch((error: unknown) => {
    if (error instanceof ApiError) return error.answer;
    // Nobody waits for the answer to a request that broke off.
    if (!request.destroyed || request.complete) console.error(error);
    return services.contracts.httpError('internal-server-error');
  });
  send(request, response, answer);
}

export function send(
  request: IncomingMessage,
  response: ServerResponse,
  {status, body, type, headers}: HttpResponse,
): void {
  if (response.destroyed || response.writableEnded) return;
  const vendor = `application/vnd.${provider.slug}.v2+json`;
  const isVendor = `${request.headers.accept ?? ''}`.includes(`vnd.${provider.slug}`);
  const isJson = body !== null && typeof body === 'object' && !Buffer.isBuffer(body);
  const bytes = isJson ? JSON.stringify(body) : (body ?? '');
  response.writeHead(status, {
    ...(body !== null && {'Content-Type': type ?? (isJson && isVendor ? vendor : 'application/json')}),
    'Content-Length': Buffer.byteLength(bytes),
    'Request-Id': randomBytes(16).toString('hex'),
    ...headers,
  });
  response.end(bytes);
  // A body that nobody reads any more must not hold the connection.
  if (!request.complete) request.resume();
}

async function route(services: Services, request: IncomingMessage): Promise<HttpResponse> {
  const {pathname, searchParams: query} = new URL(request.url ?? '/', 'http://localhost');
  const parts = pathname.split('/').filter(Boolean);
  const method = request.method ?? 'GET';
  const here = parts.join('/');
  if (here === 'v1/api_keys') return method === 'POST' ? createKey(services, request, query) : notAllowed('POST');
  if (here === 'v1/flow/livekit') return method === 'POST' ? startLivekit(services, request) : notAllowed('POST');
  if (here === 'v1/discovery/features') return discovery();
  // The sockets live at these paths: a plain request lacks its upgrade.
  if (here === 'v2' || here === 'v1/flow') {
    return {status: method === 'GET' ? 400 : 405, body: 'WebSocket upgrade expected', type: 'text/plain'};
  }
  const [version, resource, id = '', item] = parts;
  if (version !== 'v2' || parts.length > 4) return notFound();
  if (!services.keys.caller(request, 'batch')) return services.contracts.httpError('permission-denied');
  const caller = services.keys.caller(request, 'batch') as Caller;
  const found = handlers[`${resource}${id ? '/{jobid}' : ''}${item ? `/${item}` : ''}`];
  if (!found) return notFound();
  const handler = found[method];
  if (!handler) return notAllowed(Object.keys(found).join(', '));
  return handler({...services, request, query, caller, id});
}

const handlers: Record<string, Record<string, Handler>> = {
  jobs: {POST: createJob, GET: listJobs},
  'jobs/{jobid}': {GET: ({jobs, ...call}) => ok({job: jobs.details(live({jobs, ...call}))}), DELETE: deleteJob},
  'jobs/{jobid}/data': {GET: (call) => file(withFiles(call).data, 'application/octet-stream')},
  'jobs/{jobid}/text': {GET: (call) => file(ofType(call, 'alignment').text ?? '', 'text/plain; charset=utf-8')},
  'jobs/{jobid}/transcript': {GET: getTranscript},
  'jobs/{jobid}/alignment': {GET: getAlignment},
  'jobs/{jobid}/log': {GET: (call) => file(`${withFiles(call).log.join('\n')}\n`, 'text/plain; charset=utf-8')},
  'jobs/{jobid}/object-urls': {GET: getObjectUrls},
  usage: {GET: getUsage},
};

function ok(body: Fields, status = 200): HttpResponse {
  return {status, body};
}

function file(body: Buffer | string, type: string): HttpResponse {
  return {status: 200, body, type};
}

function notFound(): HttpResponse {
  return {status: 404, body: {code: 404, error: 'Not Found'}};
}

function notAllowed(allowed: string): HttpResponse {
  return {status: 405, body: {code: 405, error: 'Method Not Allowed'}, headers: {Allow: allowed}};
}

function reject({contracts}: Services, id: string, detail?: string, status?: number): never {
  throw new ApiError(contracts.httpError(id, detail, status));
}

async function readBody(services: Services, request: IncomingMessage): Promise<Buffer> {
  const {maxUploadBytes} = services.options;
  const tooLarge = () => reject(services, 'job-rejected', `The request is larger than ${maxUploadBytes} bytes`);
  if (Number(request.headers['content-length'] ?? 0) > maxUploadBytes) tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Whoever is rejected halfway still gets the answer: the request stays whole.
  for await (const chunk of request.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxUploadBytes) tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function createJob(call: Call): Promise<HttpResponse> {
  const {request} = call;
  if (request.headers[`${provider.headerPrefix.toLowerCase()}-ear-tag`]) {
    reject(call, 'requested-early-access-release-not-available');
  }
  const type = request.headers['content-type'] ?? '';
  const body = await readBody(call, request);
  const form = await new Response(new Uint8Array(body), {headers: {'Content-Type': type}}).formData().catch(() => {
    return reject(call, 'malformed-request');
  });
  const part = async (name: string) => {
    const value = form.get(name);
    if (value === null) return undefined;
    if (typeof value === 'string') return {name: '', content: Buffer.from(value)};
    return {name: basename(value.name), content: Buffer.from(await value.arrayBuffer())};
  };
  const config = readConfig(call, (await part('config'))?.content.toString('utf8'));
  const data = await part('data_file');
  const text = await part('text_file');
  if (!data && !config.fetch_data) reject(call, 'missing-data-file');
  if (data && !isMedia(data.content)) reject(call, 'job-rejected-due-to-invalid-audio');
  if (config.type === 'alignment' && !text && !config.fetch_text) reject(call, 'missing-text-file');
  if (text && !isText(text.content)) reject(call, 'job-rejected-due-to-invalid-text');
  const job = call.jobs.create({config, data, text, owner: call.caller.clientRef});
  return ok(call.contracts.complete('batch', 'CreateJobResponse', {id: job.id}), 201);
}

function isText(content: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', {fatal: true}).decode(content).includes('\0');
  } catch {
    return false;
  }
}

const INVALID = 'Job config JSON is invalid';

function readConfig(call: Call, text: string | undefined): Config {
  if (text === undefined) reject(call, 'job-rejected', INVALID);
  let config: Config;
  try {
    config = JSON.parse(text);
  } catch {
    return reject(call, 'job-rejected', INVALID);
  }
  const fault = call.contracts.fault('batch', 'JobConfig', config);
  if (fault) {
    const missing = fault.keyword === 'required' && (fault.params as {missingProperty: string}).missingProperty;
    if (missing === 'language') reject(call, 'no-language-selected');
    if (missing === 'url' && fault.instancePath.startsWith('/notification_config')) reject(call, 'missing-callback');
    reject(call, 'job-rejected', `${INVALID}. Error: ${describeFault(fault)}`);
  }
  if (!config[`${config.type}_config`]) {
    reject(call, 'job-rejected', `${INVALID}. Error: ${config.type}_config is missing`);
  }
  checkLanguages(call, config);
  return config;
}

function checkLanguages(call: Call, config: Config): void {
  const {language, domain} = (config.transcription_config ?? config.alignment_config ?? {}) as {
    language?: string;
    domain?: string;
  };
  const known = languages.some(({code, batch}) => code === language && batch);
  if (!known) reject(call, 'job-rejected', `${INVALID}. Error: language ${language} is not supported`);
  if (domain && !findLanguage(language ?? '', domain) && !['finance', 'medical'].includes(domain)) {
    reject(call, 'requested-product-not-available');
  }
  const unknown = (config.language_identification_config?.expected_languages ?? []).filter((one) => !findLanguage(one));
  if (unknown.length > 0) {
    const list = `[${unknown.join(', ')}]`;
    reject(call, 'job-rejected', `${INVALID}. Error: Language(s) ${list} are not supported for language id`);
  }
  const targets = config.translation_config?.target_languages ?? [];
  const rejected = targets.find((target) => language !== 'auto' && !translationPair(language ?? '', target));
  if (rejected) {
    const problem = `language ${rejected} is not a supported translation target for source language ${language}`;
    reject(call, 'job-rejected', `${INVALID}. Error: ${problem}`);
  }
}

function listJobs(call: Call): HttpResponse {
  const limit = call.query.get('limit') ?? '100';
  if (!/^[+-]?\d+$/.test(limit)) reject(call, 'limit-in-query-must-be-of-type-int64');
  if (Number(limit) < 1 || Number(limit) > 100) reject(call, 'unprocessable-entity', 'limit must be from 1 to 100');
  const before = call.query.get('created_before');
  // Finer digits than milliseconds are accepted and ignored.
  const cursor = before === null ? Number.POSITIVE_INFINITY : Date.parse(before.replace(/(\.\d{3})\d+/, '$1'));
  if (Number.isNaN(cursor)) reject(call, 'unprocessable-entity', 'created_before must be a date-time');
  const includeDeleted = readBoolean(call, 'include_deleted');
  const jobs = call.jobs
    .list()
    .filter((job) => isVisible(call, job) && job.createdMs < cursor)
    .filter(({status}) => status !== 'expired' && (includeDeleted || status !== 'deleted'))
    .slice(0, Number(limit))
    .map((job) => call.jobs.details(job));
  return ok(call.contracts.complete('batch', 'RetrieveJobsResponse', {jobs}));
}

function readBoolean(call: Call, name: string): boolean {
  const value = call.query.get(name) ?? 'false';
  if (value !== 'true' && value !== 'false') reject(call, 'unprocessable-entity', `${name} must be a boolean`, 422);
  return value === 'true';
}

/** A key made for one user sees that user's jobs alone. */
function isVisible({caller}: Call, job: Job): boolean {
  return caller.clientRef === undefined || caller.clientRef === job.owner;
}

/** Returns the job of the call; rejects unknown and expired ones. */
function live(call: Call): Job {
  const job = call.jobs.find(call.id);
  if (!job || !isVisible(call, job) || job.status === 'deleted') return reject(call, 'job-not-found');
  return job.status === 'expired' ? reject(call, 'job-expired') : job;
}

/** Returns the job of the call while its files exist. */
function withFiles(call: Call): Job {
  const job = call.jobs.find(call.id);
  if (!job || !isVisible(call, job)) return reject(call, 'job-not-found');
  const isGone = job.status === 'expired' || job.status === 'deleted';
  return isGone ? reject(call, 'file-expired', 'File deleted from the storage') : job;
}

function ofType(call: Call, type: Config['type']): Job {
  const job = withFiles(call);
  return job.config.type === type ? job : reject(call, `job-is-not-of-type-${type}`);
}

function finished(call: Call, type: Config['type']): Job {
  const job = ofType(call, type);
  return job.status === 'done' ? job : reject(call, 'job-not-found');
}

function deleteJob(call: Call): HttpResponse {
  const job = live(call);
  if (job.status === 'running' && !readBoolean(call, 'force')) reject(call, 'resource-locked');
  call.jobs.discard(job, 'deleted');
  return ok(call.contracts.complete('batch', 'DeleteJobResponse', {job: call.jobs.details(job)}));
}

function getTranscript(call: Call): HttpResponse {
  const job = finished(call, 'transcription');
  const format = call.query.get('format') ?? 'json-v2';
  if (format === 'txt') return file(textTranscript(call.contracts, job), 'text/plain; charset=utf-8');
  if (format === 'srt') return file(srtTranscript(call.contracts, job), 'text/plain; charset=utf-8');
  return format === 'json-v2' ? ok(jsonTranscript(call.contracts, job)) : reject(call, 'format-not-supported', '', 404);
}

function getAlignment(call: Call): HttpResponse {
  const job = finished(call, 'alignment');
  const tags = call.query.get('tags') ?? 'word_start_and_end';
  if (tags !== 'word_start_and_end' && tags !== 'one_per_line') reject(call, 'format-not-supported', '', 404);
  return file(alignedText(job.text ?? '', job.recording, tags), 'text/plain; charset=utf-8');
}

function getObjectUrls(call: Call): HttpResponse {
  const job = withFiles(call);
  const ttl = call.query.get('ttl') ?? '';
  const wanted = call.query.getAll('url_for').flatMap((value) => value.split(','));
  const isKnown = (name: string) => name === 'data' || name === 'audio_mp3' || name === 'transcript';
  if (!/^\d+$/.test(ttl)) reject(call, 'unprocessable-entity', 'ttl must be an integer', 422);
  if (wanted.length === 0 || !wanted.every(isKnown)) reject(call, 'unprocessable-entity', 'url_for is not valid', 422);
  const expires = Math.floor(call.options.now() / 1000) + Number(ttl);
  const sign = (name: string) => {
    return `https://objects.example.net/${job.id}/${name}?expires=${expires}&signature=${randomBytes(8).toString('hex')}`;
  };
  return ok({
    data: wanted.includes('data') ? sign('data') : undefined,
    audio_mp3: wanted.includes('audio_mp3') ? sign('audio.mp3') : undefined,
    transcript: wanted.includes('transcript') ? sign('transcript') : undefined,
  });
}

function getUsage(call: Call): HttpResponse {
  if (call.caller.clientRef !== undefined) reject(call, 'forbidden');
  const finishedJobs = call.jobs.list().filter(({status}) => status !== 'running' && status !== 'rejected');
  const rows = finishedJobs.map((job) => ({
    type: job.config.type,
    language: languageOf(job),
    operatingPoint: job.config.transcription_config?.operating_point,
    seconds: job.recording.seconds,
    createdMs: job.createdMs,
  }));
  const usage = usageOf(
    [...call.options.past, ...rows],
    call.query.get('since'),
    call.query.get('until'),
    call.options.now(),
  );
  return usage ? ok(call.contracts.complete('batch', 'UsageResponse', usage)) : reject(call, 'bad-request');
}

async function createKey(services: Services, request: IncomingMessage, query: URLSearchParams): Promise<HttpResponse> {
  const caller = services.keys.caller(request, 'batch');
  // A temporary key does not make further keys.
  if (!caller || caller.isTemporary) return services.contracts.httpError('permission-denied');
  const body = await readJson(services, request);
  const made = services.keys.create(query.get('type') ?? 'batch', body, services.contracts);
  if ('fault' in made) return services.contracts.httpError('bad-request', made.fault);
  // No status is documented for this answer; what creates something answers 201, and clients ask only for success.
  return ok({apikey_id: null, key_value: made.key}, 201);
}

async function startLivekit(services: Services, request: IncomingMessage): Promise<HttpResponse> {
  if (!services.keys.caller(request, 'flow')) return services.contracts.httpError('permission-denied');
  const body = await readJson(services, request);
  // Over WebRTC the same message comes without its audio format.
  const withFormat = {audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: 16_000}, ...(body as Fields)};
  const fault = services.contracts.fault('flow', 'StartConversation', withFormat);
  if (fault) return services.contracts.httpError('bad-request', describeFault(fault));
  const {responseExample} = services.contracts.documents.flow['x-webrtc' as never] as {responseExample: Fields};
  return ok(responseExample);
}

async function readJson(services: Services, request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse((await readBody(services, request)).toString('utf8'));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return reject(services, 'malformed-request');
  }
}

/** What the service can do, for programs that ask before they offer a choice. */
function discovery(): HttpResponse {
  const single = languages.filter(({kind}) => kind === 'single');
  const entries = <T>(pairs: [string, T][]) => Object.fromEntries(pairs);
  const transcription = [
    {
      languages: single.map(({code}) => code),
      locales: entries(
        single.filter((one) => one.outputLocales.length > 0).map(({code, outputLocales}) => [code, outputLocales]),
      ),
      domains: entries(languages.filter(({domain}) => domain).map(({code, domain}) => [code, [domain]])),
    },
  ];
  const translation: Record<string, string[]> = {};
  for (const {source, target} of translationPairs) {
    translation[source] ??= [];
    translation[source].push(target);
  }
  const languageid = single.filter(({languageIdSaas}) => languageIdSaas === true).map(({code}) => code);
  const pack = (name: string) => ({language_description: name});
  return ok({
    metadata: {language_pack_info: entries(single.map(({code, name}) => [code, pack(name)]))},
    batch: {transcription: transcription[0], translation, languageid},
  });
}
