/**
 * The whole service, without a network: requests in and responses out, sockets as wires. Adapters give it HTTP and
 * WebSocket, or the messages of a worker; the clock is an option.
 */
import type {Job} from './batch/job';
import {JobStore} from './batch/jobs';
import {FILE_EXPIRED, type Services} from './batch/requestContext';
import {respond} from './batch/route';
import {type Fault, SLOW_MS} from './faults';
import {type HttpRequest, type HttpResponse, hasAddress, PROXY_PAGE, requestUrl, retryAfter} from './http';
import type {Options} from './options';
import {RateLimits} from './rates';
import type {Reporter} from './report';
import {type Account, createAccount, type ServiceData, Sockets} from './sockets';

/** The connection is closed in the middle of the response. */
export const CUT = Symbol('cut');

export class Service {
  readonly sockets: Sockets;
  private readonly account: Account;
  private readonly services: Services;
  private readonly rates: RateLimits;

  constructor(serviceData: ServiceData, changes: Partial<Options> = {}, reporter?: Reporter) {
    const {contracts, library} = serviceData;
    const account = createAccount(serviceData, changes, reporter);
    const {options, ids, keys} = account;
    this.account = account;
    this.sockets = new Sockets(serviceData, account);
    this.services = {contracts, options, ids, jobs: new JobStore(contracts, options, library, ids), keys};
    this.rates = new RateLimits(options);
  }

  /** Responds to a REST request; `CUT` when the requested fault breaks the connection. */
  async respond(request: HttpRequest): Promise<HttpResponse | typeof CUT> {
    const {options, reporter} = this.account;
    const at = options.clock.now();
    let job: Job | undefined;
    const response = await this.responseTo(request, (created) => {
      job = created;
    });
    const seen = response === CUT ? undefined : response;
    const account = hasAddress(request) ? this.services.keys.accountOf(request, 'batch') : '';
    await reporter?.request(request, seen, {account, at, endedAt: options.clock.now(), job});
    return response;
  }

  private async responseTo(request: HttpRequest, created: (job: Job) => void): Promise<HttpResponse | typeof CUT> {
    if (!hasAddress(request)) return this.services.contracts.httpError('bad-request', 'The address cannot be read');
    const client = this.services.keys.accountOf(request, 'batch');
    const kind = requestUrl(request).pathname.startsWith('/v1/') ? 'key' : 'request';
    const fault = this.account.faults.of(client, kind, request.method, request.headers);
    if (typeof fault === 'string') return {status: 400, body: {code: 400, error: fault}};
    const {clock, timeScale} = this.account.options;
    if (fault?.name === 'slow') await new Promise<void>((resolve) => clock.later(SLOW_MS * timeScale, resolve));
    const broken = fault && this.faultResponse(fault, request);
    // With a late fault the job is created and the response is lost, so that clients create it twice.
    const response = broken && !fault.isLate ? broken : await this.respondTo(request, fault, created);
    const seen = broken ?? response;
    if (seen === CUT) return CUT;
    return {...seen, headers: {...this.references(), ...seen.headers}};
  }

  private references(): Record<string, string> {
    const {ids, options} = this.services;
    const at = new Date(options.clock.now()).toISOString().slice(0, 19).replace(/\W/g, '');
    return {'Request-Id': ids.hex(16), 'X-Azure-Ref': `${at}Z-${ids.hex(8)}`};
  }

  close(): void {
    this.services.jobs.close();
    this.sockets.close();
  }

  private async respondTo(
    request: HttpRequest,
    fault: Fault | undefined,
    created: (job: Job) => void,
  ): Promise<HttpResponse> {
    if (!this.rates.allows(request)) return this.services.contracts.httpError('too-many-requests');
    return respond({...this.services, fault: fault?.name, faultSeconds: fault?.after, created}, request);
  }

  /** Returns the response in place of the real one; `undefined` where the fault is elsewhere. */
  private faultResponse({name, after}: Fault, request: HttpRequest): HttpResponse | typeof CUT | undefined {
    const {contracts} = this.services;
    if (name === 'cut') return CUT;
    if (name === 'html') return PROXY_PAGE;
    if (name === 'quota') return contracts.httpError('forbidden', 'Entitlement check failed');
    if (!/^[45]\d\d$/.test(name)) return undefined;
    const entries = contracts.documents.batch['x-errors'];
    // 429 has another text for new jobs, and 410 has one for jobs and one for files.
    const isOfFile = /^\/v2\/jobs\/[^/]+\/./.test(requestUrl(request).pathname);
    const special = {429: 'too-many-requests', 410: isOfFile ? 'file-expired' : 'job-expired'}[name];
    const documented = special ?? entries.find(({statuses}) => statuses.includes(Number(name)))?.id;
    const detail = special === 'file-expired' ? FILE_EXPIRED : undefined;
    const body = documented ? contracts.httpError(documented, detail, Number(name)).body : null;
    return {status: Number(name), body, headers: retryAfter({after})};
  }
}
