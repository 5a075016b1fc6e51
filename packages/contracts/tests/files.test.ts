/** The files for tools: what standard parsers, validators, and the compiler make of them. */
import {spawnSync} from 'node:child_process';
import {basename, join} from 'node:path';
import {Parser} from '@asyncapi/parser';
import type {Api} from '@speech-docs/protocol/contracts';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {Ajv} from 'ajv';
import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {readTable} from '../../../tests/support/readTable';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import {contractFiles} from '../files.server';
import type {Part} from '../parts';

const APIS: readonly Api[] = ['batch', 'realtime', 'flow'];
const contracts = APIS.map((api) => readContract(api));
const files = Object.fromEntries(
  contracts.flatMap((contract) =>
    contractFiles(contract.api, contract.file).map(({name, write}) => [
      name,
      write(contract, 'https://docs.example.com'),
    ]),
  ),
);
const json = (name: string): Part => JSON.parse(files[name] ?? '');

const [batch, realtime] = [readContract('batch').root, readContract('realtime').root];
const RIGHT: readonly (readonly [type: string, value: unknown])[] = [
  ['JobConfig', {type: 'transcription', transcription_config: {language: 'en'}}],
  ...Object.values<Part>(batch.components.schemas.JobConfig['x-examples']).map(
    ({value}) => ['JobConfig', value] as const,
  ),
  ...realtime.components.messages.StartRecognition.examples.map(({payload}: Part) => ['StartRecognition', payload]),
];
/** Audio is bytes, and the service can send a type of error that is new. */
const FRAMES = `import type {AddAudio, ErrorMessage} from './realtime';
  export const frames: [AddAudio, ErrorMessage['type']] = [new Uint8Array(2), 'from_a_later_version'];`;
/** Each with one mistake. */
const WRONG = Object.entries(
  readTable<Record<string, unknown[]>>('packages/contracts/tests/wrongConfigs.yaml'),
).flatMap(([type, values]) => values.map((value) => [type, value] as const));

describe('files for tools', () => {
  it('have links that lead to the site from anywhere', () => {
    const derived = Object.entries(files).filter(([name]) => !/\.(?:openapi|asyncapi)\./.test(name));
    for (const [name, text] of derived) expect(text.match(/\]\(\/[^)]*\)/g) ?? [], name).toEqual([]);
  });

  it('have nothing beside a reference', () => {
    for (const api of APIS) {
      JSON.parse(files[`${api}.tools.json`] ?? '', (_, part) => {
        if (typeof part?.$ref === 'string') expect(Object.keys(part)).toEqual(['$ref']);
        return part;
      });
    }
  });

  it.each(['realtime', 'flow'])('open one channel of %s as the handshake describes it', async (api) => {
    const {document, diagnostics} = await new Parser().parse(files[`${api}.tools.json`] ?? '');
    expect(diagnostics.filter(({code}) => code !== 'asyncapi-latest-version')).toEqual([]);
    const [channel, ...others] = document?.channels().all() ?? [];
    expect(others).toEqual([]);
    const {query, headers} = channel?.bindings().get('ws')?.value() ?? {};
    expect(Object.keys(query.properties)).toContain('jwt');
    expect(Object.keys(headers.properties)).toContain('Authorization');
  });

  it('have a Postman request for each example of a job, with its configuration and file pickers', () => {
    const leaves = (item: Part): Part[] => (item.item ? item.item.flatMap(leaves) : [item]);
    const bodies = leaves(json('batch.postman_collection.json')).flatMap(({request}) => request.body ?? []);
    const {examples} = batch.paths['/jobs'].post.requestBody.content['multipart/form-data'];
    expect(bodies).toHaveLength(Object.keys(examples).length);
    for (const {formdata} of bodies) {
      const config = formdata.find(({key}: Part) => key === 'config');
      expect(JSON.parse(config.value)).toHaveProperty('type');
      for (const part of formdata) expect(part.type).toBe(part === config ? 'text' : 'file');
    }
  });

  it.each([
    ['.schema.json', new Ajv2020()],
    ['.schema.draft-07.json', new Ajv()],
  ] as const)('accept right configurations and reject wrong ones in %s', (kind, ajv) => {
    // Both packages are CommonJS.
    (addFormats as unknown as (ajv: unknown) => void)(ajv);
    const validators = new Map([
      ['JobConfig', ajv.compile(json(`batch${kind}`))],
      ['StartRecognition', ajv.compile(json(`realtime${kind}`))],
    ]);
    const accepts = ([type, value]: readonly [string, unknown]) => validators.get(type)?.(value) === true;
    expect(RIGHT.filter((row) => !accepts(row))).toEqual([]);
    expect(WRONG.filter(accepts)).toEqual([]);
  });

  it('compile in TypeScript with right configurations, and with no wrong one', () => {
    const line = ([type, value]: readonly [string, unknown], at: number) =>
      `export const value${at}: ${type} = ${JSON.stringify(value)};`;
    const imports = "import type {JobConfig} from './batch'; import type {StartRecognition} from './realtime';";
    const types = Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith('.d.ts')));
    const folder = temporaryFolder('types', {
      ...types,
      'right.ts': [imports, ...RIGHT.map(line)].join('\n'),
      'frames.ts': FRAMES,
      'wrong.ts': [imports, ...WRONG.map(line)].join('\n'),
    });
    const {ES2022} = ts.ScriptTarget;
    const {Bundler} = ts.ModuleResolutionKind;
    const lib = ['lib.es2022.d.ts'];
    const options = {strict: true, noEmit: true, target: ES2022, lib, skipDefaultLibCheck: true, types: []};
    const names = [...Object.keys(types), 'right.ts', 'frames.ts', 'wrong.ts'].map((name) => join(folder, name));
    const faults = ts
      .getPreEmitDiagnostics(
        ts.createProgram(names, {...options, module: ts.ModuleKind.ESNext, moduleResolution: Bundler}),
      )
      .map(
        ({file, start = 0}) => `${basename(file?.fileName ?? '')} ${file?.getLineAndCharacterOfPosition(start).line}`,
      );
    expect([...new Set(faults)]).toEqual(WRONG.map((_, at) => `wrong.ts ${at + 1}`));
    // The compiler reads all of TypeScript's own declarations.
  }, 240_000);

  it('compile in Python', () => {
    const modules = Object.entries(files).filter(([name]) => name.endsWith('.py'));
    const folder = temporaryFolder('python', Object.fromEntries(modules));
    const args = ['-m', 'py_compile', ...modules.map(([name]) => name)];
    expect(spawnSync('python3', args, {cwd: folder, encoding: 'utf8'})).toMatchObject({status: 0, stderr: ''});
  });
});
