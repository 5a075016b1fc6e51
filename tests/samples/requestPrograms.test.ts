/** The requests that reference pages have in Java, Go, and C# are those of their commands for curl. */
import {execFile} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {promisify} from 'node:util';
import {type Exchange, seededRandom} from '@speech-docs/emulator/core';
import {expect, it} from 'vitest';
import {requestFiles} from '../../src/site/build/programFiles.server';
import {temporaryFolder, writeFiles} from '../support/temporaryFolder';
import {daily} from '../support/tier';
import {compilers, ingredientsOf} from './ingredients';
import {ROOT, readResolved} from './programs';
import {withService} from './recoveryRun';

const run = promisify(execFile);
const files = requestFiles();
/** The job is there before it is read, and until it has been. */
const byTurn = (one: string, other: string) => turnOf(one) - turnOf(other);
const turnOf = (file: string) => (/create/i.test(file) ? 0 : /delete/i.test(file) ? 2 : 1);

async function requestsOf(folder: string, command: string[]): Promise<string[]> {
  const exchanges: Exchange[] = [];
  const reports = {exchange: (one: Exchange) => void exchanges.push(one)};
  const recording = join(ROOT, 'samples/audio/announcement.wav');
  await withService({jobMs: 0, random: seededRandom(1), reports}, async (variables) => {
    const [program = '', ...args] = command;
    const env = {...process.env, ...variables, API_KEY: 'key'};
    for (const file of readdirSync(folder).sort(byTurn)) {
      const [created] = exchanges;
      const argument = created ? `${created.facts?.job?.id}` : recording;
      await run(program, [...args, join(folder, file), argument], {env});
    }
  });
  return exchanges.map(({method, path, status, facts}) => [method, path, status, facts?.recording].join(' ')).sort();
}

it.for(['java', 'go', 'csharp'] as const)('%s', async (language, {skip}) => {
  // Each is compiled: every day, the first two, of which one creates a job and one reads or deletes it.
  const programs = daily(
    files.filter(({id}) => id === language).sort((a, b) => byTurn(a.file, b.file)),
    2,
  );
  const folder = temporaryFolder(language, Object.fromEntries(programs.map(({file, text}) => [basename(file), text])));
  const missing = ingredientsOf(join(folder, basename(`${programs[0]?.file}`)), language).find(({version}) => !version);
  skip(missing !== undefined, `${missing?.name} is missing here`);
  const curls = temporaryFolder('curl');
  writeFiles(
    curls,
    Object.fromEntries(programs.map(({name}) => [`${name}.sh`, readResolved(`samples/reference/shell/${name}.sh`)])),
  );
  const asked = await requestsOf(folder, ['sh', '-c', compilers[`run-${language}`] ?? '', 'sh']);
  expect(asked).toEqual(await requestsOf(curls, ['bash']));
  expect(asked).toHaveLength(programs.length);
});
