/** The programs for an archive keep one job for each URL, wherever it stands in the list. */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {Exchange} from '@speech-docs/emulator/core/reportSink';
import {serve} from '@speech-docs/emulator/tests/support/clientServer';
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
});
