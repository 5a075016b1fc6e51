/**
 * Other people's tools judge the files, and mutants of the contracts show that each of them looks. What a tool says on its own
 * version of AsyncAPI is left out, with its reason in `consumers.ts`.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Part} from '../../packages/contracts/parts';
import type {Api} from '../../packages/protocol/contracts/parsed';
import {readContract} from '../../packages/protocol/contracts/read.server';
import {SKIPPED} from '../../tools/onDemand';
import * as consumers from './consumers';
import {allFiles, filesOf} from './files';
import {runCollection} from './postman';
import {installMypy, installTools} from './tools';

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

const judges = {
  'Spectral, with the rules for OpenAPI and AsyncAPI': consumers.spectral,
  'Redocly, with the rules of the specifications': consumers.redocly,
  'the parser of AsyncAPI': consumers.asyncapiParser,
  'TypeScript, with the published types': consumers.publishedTypes,
  'TypeScript, with types of openapi-typescript': consumers.openapiTypescript,
  'the converter of Postman': consumers.postmanConverter,
  'Modelina, for TypeScript and Python': consumers.modelina,
  "Postman's runner, against the emulator": (some: typeof files) =>
    runCollection(some['batch.postman_collection.json'] ?? ''),
};

describe.skipIf(!hasTools)(`complains of nothing (otherwise ${SKIPPED})`, () => {
  it.each(Object.entries(judges))('%s', async (_, judge) => {
    expect(await judge(files)).toEqual([]);
  });
});

describe.skipIf(!mypyPath)(`mypy --strict (otherwise ${SKIPPED})`, () => {
  it('accepts the configurations and first messages of the Python samples', () => {
    expect(Object.keys(samples).length).toBeGreaterThan(20);
    expect(consumers.mypy(files, mypyPath ?? '', samples)).toEqual([]);
  });

  it('rejects a field that the contract does not have', () => {
    const wrong = 'from batch_types import JobConfig\n\nVALUE: JobConfig = {"type": "transcription", "wrong": 1}\n';
    expect(consumers.mypy(files, mypyPath ?? '', {'wrong.py': wrong})).not.toEqual([]);
  });
});

type Judge = (files: Record<string, string>) => string[] | Promise<string[]>;
const post = (root: Part): Part => root.paths['/jobs'].post;
const form = (root: Part): Part => post(root).requestBody.content['multipart/form-data'];
const schemas = (root: Part): Part => root.components.schemas;
const withMypy: Judge = (some) => consumers.mypy(some, mypyPath ?? '', samples);
const inFiles =
  (api: Api, change: (document: Part) => void) =>
  (all: Record<string, string>): void => {
    const name = `${api}.tools.json`;
    const document = JSON.parse(all[name] ?? '');
    change(document);
    all[name] = JSON.stringify(document);
  };

/** Faults of a contract, or of the code that makes the files, and the consumer that sees them. */
const mutants: [
  what: string,
  judge: Judge,
  api: Api,
  mutate: (root: Part) => unknown,
  after?: (all: Record<string, string>) => void,
][] = [
  [
    'a setting is renamed',
    consumers.publishedTypes,
    'batch',
    (root) => rename(schemas(root).TranscriptionConfig.properties, 'diarization'),
  ],
  [
    'a required field is optional',
    consumers.publishedTypes,
    'batch',
    (root) => (schemas(root).DataFetchConfig.required = []),
  ],
  ['a condition goes', consumers.publishedTypes, 'batch', (root) => delete schemas(root).JobConfig.allOf],
  [
    'an enum becomes any text',
    consumers.publishedTypes,
    'batch',
    (root) => delete schemas(root).TranscriptionConfig.properties.diarization.enum,
  ],
  [
    'a type changes',
    consumers.publishedTypes,
    'realtime',
    (root) => (schemas(root).TranscriptionConfig.properties.max_delay.type = 'string'),
  ],
  [
    'a field of a message is renamed',
    withMypy,
    'realtime',
    (root) => rename(schemas(root).StartRecognition.properties, 'audio_format'),
  ],
  [
    'a setting of the samples goes',
    withMypy,
    'batch',
    (root) => delete schemas(root).TranscriptionConfig.properties.language,
  ],
  [
    'an example is no JSON',
    (some) => runCollection(some['batch.postman_collection.json'] ?? ''),
    'batch',
    () => undefined,
    (all) => {
      all['batch.postman_collection.json'] = (all['batch.postman_collection.json'] ?? '').replaceAll(
        '\\"type\\": \\"transcription\\"',
        '\\"type\\": transcription',
      );
    },
  ],
  [
    'an example has a type that does not exist',
    (some) => runCollection(some['batch.postman_collection.json'] ?? ''),
    'batch',
    (root) => {
      form(root).examples.minimal.value.config = '{"type": "transcribe", "transcription_config": {"language": "en"}}';
    },
  ],
  [
    'an example has no recording',
    (some) => runCollection(some['batch.postman_collection.json'] ?? ''),
    'batch',
    (root) => delete form(root).examples.minimal.value.data_file,
  ],
  [
    'an error example has another text',
    (some) => runCollection(some['batch.postman_collection.json'] ?? ''),
    'batch',
    (root) => {
      post(root).responses['400'].content['application/json'].examples.invalidConfig.value = {
        code: 400,
        error: 'Other',
        detail: 'Job config JSON is invalid',
      };
    },
  ],
  [
    'a path has a parameter that nobody declares',
    consumers.spectral,
    'batch',
    (root) => {
      root.paths['/jobs/{other}'] = {
        get: {...post(root), operationId: 'other', requestBody: undefined, parameters: []},
      };
    },
  ],
  ['a tag goes', consumers.spectral, 'batch', (root) => root.tags.splice(0, 1)],
  [
    'the license goes',
    consumers.spectral,
    'realtime',
    () => undefined,
    inFiles('realtime', (one) => delete one.info.license),
  ],
  [
    'our own field is beside a reference',
    consumers.redocly,
    'realtime',
    () => undefined,
    inFiles('realtime', (one) => {
      one.components.schemas.LanguagePackInfo.properties.writing_direction['x-reference-only'] = true;
    }),
  ],
  [
    'a response has no description',
    consumers.redocly,
    'batch',
    (root) => delete post(root).responses['201'].description,
  ],
  [
    'a binding goes',
    consumers.asyncapiParser,
    'flow',
    () => undefined,
    inFiles('flow', (one) => delete one.channels.session.bindings),
  ],
  [
    'a channel leads to a message that is not there',
    consumers.asyncapiParser,
    'realtime',
    (root) => delete root.components.messages.GetSpeakers,
  ],
  [
    'a message of the socket is renamed',
    consumers.modelina,
    'realtime',
    (root) => rename(schemas(root).AudioFormatRaw.properties, 'sample_rate'),
  ],
  [
    'the document says AsyncAPI 3.1',
    consumers.modelina,
    'realtime',
    () => undefined,
    inFiles('realtime', (one) => (one.asyncapi = '3.1.0')),
  ],
  [
    'config has no example',
    consumers.postmanConverter,
    'batch',
    () => undefined,
    inFiles('batch', (one) => {
      delete form(one).examples;
      delete form(one).schema.properties.config.example;
    }),
  ],
  [
    'files are no longer binary',
    consumers.postmanConverter,
    'batch',
    () => undefined,
    inFiles('batch', (one) => delete form(one).schema.properties.data_file.format),
  ],
];

describe.skipIf(!hasTools)(`complains of a mutant (otherwise ${SKIPPED})`, () => {
  it.each(mutants.filter(([, judge]) => judge !== withMypy || mypyPath))('%s', async (_, judge, api, mutate, after) => {
    const contract = readContract(api);
    const root = JSON.parse(JSON.stringify(contract.root));
    mutate(root);
    const mutated = {...files, ...filesOf({...contract, root})};
    after?.(mutated);
    expect(await judge(mutated)).not.toEqual([]);
  });

  it('at least fifteen times', () => expect(mutants.length).toBeGreaterThanOrEqual(15));
});

function rename(properties: Part, name: string): void {
  properties[`${name}_renamed`] = properties[name];
  delete properties[name];
}
