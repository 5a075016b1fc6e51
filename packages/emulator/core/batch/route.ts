/** The REST side: finds the handler of a request, and returns its response or the documented error. */
import {describeFault} from '@speech-docs/protocol/contracts';
import {languages, translationPairs} from '@speech-docs/protocol/facts';
import {decodeText} from '../bytes';
import {ApiError, ClientGone, type HttpRequest, type HttpResponse, notAllowed, notFound, ok, requestUrl} from '../http';
import {parseJson} from '../json';
import {createJob} from './createJob';
import {
  deleteJob,
  getAlignment,
  getData,
  getJob,
  getLog,
  getObjectUrls,
  getText,
  getTranscript,
  getUsage,
  listJobs,
} from './readJobs';
import {type Handler, readBody, type Services} from './requestContext';

const handlers: Record<string, Record<string, Handler>> = {
  jobs: {POST: createJob, GET: listJobs},
  'jobs/{jobid}': {GET: getJob, DELETE: deleteJob},
  'jobs/{jobid}/data': {GET: getData},
  'jobs/{jobid}/text': {GET: getText},
  'jobs/{jobid}/transcript': {GET: getTranscript},
  'jobs/{jobid}/alignment': {GET: getAlignment},
  'jobs/{jobid}/log': {GET: getLog},
  'jobs/{jobid}/object-urls': {GET: getObjectUrls},
  usage: {GET: getUsage},
};

/** Returns the response to one REST request; never rejects. */
export async function respond(services: Services, request: HttpRequest): Promise<HttpResponse> {
  try {
    return await route(services, request);
  } catch (error) {
    if (error instanceof ApiError) return error.response;
    if (!(error instanceof ClientGone)) services.options.logError(error);
    return services.contracts.httpError('internal-server-error');
  }
}

async function route(services: Services, request: HttpRequest): Promise<HttpResponse> {
  const {pathname, searchParams: query} = requestUrl(request);
  const parts = pathname.split('/').filter(Boolean);
  const {method} = request;
  const path = parts.join('/');
  if (path === 'v1/api_keys') return method === 'POST' ? createKey(services, request, query) : notAllowed('POST');
  if (path === 'v1/flow/livekit') return method === 'POST' ? startLivekit(services, request) : notAllowed('POST');
  if (path === 'v1/discovery/features') return discovery();
  // These are the paths of the sockets, which need an upgrade.
  if (path === 'v2' || path === 'v1/flow') {
    return {status: method === 'GET' ? 400 : 405, body: 'WebSocket upgrade expected', type: 'text/plain'};
  }
  const [version, resource, id = '', item] = parts;
  if (version !== 'v2' || parts.length > 4) return notFound();
  const caller = services.keys.caller(request, 'batch');
  // An expired key gets 403, and an invalid one 401, as in the contract.
  if (!caller && services.keys.hasExpired(request, 'batch'))
    return services.contracts.httpError('forbidden', 'Entitlement check failed');
  if (!caller) return services.contracts.httpError('permission-denied');
  const found = handlers[`${resource}${id ? '/{jobid}' : ''}${item ? `/${item}` : ''}`];
  if (!found) return notFound();
  const handler = found[method];
  return handler ? handler({...services, request, query, caller, id}) : notAllowed(Object.keys(found).join(', '));
}

async function createKey(services: Services, request: HttpRequest, query: URLSearchParams): Promise<HttpResponse> {
  if (!services.keys.keyOf(request, 'batch')) return keyError(401, 'Unauthorized');
  const caller = services.keys.caller(request, 'batch');
  // A temporary key can't create keys.
  if (!caller || caller.isTemporary) return keyError(403, 'Forbidden');
  const body = await readJson(services, request, keyError(400, 'Bad Request'));
  const made = services.keys.create(caller.account, query.get('type') ?? 'batch', body, services.fault === 'skew');
  return 'fault' in made ? keyError(422, made.fault) : ok({apikey_id: null, key_value: made.key}, 201);
}

/** Has `message`, `error`, and `detail`, because clients read different ones. */
function keyError(code: number, message: string): HttpResponse {
  const error = code === 422 ? 'Unprocessable Entity' : message;
  return {status: code, body: {code, error, message, detail: message}};
}

async function startLivekit(services: Services, request: HttpRequest): Promise<HttpResponse> {
  const {contracts} = services;
  if (!services.keys.caller(request, 'flow')) return contracts.httpError('permission-denied');
  const body = await readJson(services, request);
  const fault = contracts.fault('flow', 'StartConversation', body);
  const hasFormat = typeof body === 'object' && body !== null && 'audio_format' in body;
  if (hasFormat) return contracts.httpError('bad-request', 'audio_format: WebRTC negotiates the audio');
  if (fault) return contracts.httpError('bad-request', describeFault(fault));
  return ok(contracts.documents.flow['x-webrtc'].responseExample);
}

async function readJson(
  services: Services,
  request: HttpRequest,
  failure: HttpResponse = services.contracts.httpError('malformed-request'),
): Promise<unknown> {
  const body = await readBody(services, request);
  try {
    return parseJson(decodeText(body));
  } catch {
    throw new ApiError(failure);
  }
}

/** Feature discovery: what the service can do, for programs that read it before they offer a choice. */
function discovery(): HttpResponse {
  const single = languages.filter(({kind}) => kind === 'single');
  const entries = <T>(pairs: [string, T][]) => Object.fromEntries(pairs);
  const withLocales = single.filter(({outputLocales}) => outputLocales.length > 0);
  const transcription = {
    languages: single.map(({code}) => code),
    locales: entries(withLocales.map(({code, outputLocales}) => [code, outputLocales])),
    domains: entries(languages.filter(({domain}) => domain).map(({code, domain}) => [code, [domain]])),
  };
  const translation: Record<string, string[]> = {};
  for (const {source, target} of translationPairs) {
    translation[source] ??= [];
    translation[source].push(target);
  }
  const languageid = single.filter(({languageIdSaas}) => languageIdSaas === true).map(({code}) => code);
  return ok({
    metadata: {language_pack_info: entries(single.map(({code, name}) => [code, {language_description: name}]))},
    batch: {transcription, translation, languageid},
  });
}
