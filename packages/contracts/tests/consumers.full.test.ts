/**
 * Other people's tools judge the files. What a tool says on its own version of AsyncAPI is left out, with its reason in
 * `consumers.ts`, whose functions each do what their tool is called.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {SKIPPED} from '../../../tools/onDemand';
import * as consumers from './consumers';
import {allFiles} from './files';
import {runCollection} from './postman';
import {installMypy, installTools} from './tools';

type Judge = (files: Record<string, string>) => string[] | Promise<string[]>;
const hasTools = await installTools();

const files = allFiles();
const mypyPath = installMypy();
const PYTHON = ['batch', 'realtime', 'flow'].map((api) => join('samples', api, 'python'));

/** The configuration or first message of every Python sample, with the type that it should have. */
const samples = Object.fromEntries(
  PYTHON.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const [, value] = /^(?:CONFIG|START|START_RECOGNITION|START_CONVERSATION) = (\{.*?^\})/ms.exec(text) ?? [];
      const message = /"message": "(\w+)"/.exec(value ?? '')?.[1];
      const module = folder.split('/')[1];
      // A value that a program computes has no literal type.
      if (!value || /[A-Z_]{3,}\b(?!")/.test(value.replace(/"[^"]*"/g, ''))) return [];
      const type = message ?? 'JobConfig';
      return [
        [
          `${module}_${name.replaceAll('-', '_')}`,
          `from ${module}_types import ${type}\n\nVALUE: ${type} = ${value}\n`,
        ],
      ];
    }),
  ),
);

/** `mypy` judges apart, since it needs Python. */
const {mypy, written: _, ...tools} = consumers;
const judges: Record<string, Judge> = {
  ...tools,
  postmanRunner: (some) => runCollection(some['batch.postman_collection.json'] ?? ''),
};

describe.skipIf(!hasTools)(`complains of nothing (otherwise ${SKIPPED})`, () => {
  it.each(Object.entries(judges))('%s', async (_, judge) => {
    expect(await judge(files)).toEqual([]);
  });
});

describe.skipIf(!mypyPath)(`mypy --strict (otherwise ${SKIPPED})`, () => {
  it('accepts the configurations and first messages of the Python samples', () => {
    expect(Object.keys(samples).length).toBeGreaterThan(20);
    expect(mypy(files, mypyPath ?? '', samples)).toEqual([]);
  });

  it('rejects a field that the contract does not have', () => {
    const wrong = 'from batch_types import JobConfig\n\nVALUE: JobConfig = {"type": "transcription", "wrong": 1}\n';
    expect(mypy(files, mypyPath ?? '', {'wrong.py': wrong})).not.toEqual([]);
  });
});
