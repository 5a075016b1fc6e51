/** The jobs of the batch API: what they contain, and the states they pass through. */
import type {Contracts, Fields} from '@speech-docs/protocol/contracts';
import {provider, webhookSeconds} from '@speech-docs/protocol/facts';
import {recognizeFile} from '../audioMatcher';
import {decodeText, NO_BYTES} from '../bytes';
import {Timers} from '../clock';
import type {Ids} from '../ids';
import type {Library} from '../library';
import type {Options} from '../options';
import {isPlayable, mergeChannels, type Recording, wavFacts} from '../recordings';
import {applySettings} from '../settings';
import {download} from './download';
import {type Config, injectedRejection, type Job, splitHeader} from './job';
import {rejectLanguage} from './languageId';
import {sendNotifications} from './notifications';
import {jobInfo} from './transcript';

interface Upload {
  name: string;
  content: Uint8Array;
}

interface NewJob {
  config: Config;
  data: Upload | undefined;
  text: Upload | undefined;
  owner: string | undefined;
  fault: string | undefined;
}

const DAY_MS = 86_400_000;
const INVALID_AUDIO = 'Job rejected due to invalid audio';
/** A job whose recording is not read yet, or cannot be. */
const UNREAD: Recording = {name: '', seconds: 0, language: 'en', sentences: [], events: [], translations: {}};
/** Waits between attempts to fetch a recording, in seconds. */
const FETCH_GAPS = [2, 10, 20];

export class JobStore {
  private readonly jobs = new Map<string, Job>();
  private readonly timers: Timers;
  private readonly waiting = new Map<Job, Set<() => void>>();
  private readonly stop = new AbortController();
  private readonly notified = new WeakSet<Job>();
  private lastCreatedMs = 0;
  private storedBytes = 0;
  /** Jobs that are not finished. */
  running = 0;

  constructor(
    private readonly contracts: Contracts,
    private readonly options: Options,
    private readonly library: Library,
    private readonly ids: Ids,
  ) {
    this.timers = new Timers(options.clock);
  }

  /** Returns a job in its present state; a job expires when it is read. */
  find(id: string): Job | undefined {
    const job = this.jobs.get(id);
    if (job && job.status !== 'running' && job.status !== 'deleted') {
      if (this.options.clock.now() - job.createdMs >= this.contracts.facts.retentionDays * DAY_MS)
        this.discard(job, 'expired');
    }
    return job;
  }

  /** Newest first. */
  list(): Job[] {
    return [...this.jobs.keys()].map((id) => this.find(id) as Job).reverse();
  }

  /** Those that count as usage. */
  succeeded(): Job[] {
    return [...this.jobs.values()].filter(({hasSucceeded}) => hasSucceeded);
  }

  create({config, data, text, owner, fault}: NewJob): Job {
    // Creation times are unique, because they are the cursor of the list.
    this.lastCreatedMs = Math.max(this.options.clock.now(), this.lastCreatedMs + 1);
    const job: Job = {
      id: this.ids.job(),
      owner,
      createdMs: this.lastCreatedMs,
      createdAt: new Date(this.lastCreatedMs).toISOString(),
      dataName: data?.name ?? '',
      textName: text?.name,
      text: text && decodeText(text.content),
      config,
      status: 'running',
      data: data?.content ?? NO_BYTES,
      recording: UNREAD,
      errors: [],
      log: [],
      fault,
      hasSucceeded: false,
    };
    this.jobs.set(job.id, job);
    this.running += 1;
    this.storedBytes += job.data.length;
    this.makeRoom();
    this.note(job, `job ${job.id} created`);
    void this.process(job).catch((error: unknown) => this.end(job, 'rejected', 'error', String(error)));
    return job;
  }

  /** Deletes content and configuration; name and status stay. */
  discard(job: Job, status: 'deleted' | 'expired'): void {
    if (job.status === 'running') this.running -= 1;
    job.status = status;
    this.storedBytes -= job.data.length;
    job.data = NO_BYTES;
    job.text = undefined;
    this.wake(job);
  }

  /** Discards the oldest finished jobs while there are more jobs or bytes than the options allow. */
  private makeRoom(): void {
    const {maxStoredJobs, maxStoredBytes} = this.options;
    for (const [id, job] of this.jobs) {
      if (this.jobs.size <= maxStoredJobs && this.storedBytes <= maxStoredBytes) return;
      if (job.status === 'running') continue;
      if (job.status !== 'deleted') this.discard(job, 'expired');
      if (this.jobs.size > maxStoredJobs) this.jobs.delete(id);
    }
  }

  /** Resolves when the job has ended, or after so many milliseconds. */
  async untilEnded(job: Job, ms: number): Promise<void> {
    if (job.status !== 'running' || ms <= 0) return;
    await new Promise<void>((resolve) => {
      const cancel = this.timers.later(ms, resolve);
      const ended = () => {
        cancel();
        resolve();
      };
      this.waiting.set(job, (this.waiting.get(job) ?? new Set()).add(ended));
    });
  }

  /** Resolves when every notification of the job has been received, or after 5 s. */
  async untilNotified(job: Job): Promise<void> {
    for (let count = 0; count < 50 && !this.notified.has(job); count += 1) await this.wait(100);
  }

  close(): void {
    this.stop.abort();
    this.timers.cancelAll();
  }

  /** Returns `JobDetails`; a deleted or expired job is returned without its configuration. */
  details(job: Job, isShown = job.status !== 'deleted' && job.status !== 'expired'): Fields {
    return this.contracts.complete('batch', 'JobDetails', {
      config: isShown ? job.config : undefined,
      created_at: job.createdAt,
      data_name: job.dataName,
      // Unknown before the recording was processed; missing for fetched recordings, so that clients handle it.
      duration: job.hasSucceeded && !job.config.fetch_data ? Math.ceil(job.recording.seconds) : undefined,
      errors: isShown && job.errors.length > 0 ? job.errors : undefined,
      id: job.id,
      lang: undefined,
      status: job.status,
      text_name: job.textName,
    });
  }

  private async process(job: Job): Promise<void> {
    if (!(await this.fetchInputs(job))) return;
    if (!isPlayable(job.data)) {
      this.end(job, 'rejected', 'trim_error', INVALID_AUDIO);
      return;
    }
    if (job.fault === 'stuck') return;
    job.recording = await this.recognize(job);
    await this.wait(this.options.jobMs);
    if (job.status !== 'running') return;
    const injected = injectedRejection(this.contracts, job);
    const error = rejectLanguage(this.contracts, job);
    if (injected) this.end(job, 'rejected', injected.outcome, injected.message);
    else if (error) this.end(job, 'rejected', 'error', error);
    else this.end(job, 'done', 'success');
  }

  /** Downloads what the configuration names; returns false when the job has ended because of it. */
  private async fetchInputs(job: Job): Promise<boolean> {
    const {fetch_data: data, fetch_text: text} = job.config;
    for (const source of [data, text]) {
      if (!source) continue;
      const content = await this.fetchOne(job, source);
      if (!content) return false;
      if (source === text) [job.text, job.textName] = [decodeText(content), lastPart(source.url)];
      else {
        job.data = content;
        this.storedBytes += content.length;
        this.makeRoom();
      }
    }
    return true;
  }

  private async fetchOne(job: Job, {url, auth_headers = []}: {url: string; auth_headers?: string[]}) {
    const headers = new Headers([['User-Agent', `${provider.name}-API/2.0`], ...auth_headers.map(splitHeader)]);
    for (let attempt = 0; ; attempt += 1) {
      const fetched = await download(this.options, this.stop.signal, url, headers);
      if (this.stop.signal.aborted || job.status !== 'running') return undefined;
      if (typeof fetched !== 'string') return fetched;
      this.log(job, `unable to fetch audio: ${fetched}`);
      const gap = FETCH_GAPS[attempt];
      if (gap === undefined) {
        this.end(job, 'rejected', 'fetch_error');
        return undefined;
      }
      await this.wait(gap * 1000 * this.options.timeScale);
    }
  }

  private end(job: Job, status: 'done' | 'rejected', outcome: string, message?: string): void {
    if (job.status !== 'running') return;
    job.status = status;
    job.hasSucceeded = status === 'done';
    this.running -= 1;
    if (message) this.log(job, message);
    this.wake(job);
    this.note(job, `job ${job.id} ${status}`);
    sendNotifications({
      job,
      outcome,
      info: jobInfo(this.contracts, job),
      contracts: this.contracts,
      fetch: this.options.fetch,
      // At least 500 ms, so that a small time scale fails no receiver.
      timeoutMs: Math.max(500, 1000 * webhookSeconds * this.options.timeScale),
      signal: this.stop.signal,
      wait: (ms) => this.wait(ms * this.options.timeScale),
      log: (text) => this.log(job, text),
    })
      .catch((error: unknown) => this.note(job, `notifications: ${error}`))
      .finally(() => this.notified.add(job));
  }

  private log(job: Job, message: string): void {
    job.errors.push({message, timestamp: new Date(this.options.clock.now()).toISOString()});
    this.note(job, message, 'ERROR');
  }

  private note(job: Job, text: string, level = 'INFO'): void {
    const time = new Date(this.options.clock.now()).toISOString().replace('T', ' ').replace('.', ',').replace('Z', '');
    job.log.push(`${time} ${level} orchestrator ${text}`);
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.timers.later(ms, resolve));
  }

  private wake(job: Job): void {
    for (const resolve of this.waiting.get(job) ?? []) resolve();
    this.waiting.delete(job);
  }

  /** With channel diarization, each channel is recognized by itself. */
  private async recognize(job: Job): Promise<Recording> {
    const {diarization, channel_diarization_labels: labels} = job.config.transcription_config ?? {language: ''};
    if (diarization !== 'channel') return this.recognizeChannel(job);
    const all: Recording[] = [];
    for (let channel = 0; channel < (wavFacts(job.data)?.channels ?? 1); channel += 1)
      all.push(await this.recognizeChannel(job, channel));
    return mergeChannels(all, labels);
  }

  private async recognizeChannel({config, data, dataName}: Job, channel?: number): Promise<Recording> {
    const {recognizer} = this.options;
    const name = config.fetch_data ? lastPart(config.fetch_data.url) : dataName;
    const reading = recognizer?.file(data, channel) ?? recognizeFile(this.library, data, name, channel);
    let step = reading.next();
    while (!step.done) {
      await this.wait(0);
      step = reading.next();
    }
    return recognizer ? step.value : applySettings(step.value, config.transcription_config);
  }
}

function lastPart(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
