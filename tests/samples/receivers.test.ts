/** The receivers of notifications: whom they believe, what they take, and that nothing is lost or handled twice. */
import {readdirSync, rmSync} from 'node:fs';
import {basename, join} from 'node:path';
import {freePort} from '@speech-docs/emulator/server';
import {serve} from '@speech-docs/emulator/testing';
import {describe, expect, it, type TestContext, vi} from 'vitest';
import {temporaryFolder} from '../support/temporaryFolder';
import {daily} from '../support/tier';
import {skipWithoutLanguage, startSampleServer} from './recoveryRun';

/** Starts a receiver, which may be stopped as by a power failure, and started again in the same folder. */
async function startReceiver(sample: string, folder: string, BATCH_URL: string, {onTestFinished}: TestContext) {
  // HttpListener of .NET finds no free port itself.
  const env = {BATCH_URL, HOOK_TOKEN: 'secret', PORT: `${await freePort()}`, RETRY_SECONDS: '0.2'};
  const {program, port, said, status} = await startSampleServer(sample, env, folder);
  const stop = async () => {
    program.kill('SIGKILL');
    await status;
  };
  onTestFinished(stop);
  const send = async (query: string, init: RequestInit = {}) => {
    const url = `http://127.0.0.1:${port}/transcripts${query}`;
    return (await fetch(url, {method: 'POST', headers: {Authorization: 'Bearer secret'}, ...init})).status;
  };
  return {send, said, stop, handled: () => said.output.match(/^Job .*; handled/gm) ?? []};
}

type ApiResponse = [status: number, body: string];
const hasEnded: ApiResponse = [200, '{"job": {"status": "done"}}'];
const running: ApiResponse = [200, '{"job": {"status": "running"}}'];
const isGone: ApiResponse = [404, '{"code": 404, "error": "Job not found"}'];

/** An API whose jobs have ended, except where it responds otherwise. */
async function startApi(
  {onTestFinished}: TestContext,
  responses: Map<string, ApiResponse> = new Map(),
): Promise<string> {
  const api = await serve(({url}) => {
    const [status, body] = responses.get(decodeURIComponent(basename(`${url}`))) ?? hasEnded;
    return {status, body: Buffer.from(body)};
  });
  onTestFinished(api.close);
  return `${api.url}/v2`;
}

const samples = [
  'samples/batch/python/notification-receiver.py',
  'samples/batch/javascript/notification-receiver.mjs',
  'samples/batch/typescript/notification-receiver.mts',
  'samples/batch/java/NotificationReceiver.java',
  'samples/batch/go/notification-receiver.go',
  'samples/batch/csharp/NotificationReceiver.cs',
];

// Side by side, because all of them wait.
describe.concurrent.each(daily(samples, 2))('%s', (sample) => {
  skipWithoutLanguage(sample);
  it('takes only a POST with the secret and an ID, whatever its letters are', async (context) => {
    const folder = temporaryFolder('receiver');
    const {send, said, handled} = await startReceiver(sample, folder, await startApi(context), context);
    const ids = ['a1', 'AB-12_x', '../a2', 'a/b.c', 'é %41'];
    for (const id of ids) expect(await send(`?id=${encodeURIComponent(id)}&status=success`)).toBe(204);
    expect(await send('?id=a2', {headers: {}})).toBe(401);
    expect(await send('?id=a2', {headers: {Authorization: 'Bearer secres'}})).toBe(401);
    for (const id of ['', '.', '..', 'a'.repeat(201)]) expect(await send(`?id=${id}`)).toBe(400);
    for (const method of ['GET', 'PUT', 'DELETE']) expect(await send('?id=a2', {method})).toBe(405);
    await vi.waitFor(() => expect(handled()).toHaveLength(ids.length), 20_000);
    for (const id of ids) expect(said.output).toContain(`Job ${id}: success; handled`);
    expect(readdirSync(folder)).toEqual(['notifications']);
    expect(readdirSync(join(folder, 'notifications'))).toHaveLength(ids.length);
  });

  it('responds before it reads the job, and handles the call once the API says that the job has ended', async (context) => {
    // Who knows the secret can name a job that still runs: its own notification comes later.
    const responses = new Map<string, ApiResponse>([
      ['busy', [503, 'Busy']],
      ['page', [404, '<html></html>']],
      ['early', running],
      ['deleted', isGone],
    ]);
    const api = await startApi(context, responses);
    const {send, said, handled} = await startReceiver(sample, temporaryFolder('receiver'), api, context);
    for (const id of responses.keys()) expect(await send(`?id=${id}&status=error`)).toBe(204);
    await vi.waitFor(() => expect(said.output).toContain('Job deleted: deleted'), 20_000);
    expect(await send('?id=early&status=success')).toBe(204);
    expect(handled()).toEqual([]);
    responses.clear();
    await vi.waitFor(() => expect(handled()).toHaveLength(3), 20_000);
    expect(said.output).toContain('Job early: success; handled');
    expect(await send('?id=deleted&status=error')).toBe(204);
  });

  it('asks an API that needs a fix once, keeps what comes, and handles after a restart what it has not, and nothing else', async (context) => {
    const folder = temporaryFolder('receiver');
    const responses = new Map<string, ApiResponse>([['first', [401, '<html></html>']]]);
    const api = await startApi(context, responses);
    const {send, said, handled, stop} = await startReceiver(sample, folder, api, context);
    expect(await send('?id=first&status=success')).toBe(204);
    await vi.waitFor(() => expect(said.errors).toContain('HTTP 401 from the API. Fix the cause'), 20_000);
    responses.clear();
    expect(await send('?id=second&status=success')).toBe(204);
    // Longer than the wait before a retry.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect([handled(), said.errors.match(/HTTP 401/g)]).toEqual([[], ['HTTP 401']]);
    await stop();
    const next = await startReceiver(sample, folder, api, context);
    await vi.waitFor(() => expect(next.handled()).toHaveLength(2), 20_000);
    await next.stop();
    rmSync(join(folder, 'notifications/first/handled'));
    const last = await startReceiver(sample, folder, api, context);
    await vi.waitFor(() => expect(last.said.output).toContain('Job first: success; handled'), 20_000);
    expect(last.handled()).toHaveLength(1);
  });
});
