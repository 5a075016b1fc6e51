/** Programs of two people who have only the files for tools: one generates types for the jobs, one takes the types of the socket. */
import {execFile, execFileSync} from 'node:child_process';
import {symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '../../../tools/paths';
import type {Part} from '../parts';
import {written} from './consumers';
import {runTool, TOOLS} from './tools';

type Files = Record<string, string>;

/** With `openapi-fetch` and the types of `openapi-typescript`: a job, its status, and its transcript as text. An error can be text. */
export const BATCH = `import {readFile} from 'node:fs/promises';
import createClient from 'openapi-fetch';
import type {components, paths} from './generated.js';

const [recording = ''] = process.argv.slice(2);
const headers = {Authorization: 'Bearer key'};
const client = createClient<paths>({baseUrl: process.env.BASE_URL ?? '', headers});
const config: components['schemas']['JobConfig'] = {
  type: 'transcription',
  transcription_config: {language: 'en'},
};
const created = await client.POST('/jobs', {
  body: {config: JSON.stringify(config), data_file: await readFile(recording, 'latin1')},
  bodySerializer: ({config, data_file}) => {
    const form = new FormData();
    form.set('config', config);
    form.set('data_file', new Blob([Buffer.from(data_file ?? '', 'latin1')]), 'recording.wav');
    return form;
  },
});
if (!created.data) throw new Error(JSON.stringify(created.error));
const path = {jobid: created.data.id};
for (;;) {
  const {data} = await client.GET('/jobs/{jobid}', {params: {path}});
  if (data?.job.status === 'done') break;
  if (data?.job.status !== 'running') throw new Error(data?.job.status);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
const text = await client.GET('/jobs/{jobid}/transcript', {
  params: {path, query: {format: 'txt'}},
  parseAs: 'text',
});
console.log(text.data);
`;

/** The program for the socket; its first message is of the published types, or of those that Modelina makes. */
export const realtime = (start: string) => `import {readFileSync} from 'node:fs';
import WebSocket from 'ws';
${start}
import type {ClientMessage, ServerMessage} from './realtime.js';

const [recording = ''] = process.argv.slice(2);
const socket = new WebSocket(process.env.BASE_URL ?? '', {headers: {Authorization: 'Bearer key'}});
const send = (message: ClientMessage | typeof START) => socket.send(JSON.stringify(message));
const audio = readFileSync(recording);
const FRAME_BYTES = 8192;
let text = '';
socket.on('open', () => send(START));
socket.on('message', (data) => {
  const message: ServerMessage = JSON.parse(data.toString());
  switch (message.message) {
    case 'RecognitionStarted':
      for (let at = 0; at < audio.length; at += FRAME_BYTES) socket.send(audio.subarray(at, at + FRAME_BYTES));
      return send({message: 'EndOfStream', last_seq_no: Math.ceil(audio.length / FRAME_BYTES)});
    case 'AddTranscript':
      text += message.metadata.transcript;
      return;
    case 'EndOfTranscript':
      console.log(text);
      return socket.close(1000);
    case 'Error':
      throw new Error(\`\${message.type}: \${message.reason}\`);
  }
});
`;

export const PUBLISHED_START = `import type {StartRecognition} from './realtime.js';
const START: StartRecognition = {
  message: 'StartRecognition',
  audio_format: {type: 'file'},
  transcription_config: {language: 'en'},
};`;

/** An enum of Modelina has the name of its value in capitals. */
export const MODELINA_START = `import {Model, type StartRecognition} from './models.js';
const START: StartRecognition = {
  message: 'StartRecognition',
  audio_format: {type: 'file'},
  transcription_config: {language: 'en', model: Model.ENHANCED},
};`;

/** Writes a program beside the files for tools and what other people's generators make of them; returns the folder. */
export async function withGenerated(files: Files, program: string): Promise<string> {
  const {TypeScriptGenerator} = createRequire(join(TOOLS, 'package.json'))('@asyncapi/modelina');
  const generator = new TypeScriptGenerator({rawPropertyNames: true, modelType: 'interface'});
  const models: Part[] = await generator.generate(JSON.parse(files['realtime.tools.json'] ?? ''));
  const folder = written({
    ...files,
    'package.json': '{"type": "module"}',
    'models.ts': models.map(({result}) => result.replace(/^(?=interface|enum|type)/gm, 'export ')).join('\n\n'),
    'program.ts': program,
  });
  symlinkSync(join(TOOLS, 'node_modules'), join(folder, 'node_modules'));
  runTool('openapi-typescript', ['batch.tools.json', '-o', 'generated.ts', '--default-non-nullable=false'], folder);
  return folder;
}

/** Compiles the program in a folder; returns what the compiler says. */
export function build(folder: string): string {
  const options = '--strict --skipLibCheck --target es2022 --module nodenext --lib es2022,dom --types node'.split(' ');
  try {
    return execFileSync(join(ROOT, 'node_modules/.bin/tsc'), [...options, 'program.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as {stdout: string}).stdout;
  }
}

/** Runs the compiled program with the recording of the harbor tour; returns what it prints. */
export async function run(folder: string, baseUrl: string): Promise<string> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['program.js', join(ROOT, 'samples/audio/harbor-tour.wav')],
    {cwd: folder, env: {...process.env, BASE_URL: baseUrl}, timeout: 60_000},
  );
  return stdout.trim();
}
