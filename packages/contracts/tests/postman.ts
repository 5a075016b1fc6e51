/** The Postman collection, run by Postman's own runner against the emulator. */
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {start} from '@speech-docs/emulator/tests/support/client';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import type {Part} from '../parts';
import {TOOLS} from './tools';

const RECORDING = join(process.cwd(), 'samples/audio/harbor-tour.wav');
/** Jobs are created more slowly than the rate limit allows. */
const DELAY_MS = 150;

interface Execution {
  item: {name: string};
  request: {method: string};
  response?: {code: number; text: () => string};
}

/** Sends every named example, and every request that an error example belongs to; returns what did not go as it says. */
export async function runCollection(text: string): Promise<string[]> {
  const collection: Part = JSON.parse(text);
  const words = join(temporaryFolder('postman'), 'words.txt');
  writeFileSync(words, 'Welcome aboard. Mind the step.');
  const emulator = await start();
  try {
    const examples = leaves(collection).filter(({request}) => request.body);
    for (const item of examples) pickFiles(item, words);
    const created = await run({...collection, item: examples}, emulator.port);
    const errors = leaves(collection).flatMap((item) =>
      item.response.filter(({code}: Part) => code >= 400).map((saved: Part) => provoked(item, saved)),
    );
    const failed = await run({...collection, item: errors.map(({item}) => item)}, emulator.port);
    return [
      ...(created.length === examples.length && examples.length > 0
        ? []
        : [`${created.length} of ${examples.length} examples were sent`]),
      ...created.filter(({response}) => response?.code !== 201).map((one) => `${one.item.name}: ${describe(one)}`),
      ...failed.flatMap((one, index) => errors[index]?.fault(one) ?? []),
    ];
  } finally {
    await emulator.close();
  }
}

const describe = ({response}: Execution) => `${response?.code} ${response?.text().slice(0, 200)}`;

function leaves(item: Part): Part[] {
  return item.item ? item.item.flatMap(leaves) : [item];
}

/** What a person does in Postman: picks a file for each picker. */
function pickFiles({request}: Part, words: string): void {
  for (const part of request.body.formdata)
    if (part.type === 'file') part.src = part.key === 'text_file' ? words : RECORDING;
}

/**
 * The request that gets the error of a saved example: with the configuration that it is about where the body decides, and
 * otherwise with the fault that the emulator has for its status.
 */
function provoked(item: Part, saved: Part): {item: Part; fault: (one: Execution) => string[]} {
  const copy: Part = JSON.parse(JSON.stringify({name: `${item.name}, ${saved.name}`, request: item.request}));
  const config = CONFIGS.find(([detail]) => saved.body.includes(detail))?.[1];
  const isSent = saved.code === 400 && config !== undefined;
  if (copy.request.body) copy.request.body.formdata = [{key: 'config', type: 'text', value: isSent ? config : MINIMAL}];
  if (!isSent) copy.request.header = [{key: 'X-Emulator-Fault', value: String(saved.code)}];
  const fault = (one: Execution) => {
    const body = one.response?.text() ?? '';
    const isRight =
      one.response?.code === saved.code && (!isSent || JSON.parse(body).error === JSON.parse(saved.body).error);
    return isRight ? [] : [`${copy.name}: ${describe(one)}`];
  };
  return {item: copy, fault};
}

const MINIMAL =
  '{"type": "transcription", "transcription_config": {"language": "en"}, "fetch_data": {"url": "http://127.0.0.1:9/a"}}';
const translating = (targets: string[]) =>
  JSON.stringify({...JSON.parse(MINIMAL), translation_config: {target_languages: targets}});
/** Configurations by the words of the error that they get; the last is no JSON. */
const CONFIGS: readonly [detail: string, config: string][] = [
  ['maximum number of target languages', translating(['de', 'fr', 'it', 'es', 'pt', 'nl'])],
  ['not a supported translation target', translating(['eu'])],
  [
    'are not supported for language id',
    JSON.stringify({
      ...JSON.parse(MINIMAL),
      transcription_config: {language: 'auto'},
      language_identification_config: {expected_languages: ['eo']},
    }),
  ],
  ['Job config JSON is invalid', '{'],
];

function run(collection: Part, port: number): Promise<Execution[]> {
  const newman = createRequire(join(TOOLS, 'package.json'))('newman');
  const envVar = [
    {key: 'base_url', value: `http://127.0.0.1:${port}/v2`},
    {key: 'api_key', value: 'key'},
    {key: 'job_id', value: 'unknown'},
  ];
  return new Promise((resolve, reject) => {
    newman.run(
      {collection, envVar, delayRequest: DELAY_MS},
      (error: Error | null, summary: {run: {executions: Execution[]}}) =>
        error ? reject(error) : resolve(summary.run.executions),
    );
  });
}
