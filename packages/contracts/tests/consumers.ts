/** What other people's tools say against the files; each returns its complaints. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {Parser} from '@asyncapi/parser';
import ts from 'typescript';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import type {Part} from '../parts';
import {program, RIGHT, WRONG} from './configs';
import {runTool, TOOLS} from './tools';

type Files = Record<string, string>;
const DOCUMENTS = ['batch.tools.json', 'realtime.tools.json', 'flow.tools.json'];
const SOCKETS = DOCUMENTS.slice(1);
const requireTool = createRequire(join(TOOLS, 'package.json'));
/** 3.0 stays: Modelina 5 finds no message in a document that says 3.1. */
const OF_THE_VERSION = 'asyncapi-latest-version';

/** Writes the files into a folder of their own. */
export const written = (files: Files): string => temporaryFolder('contracts', files);

/** Returns what the compiler says against TypeScript texts that import one another, as `file:line: message`. */
function compile(files: Files): string[] {
  const folder = temporaryFolder('types', files);
  const program = ts.createProgram(
    Object.keys(files).map((name) => join(folder, name)),
    {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      types: [],
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
    },
  );
  return ts.getPreEmitDiagnostics(program).map(({file, start, messageText}) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const name = file?.fileName.slice(folder.length + 1) ?? '';
    return `${name}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

export function spectral(files: Files): string[] {
  const folder = written({...files, '.spectral.yaml': 'extends: ["spectral:oas", "spectral:asyncapi"]\n'});
  const output = runTool('spectral', ['lint', ...DOCUMENTS, '--format', 'json', '--quiet'], folder);
  const found: {code: string; message: string; path: string[]}[] = JSON.parse(output.slice(output.indexOf('[')));
  return found
    .filter(({code}) => code !== OF_THE_VERSION)
    .map(({code, message, path}) => `${code}: ${message} ${path.join('.')}`);
}

export function redocly(files: Files): string[] {
  const folder = written(files);
  return DOCUMENTS.flatMap((name) => {
    const output = runTool('redocly', ['lint', name, '--extends', 'spec', '--format', 'json'], folder);
    const {problems} = JSON.parse(output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1));
    return problems.map(({ruleId, message, location}: Part) => `${ruleId}: ${message} ${location?.[0]?.pointer}`);
  });
}

export async function asyncapiParser(files: Files): Promise<string[]> {
  const parsed = await Promise.all(SOCKETS.map((name) => new Parser().parse(files[name] ?? '')));
  return parsed.flatMap(({document, diagnostics}) => {
    const channels = document?.channels().all() ?? [];
    return [
      ...(channels.length > 0 ? [] : ['no channel']),
      ...channels.filter((channel) => !channel.bindings().get('ws')).map((channel) => `${channel.id()} has no binding`),
      ...diagnostics
        .filter(({code}) => code !== OF_THE_VERSION)
        .map(({message, path}) => `${message} ${path.join('.')}`),
    ];
  });
}

/** The published types: right values compile, and each wrong one is an error. */
export function publishedTypes(files: Files): string[] {
  return judgeTypes(files, undefined, ['batch.d.ts', 'realtime.d.ts', 'flow.d.ts'], () => true);
}

/** Types that openapi-typescript makes: its `JobConfig` has no conditions. */
export function openapiTypescript(files: Files): string[] {
  const folder = written(files);
  runTool('openapi-typescript', [DOCUMENTS[0] ?? '', '-o', 'generated.ts', '--default-non-nullable=false'], folder);
  const generated = readFileSync(join(folder, 'generated.ts'), 'utf8');
  const imports = "import type {components} from './generated'; type JobConfig = components['schemas']['JobConfig'];";
  const form = /data_file\?: string;/.test(generated) ? [] : ['data_file is not binary text'];
  const isConditional = (json: string) => /^\{"type":"\w+"\}$/.test(json);
  return [
    ...form,
    ...judgeTypes(
      {'generated.ts': generated},
      imports,
      ['generated.ts'],
      (type, json) => type === 'JobConfig' && !isConditional(json),
    ),
  ];
}

function judgeTypes(
  files: Files,
  imports: string | undefined,
  needed: string[],
  wanted: (type: string, json: string) => boolean,
): string[] {
  const right = RIGHT.filter(([type, value]) => wanted(type, JSON.stringify(value)));
  const wrong = WRONG.filter(([type, json]) => wanted(type, json));
  const types = Object.fromEntries(needed.map((name) => [name, files[name] ?? '']));
  const faults = compile({...types, 'right.ts': program(right, imports), 'wrong.ts': program(wrong, imports)});
  const lines = new Set(
    faults.filter((fault) => fault.startsWith('wrong.ts')).map((fault) => Number(fault.split(':')[1])),
  );
  return [
    ...faults.filter((fault) => !fault.startsWith('wrong.ts')),
    ...wrong.filter((_, index) => !lines.has(index + 2)).map(([, json]) => `accepted: ${json}`),
  ];
}

/** Postman's import of the document for tools: the form of the main request has JSON text and file pickers. */
export function postmanConverter(files: Files): Promise<string[]> {
  const {convert} = requireTool('openapi-to-postmanv2');
  const options = {enableOptionalParameters: false, requestParametersResolution: 'Example'};
  return new Promise((resolve, reject) => {
    convert(
      {type: 'string', data: files['batch.tools.json']},
      options,
      (error: Error | null, {output, reason}: Part) => {
        if (error || reason) return reject(error ?? new Error(reason));
        const find = (item: Part): Part | undefined =>
          item.request?.method === 'POST' ? item : item.item?.map(find).find((one: Part | undefined) => one);
        const form: Part[] = find(output[0].data)?.request.body.formdata ?? [];
        const [config, data] = ['config', 'data_file'].map((key) => form.find((part) => part.key === key));
        const isJson = String(config?.value).startsWith('{"type"');
        resolve([
          ...(isJson ? [] : [`config is ${config?.value}`]),
          ...(data?.type === 'file' ? [] : [`data_file is ${data?.type}`]),
        ]);
      },
    );
  });
}

/** Code of Modelina for both sockets compiles, and keeps the names of the wire. */
export async function modelina(files: Files): Promise<string[]> {
  const {TypeScriptGenerator, PythonGenerator} = requireTool('@asyncapi/modelina');
  const faults: string[] = [];
  for (const name of SOCKETS) {
    const document = JSON.parse(files[name] ?? '');
    const models = async (generator: {generate: (input: unknown) => Promise<{result: string}[]>}) =>
      (await generator.generate(document)).map(({result}) => result).join('\n\n');
    const typescript = await models(new TypeScriptGenerator({rawPropertyNames: true, modelType: 'interface'}));
    const python = await models(new PythonGenerator());
    faults.push(...compile({'models.ts': `export {};\n${typescript}`}).map((fault) => `${name} ${fault}`));
    const folder = written({
      'models.py': `from __future__ import annotations\nfrom typing import *\nfrom enum import Enum\n${python}`,
    });
    try {
      execFileSync('python3', ['-m', 'py_compile', 'models.py'], {cwd: folder, stdio: 'pipe'});
    } catch (error) {
      faults.push(`${name} ${(error as {stderr: Buffer}).stderr}`);
    }
    for (const wire of name.startsWith('flow')
      ? ['conversation_config', 'audio_format']
      : ['transcription_config', 'max_delay_mode', 'last_seq_no', 'sample_rate']) {
      if (!new RegExp(`^\\s+'?${wire}'?\\??:`, 'm').test(typescript)) faults.push(`${name}: TypeScript has no ${wire}`);
      if (!python.includes(wire)) faults.push(`${name}: Python has no ${wire}`);
    }
  }
  return faults;
}

/** `mypy --strict` on the types, and on the configurations and messages of every Python sample. */
export function mypy(files: Files, path: string, samples: Files): string[] {
  const modules = Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith('.py')));
  const programs = Object.entries(samples).map(([name, text]) => [`samples/${name}`, text]);
  const folder = written({...modules, ...Object.fromEntries(programs)});
  try {
    execFileSync(path, ['--strict', '--no-error-summary', ...Object.keys(modules), 'samples'], {
      cwd: folder,
      stdio: 'pipe',
      env: {...process.env, MYPYPATH: folder},
    });
    return [];
  } catch (error) {
    return String((error as {stdout: Buffer}).stdout)
      .trim()
      .split('\n');
  }
}
