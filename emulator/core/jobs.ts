/** The jobs of the batch API: what they hold, and the states they pass through. */
import {randomInt} from 'node:crypto';
import {basename} from 'node:path';
import {limits} from '../../data/limits';
import type {Contracts, Fields} from './contracts';
import {rejectLanguage} from './languageId';
import {sendNotifications} from './notifications';
import type {Options} from './options';
import {isMedia, type Recording, recognizeFile} from './recordings';
import {applySettings} from './settings';
import {type Config, jobInfo, type TranscriptJob} from './transcript';

export type JobStatus = 'running' | 'done' | 'rejected' | 'deleted' | 'expired';

export interface Job extends TranscriptJob {
  owner: string | undefined;
  createdMs: number;
  status: JobStatus;
  data: Buffer;
  errors: {timestamp: string; message: string}[];
  log: string[];
}

export interface NewJob {
  config: Config;
  data: {name: string; content: Buffer} | undefined;
  text: {name: string; content: Buffer} | undefined;
  owner: string | undefined;
}

const RETENTION_MS = limits.batch.retentionDays.value * 86_400_000;
/** Waits between attempts to fetch a recording, in seconds. */
const FETCH_GAPS = [2, 10, 20];
const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export class JobStore {
  private readonly jobs = new Map<string, Job>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly stop = new AbortController();
  private lastCreatedMs = 0;

  constructor(
    private readonly contracts: Contracts,
    private readonly options: Options,
  ) {}

  /** Returns a job in its present state; expiry happens when somebody looks. */
  find(id: string): Job | undefined {
    const job = this.jobs.get(id);
    if (job && job.status !== 'running' && job.status !== 'deleted') {
      if (this.options.now() - job.createdMs >= RETENTION_MS) this.discard(job, 'expired');
    }
    return job;
  }

  /** Newest first. */
  list(): Job[] {
    return [...this.jobs.keys()].map((id) => this.find(id) as Job).reverse();
  }

  create({config, data, text, owner}: NewJob): Job {
    // Two jobs never share their moment of creation: it is the cursor of the list.
    this.lastCreatedMs = Math.max(this.options.now(), this.lastCreatedMs + 1);
    const job: Job = {
      id: `${pickLetters(9)}${randomInt(10)}`,
      owner,
      createdMs: this.lastCreatedMs,
      createdAt: new Date(this.lastCreatedMs).toISOString(),
      dataName: data?.name ?? '',
      textName: text?.name,
      text: text?.content.toString('utf8'),
      config,
      status: 'running',
      data: data?.content ?? Buffer.alloc(0),
      recording: recognized(config, data?.content ?? Buffer.alloc(0), data?.name ?? ''),
      errors: [],
      log: [],
    };
    this.jobs.set(job.id, job);
    this.note(job, `job ${job.id} created`);
    void this.process(job).catch((error: unknown) => this.end(job, 'rejected', 'error', String(error)));
    return job;
  }

  /** Takes content and configuration away; the job keeps its name and its last state. */
  discard(job: Job, status: 'deleted' | 'expired'): void {
    job.status = status;
    job.data = Buffer.alloc(0);
    job.text = undefined;
  }

  /** Ends everything that still runs. */
  close(): void {
    this.stop.abort();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  /** What callers see of a job. */
  details(job: Job): Fields {
    const isShown = job.status !== 'deleted' && job.status !== 'expired';
    return this.contracts.complete('batch', 'JobDetails', {
      config: isShown ? withoutSecrets(job.config) : undefined,
      created_at: job.createdAt,
      data_name: job.dataName,
      duration: job.status === 'running' || job.status === 'rejected' ? 0 : Math.ceil(job.recording.seconds),
      errors: job.errors.length > 0 ? job.errors : undefined,
      id: job.id,
      lang: undefined,
      status: job.status,
      text_name: job.textName,
    });
  }

  private async process(job: Job): Promise<void> {
    if (!(await this.fetchInputs(job))) return;
    await this.wait(this.options.jobMs);
    if (job.status !== 'running') return;
    const refusal = rejectLanguage(this.contracts, job);
    if (refusal) this.end(job, 'rejected', 'error', refusal);
    else this.end(job, 'done', 'success');
  }

  /** Downloads what the configuration names; returns false when the job has ended because of it. */
  private async fetchInputs(job: Job): Promise<boolean> {
    const {fetch_data: data, fetch_text: text} = job.config;
    for (const source of [data, text]) {
      if (!source) continue;
      const content = await this.fetchOne(job, source);
      if (!content) return false;
      const name = basename(new URL(source.url).pathname);
      if (source === text) [job.text, job.textName] = [content.toString('utf8'), name];
      else if (!isMedia(content)) {
        this.end(job, 'rejected', 'trim_error', 'unable to read audio');
        return false;
      } else [job.data, job.dataName, job.recording] = [content, name, recognized(job.config, content, name)];
    }
    return true;
  }

  private async fetchOne(job: Job, {url, auth_headers = []}: {url: string; auth_headers?: string[]}) {
    const headers = new Headers(auth_headers.map(splitHeader));
    for (let attempt = 0; ; attempt += 1) {
      const answer = await fetch(url, {headers, signal: this.stop.signal}).catch(() => undefined);
      if (this.stop.signal.aborted || job.status !== 'running') return undefined;
      if (answer?.ok) return Buffer.from(await answer.arrayBuffer());
      await answer?.body?.cancel();
      this.log(job, `unable to fetch audio: http status code ${answer?.status ?? 502}`);
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
    if (message) this.log(job, message);
    this.note(job, `job ${job.id} ${status}`);
    sendNotifications({
      job,
      outcome,
      info: jobInfo(this.contracts, job),
      contracts: this.contracts,
      signal: this.stop.signal,
      wait: (ms) => this.wait(ms * this.options.timeScale),
      log: (text) => this.log(job, text),
    }).catch((error: unknown) => this.note(job, `notifications: ${error}`));
  }

  private log(job: Job, message: string): void {
    job.errors.push({message, timestamp: new Date(this.options.now()).toISOString()});
    this.note(job, message, 'ERROR');
  }

  private note(job: Job, text: string, level = 'INFO'): void {
    const time = new Date(this.options.now()).toISOString().replace('T', ' ').replace('.', ',').replace('Z', '');
    job.log.push(`${time} ${level} orchestrator ${text}`);
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        resolve();
      }, ms);
      this.timers.add(timer);
    });
  }
}

function pickLetters(count: number): string {
  return Array.from({length: count}, () => ID_LETTERS[randomInt(26)]).join('');
}

/** Splits a full header line into name and value. */
export function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** Header lines that a caller gave for other servers are never shown again. */
function withoutSecrets(config: Config): Config {
  const strip = <T extends {auth_headers?: string[]}>({auth_headers: _, ...rest}: T) => rest;
  return {
    ...config,
    ...(config.fetch_data && {fetch_data: strip(config.fetch_data)}),
    ...(config.fetch_text && {fetch_text: strip(config.fetch_text)}),
    ...(config.notification_config && {notification_config: config.notification_config.map(strip)}),
  };
}

function recognized(config: Config, content: Buffer, name: string): Recording {
  return applySettings(recognizeFile(content, name), config.transcription_config);
}
