/**
 * Other people's tools judge the files, and mutants of the contracts show that each of them looks. What a tool says on its own
 * version of AsyncAPI is left out, with its reason in `consumers.ts`, whose functions each do what their tool is called.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Part} from '../../packages/contracts/parts';
import {readContract} from '../../packages/protocol/contracts/read.server';
import {SKIPPED} from '../../tools/onDemand';
import {readTable} from '../support/readTable';
import * as consumers from './consumers';
import {apply} from './contractChange';
import {allFiles, filesOf} from './files';
import {runCollection} from './postman';
import {installMypy, installTools} from './tools';

type Judge = (files: Record<string, string>) => string[] | Promise<string[]>;
const COLLECTION = 'batch.postman_collection.json';
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
const judges: Record<string, Judge> = {...tools, postmanRunner: (some) => runCollection(some[COLLECTION] ?? '')};

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

const mutants = readTable<Part[]>('tests/contracts/mutants.yaml');
const mutantJudges: Record<string, Judge> = {...judges, mypy: (some) => mypy(some, mypyPath ?? '', samples)};
const judgeOf = ({judge}: Part): Judge => mutantJudges[judge] ?? (() => []);

describe.skipIf(!hasTools)(`complains of a mutant (otherwise ${SKIPPED})`, () => {
  it.each(mutants.filter(({judge}) => judge !== 'mypy' || mypyPath))('$what', async (mutant) => {
    const contract = readContract(mutant.api);
    const root = JSON.parse(JSON.stringify(contract.root));
    apply(root, mutant.root ?? {});
    const mutated = {...files, ...filesOf({...contract, root})};
    if (mutant.file) {
      const name = `${mutant.api}.tools.json`;
      const document = JSON.parse(mutated[name] ?? '');
      apply(document, mutant.file);
      mutated[name] = JSON.stringify(document);
    }
    if (mutant.collection)
      mutated[COLLECTION] = mutated[COLLECTION]?.replaceAll(...(mutant.collection as [string, string])) ?? '';
    expect(mutated).not.toEqual(files);
    expect(await judgeOf(mutant)(mutated)).not.toEqual([]);
  });
});
