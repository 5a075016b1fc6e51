/** Makes the modules of `generated/`: contracts, and validators that need neither Ajv nor `eval`. */
import standaloneCode from 'ajv/dist/standalone';
import {build, type Plugin} from 'esbuild';
import {provider} from '../../../provider';
import type {Api, Documents} from '../contracts/contracts';
import {addSchemas, newValidator, type Schemas, schemaId} from '../contracts/validator';
import {refName} from '../rules/contract';
import {documentsOf, readSource, type SourceContract, serviceFacts} from './contracts';
import {PROVIDER_FIELDS} from './providerFields';
import {withoutProse} from './prune';

const FOLDER = 'packages/protocol/generated';
const SCHEMA_PATH = /schemaPath:"[^"]*",/g;

/** Returns the text of each generated file by its path from the root of the project. */
export async function generateContracts(): Promise<Record<string, string>> {
  const sources = {batch: readSource('batch'), realtime: readSource('realtime'), flow: readSource('flow')};
  const documents = documentsOf(sources);
  return {
    [`${FOLDER}/contracts.json`]: `${JSON.stringify({documents, facts: serviceFacts})}\n`,
    [`${FOLDER}/schemas.json`]: `${JSON.stringify(schemasOf(sources))}\n`,
    [`${FOLDER}/validators.js`]: await validatorsFor(sources, documents),
    [`${FOLDER}/facts.js`]: await bundledFacts(),
  };
}

/** Bundles the facts of `compile/facts.ts`, with a line for each statement, so that a change can be read. */
async function bundledFacts(): Promise<string> {
  const entryPoints = ['packages/protocol/compile/facts.ts'];
  const kept = Object.fromEntries(PROVIDER_FIELDS.map((field) => [field, provider[field]]));
  const plugin: Plugin = {
    name: 'provider',
    setup: ({onLoad}) =>
      onLoad({filter: /\/provider\.ts$/}, () => ({contents: `export const provider = ${JSON.stringify(kept)};`})),
  };
  const {outputFiles} = await build({
    entryPoints,
    bundle: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
    plugins: [plugin],
  });
  const text = outputFiles[0]?.text ?? '';
  const missing = [...text.matchAll(/\bprovider\.(?!ts\b)(\w+)/g)].find(([, field = '']) => !(field in kept));
  if (missing) throw new Error(`The facts read ${missing[0]}: add it to compile/providerFields.ts.`);
  return `// Made by \`npm run emulator:compile\` from data/ and provider.ts. Do not edit.\n${text}`;
}

async function validatorsFor(sources: Record<Api, SourceContract>, documents: Documents): Promise<string> {
  const ajv = newValidator({source: true, esm: true});
  const apis = Object.keys(sources) as Api[];
  for (const api of apis) addSchemas(ajv, api, lean(sources[api]));
  const names = apis.flatMap((api) => sentSchemas(api, documents).map((schema) => ({api, schema})));
  const refs = Object.fromEntries(names.map(({api, schema}) => [`${api}_${schema}`, schemaId(api, schema)]));
  for (const id of Object.values(refs)) ajv.getSchema(id);
  const {outputFiles} = await build({
    stdin: {
      // Nothing reads `schemaPath`, which would be a tenth of the code.
      contents: `${standaloneCode(ajv, refs).replaceAll(SCHEMA_PATH, '')}\nexport default {${Object.keys(refs).join()}};`,
      resolveDir: process.cwd(),
      loader: 'js',
    },
    bundle: true,
    format: 'esm',
    // A line for each statement, so that a change can be read.
    minifySyntax: true,
    minifyIdentifiers: true,
    charset: 'utf8',
    write: false,
  });
  return `// Made by \`npm run emulator:compile\` from contracts/. Do not edit.\n${outputFiles[0]?.text ?? ''}`;
}

function schemasOf(sources: Record<Api, SourceContract>): Record<Api, Schemas> {
  return {batch: lean(sources.batch), realtime: lean(sources.realtime), flow: lean(sources.flow)};
}

function lean({components}: SourceContract): Schemas {
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, withoutProse(schema)]);
  return {components: {schemas: Object.fromEntries(schemas)}};
}

function sentSchemas(api: Api, documents: Documents): string[] {
  if (api === 'batch') return ['JobConfig'];
  const {messages} = documents[api].components;
  return Object.values(messages)
    .filter(({'x-sender': sender, 'x-frame': frame}) => sender !== 'server' && frame !== 'binary')
    .flatMap(({payload}) => refName(payload) ?? []);
}
