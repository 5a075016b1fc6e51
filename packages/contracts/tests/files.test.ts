/** What every build can say of the files for tools; `consumers.full.test.ts` asks the tools themselves. */
import {Ajv} from 'ajv';
import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {RIGHT, WRONG} from './configs';
import {publishedTypes} from './consumers';
import {APIS, allFiles} from './files';

const files = allFiles();
const KINDS = ['.tools.json', '.schema.json', '.schema.draft-07.json', '.d.ts', '_types.py'];

describe('files for tools', () => {
  it('exist for every contract, beside its source', () => {
    const expected = APIS.flatMap((api) => {
      const source = api === 'batch' ? 'batch.openapi' : `${api}.asyncapi`;
      return [`${source}.yaml`, `${source}.json`, ...KINDS.map((kind) => `${api}${kind}`)];
    });
    expect(Object.keys(files).sort()).toEqual([...expected, 'batch.postman_collection.json'].sort());
  });

  it('have links that lead to the site from anywhere', () => {
    const sources = /\.(?:openapi|asyncapi)\./;
    for (const [name, text] of Object.entries(files)) {
      if (!sources.test(name)) expect(text.match(/\]\(\/[^)]*\)/g) ?? [], name).toEqual([]);
    }
  });

  it('have nothing beside a reference', () => {
    for (const api of APIS) {
      JSON.parse(files[`${api}.tools.json`] ?? '', (_, part) => {
        if (typeof part?.$ref === 'string') expect(Object.keys(part)).toEqual(['$ref']);
        return part;
      });
    }
  });

  it('open a socket as the handshake describes it', () => {
    const {channels} = JSON.parse(files['realtime.tools.json'] ?? '');
    expect(Object.keys(channels)).toEqual(['session']);
    expect(Object.keys(channels.session.bindings.ws.query.properties)).toEqual(['jwt', 'acme-app']);
    expect(Object.keys(channels.session.bindings.ws.headers.properties)).toEqual(['Authorization', 'User-Agent']);
  });

  it('validate configurations in both drafts of JSON Schema', () => {
    const drafts = {
      '.schema.json': new Ajv2020({allErrors: true}),
      '.schema.draft-07.json': new Ajv({allErrors: true}),
    };
    for (const [kind, ajv] of Object.entries(drafts)) {
      // Both packages are CommonJS.
      (addFormats as unknown as (ajv: unknown) => void)(ajv);
      const validators = {
        JobConfig: ajv.compile(JSON.parse(files[`batch${kind}`] ?? '')),
        StartRecognition: ajv.compile(JSON.parse(files[`realtime${kind}`] ?? '')),
      };
      const accepts = (type: string, value: unknown) => validators[type as keyof typeof validators](value);
      for (const [type, value] of RIGHT) expect(accepts(type, value), `${kind} ${JSON.stringify(value)}`).toBe(true);
      // The service is not known to reject unknown fields of a job, so no schema does.
      for (const [type, json] of WRONG) {
        const isOpen = type === 'JobConfig' && json.includes('"lang"');
        if (!isOpen) expect(accepts(type, JSON.parse(json)), `${kind} ${json}`).toBe(false);
      }
    }
  });

  it('accept the smallest and the largest configuration in TypeScript, and no wrong one', () => {
    expect(WRONG.length).toBeGreaterThanOrEqual(20);
    expect(publishedTypes(files)).toEqual([]);
  });
});
