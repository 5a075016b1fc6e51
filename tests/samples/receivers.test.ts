/** The receivers of notifications: whom they believe, what they take, and that nothing is lost or handled twice. */
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {describe, expect, it, type TestContext, vi} from 'vitest';
import {startEmulator} from '../../packages/emulator/adapters/server';
import {addressVariables} from '../../packages/emulator/core/variables';
import {findPython} from '../../tools/python';
import {contracts} from '../support/contracts';
import {listen} from '../support/ports';
import {ROOT, readResolved} from './programs';

const AUTHORIZATION = 'Bearer secret';

/** A receiver in a folder of its own, which may be stopped as by a power failure, and started again. */
class Receiver {
  readonly folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  printed = '';
  private program: ChildProcess | undefined;

  constructor(
    private readonly sample: string,
    {onTestFinished}: TestContext,
  ) {
    writeFileSync(join(this.folder, basename(sample)), readResolved(sample));
    onTestFinished(async () => {
      await this.stop();
      rmSync(this.folder, {recursive: true});
    });
  }

  /** Returns the address of the receiver. */
  async start(BATCH_URL: string): Promise<string> {
    this.printed = '';
    const env = {...process.env, API_KEY: 'key', BATCH_URL, HOOK_TOKEN: 'secret', PORT: '0', RETRY_SECONDS: '0.2'};
    const command = this.sample.endsWith('.py') ? `${findPython()}` : process.execPath;
    this.program = spawn(command, [join(this.folder, basename(this.sample))], {cwd: this.folder, env});
    this.program.stdout?.on('data', (text) => {
      this.printed += text;
    });
    await vi.waitFor(() => expect(this.printed).toMatch(/port \d+/), 20_000);
    return `http://127.0.0.1:${/port (\d+)/.exec(this.printed)?.[1]}/transcripts`;
  }

  async stop(): Promise<void> {
    const {program} = this;
    if (!program || program.exitCode !== null || program.signalCode) return;
    const ended = new Promise((resolve) => program.once('close', resolve));
    program.kill('SIGKILL');
    await ended;
  }

  handled(): string[] {
    return this.printed.match(/^Job .*; handled/gm) ?? [];
  }

  /** Runs one job that notifies the receiver. */
  async notify(fault: string): Promise<string> {
    const emulator = await startEmulator({port: 0, contracts, jobMs: 50, timeScale: 0.01, fault: `POST:${fault}`});
    const {BATCH_URL = ''} = addressVariables(emulator.port);
    const url = await this.start(BATCH_URL);
    try {
      const form = new FormData();
      const hook = {url, contents: ['jobinfo', 'transcript.txt'], auth_headers: [`Authorization: ${AUTHORIZATION}`]};
      const config = {type: 'transcription', transcription_config: {language: 'en'}, notification_config: [hook]};
      form.set('config', JSON.stringify(config));
      form.set('data_file', new Blob([readFileSync(join(ROOT, 'samples/audio/announcement.wav'))]), 'a.wav');
      const headers = {Authorization: 'Bearer key'};
      const {id} = (await (await fetch(`${BATCH_URL}/jobs`, {method: 'POST', headers, body: form})).json()) as {
        id: string;
      };
      await vi.waitFor(() => expect(this.printed).toContain(id), 20_000);
      // The second delivery comes within a second.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return id;
    } finally {
      await emulator.close();
    }
  }
}

type Answer = [status: number, body: string];
const running: Answer = [200, '{"job": {"status": "running"}}'];
const isGone: Answer = [404, '{"code": 404, "error": "Job not found"}'];

/** An API whose jobs have ended, except where it answers otherwise. */
async function startApi({onTestFinished}: TestContext, answers: Map<string, Answer> = new Map()): Promise<string> {
  const api = createServer((request, response) => {
    const id = decodeURIComponent(basename(`${request.url}`));
    const [status, body] = answers.get(id) ?? [200, '{"job": {"status": "done"}}'];
    response.writeHead(status).end(body);
  });
  onTestFinished(() => void api.close());
  return `http://127.0.0.1:${await listen(api)}/v2`;
}

// Side by side, because all of them wait.
describe.concurrent.each([
  'samples/batch/python/notification-receiver.py',
  'samples/batch/javascript/notification-receiver.mjs',
])('%s', (sample) => {
  const sendTo =
    (url: string) =>
    (query: string, init: RequestInit = {}) =>
      fetch(url + query, {method: 'POST', headers: {Authorization: AUTHORIZATION}, ...init}).then(({status}) => status);

  it('takes only a POST with the secret and an ID, whatever its letters are', async (context) => {
    const receiver = new Receiver(sample, context);
    const send = sendTo(await receiver.start(await startApi(context)));
    const ids = ['a1', 'AB-12_x', '../a2', 'a/b.c', 'é %41'];
    for (const id of ids) expect(await send(`?id=${encodeURIComponent(id)}&status=success`)).toBe(204);
    expect(await send('?id=a2', {headers: {}})).toBe(401);
    expect(await send('?id=a2', {headers: {Authorization: 'Bearer secres'}})).toBe(401);
    for (const id of ['', '.', '..', 'a'.repeat(201)]) expect(await send(`?id=${id}`)).toBe(400);
    for (const method of ['GET', 'PUT', 'DELETE']) expect(await send('?id=a2', {method})).toBe(405);
    await vi.waitFor(() => expect(receiver.handled()).toHaveLength(ids.length), 20_000);
    for (const id of ids) expect(receiver.printed).toContain(`Job ${id}: success; handled`);
    expect(readdirSync(receiver.folder).sort()).toEqual([basename(sample), 'notifications']);
    expect(readdirSync(join(receiver.folder, 'notifications'))).toHaveLength(ids.length);
  });

  it('responds before it reads the job, and handles the call once the API says that the job has ended', async (context) => {
    const receiver = new Receiver(sample, context);
    // Who knows the secret can name a job that still runs: its own notification comes later.
    const answers = new Map<string, Answer>([
      ['busy', [503, 'Busy']],
      ['page', [404, '<html></html>']],
      ['early', running],
      ['deleted', isGone],
    ]);
    const send = sendTo(await receiver.start(await startApi(context, answers)));
    for (const id of answers.keys()) expect(await send(`?id=${id}&status=error`)).toBe(204);
    await vi.waitFor(() => expect(receiver.printed).toContain('Job deleted: deleted'), 20_000);
    expect(await send('?id=early&status=success')).toBe(204);
    expect(receiver.handled()).toEqual([]);
    answers.clear();
    await vi.waitFor(() => expect(receiver.handled()).toHaveLength(3), 20_000);
    expect(receiver.printed).toContain('Job early: success; handled');
    expect(await send('?id=deleted&status=error')).toBe(204);
  });

  it.for(['hook-twice', 'hook-lost', 'hook-early'])('handles a job once after %s', async (fault, context) => {
    const receiver = new Receiver(sample, context);
    const id = await receiver.notify(fault);
    expect(receiver.handled()).toHaveLength(1);
    expect(readFileSync(join(receiver.folder, 'notifications', id, 'transcript.txt'), 'utf8')).not.toBe('');
  });

  it('handles after a restart what it has stored and not handled, and nothing else', async (context) => {
    const receiver = new Receiver(sample, context);
    const api = await startApi(context);
    const url = await receiver.start(api);
    const headers = {Authorization: AUTHORIZATION};
    for (const id of ['done', 'left']) await fetch(`${url}?id=${id}&status=success`, {method: 'POST', headers});
    await vi.waitFor(() => expect(receiver.handled()).toHaveLength(2), 20_000);
    await receiver.stop();
    rmSync(join(receiver.folder, 'notifications/left/handled'));
    await receiver.start(api);
    await vi.waitFor(() => expect(receiver.printed).toContain('Job left: success; handled'), 20_000);
    expect(receiver.handled()).toHaveLength(1);
  });
});
