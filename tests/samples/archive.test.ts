/** The programs for an archive keep one job for each recording, wherever a list has its URL and whatever a proxy sends. */
import {copyFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {Exchange} from '@speech-docs/emulator/core';
import {serve} from '@speech-docs/emulator/testing';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../support/temporaryFolder';
import {ROOT} from './programs';
import {skipWithoutLanguage, startSample, withService} from './recoveryRun';

describe.each(['python/archive.py', 'javascript/archive.mjs', 'go/archive.go'])('%s', (name) => {
  const program = `samples/batch/${name}`;
  skipWithoutLanguage(program);
  it('continues with a list that has a new first line', async () => {
    const storage = await serve(({url = ''}) => {
      return {status: 200, body: readFileSync(join(ROOT, 'samples/audio', basename(url)))};
    });
    const folder = temporaryFolder('archive');
    const list = join(folder, 'urls.txt');
    const results = join(folder, 'results');
    const statuses: number[] = [];
    const reports = {exchange: ({status}: Exchange) => void statuses.push(status)};
    await withService({timeScale: 0.01, reports}, async (variables) => {
      for (const files of [['announcement.wav'], ['repair-desk.wav', 'announcement.wav']]) {
        writeFileSync(list, files.map((file) => `${storage.url}/of-today/${file}\n`).join(''));
        const {said, status} = startSample(program, variables, [list, results]);
        expect(await status, said.errors).toBe(0);
      }
    });
    storage.close();
    const texts = readdirSync(results).filter((file) => file.endsWith('.txt'));
    const transcripts = texts.sort().map((file) => readFileSync(join(results, file), 'utf8'));
    expect(transcripts).toEqual([expect.stringMatching(/^Good morning/), expect.not.stringMatching(/^Good morning/)]);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
  });

  it('reads a job again after an empty 404, and gives the upload a name that says nothing', async () => {
    const bodies = ['{"job":{"duration":1},"results":[]}', '{"job":{"status":"done"}}', ''];
    let form = '';
    const service = await serve(({method, url = ''}, body) => {
      if (method === 'POST') form = body.toString('latin1');
      if (method !== 'GET') return {status: 201, body: Buffer.from('{"id":"a"}')};
      const text = url.includes('transcript') ? bodies[0] : bodies.pop();
      return {status: text ? 200 : 404, body: Buffer.from(`${text}`)};
    });
    const folder = temporaryFolder('archive');
    copyFileSync(join(ROOT, 'samples/audio/announcement.wav'), join(folder, 'smith.wav'));
    const {said, status} = startSample(program, {BATCH_URL: service.url}, [folder, join(folder, 'results')]);
    expect(await status, said.errors).toBe(0);
    service.close();
    expect(form).toMatch(/filename="[\w-]{36}\.wav"/);
  });
});
