/** Published versions stay, and what they say is shown at the field. */
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Contract} from '@speech-docs/protocol/contracts/parsed';
import {CONTRACT_FILES, readContract} from '@speech-docs/protocol/contracts/read.server';
import {describe, expect, it} from 'vitest';
import {fieldsOf} from '../../../src/reference/model';
import {fileList} from '../../../src/reference/render/contractFiles';
import {fieldList} from '../../../src/reference/render/fieldTree';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import {publish} from '../../../tools/contracts/publish';
import {ROOT} from '../../../tools/paths';
import {withHistory} from '../history/fields';
import {hashOf, keptFile, published} from '../history/published.server';
import type {Part} from '../parts';

/** A copy of the contract, of that version, with changes. */
function version(contract: Contract, name: string, mutate: (root: Part) => unknown): Contract {
  const root = JSON.parse(JSON.stringify(contract.root));
  root.info.version = name;
  mutate(root);
  return {...contract, root};
}

const versionOf = ({api, root}: Contract) => `${api} ${root.info.version}`;
const settings = (root: Part): Part => root.components.schemas.TranscriptionConfig.properties;
const first = readContract('batch');
const second = version(first, '2.1.0', (root) => {
  settings(root).tempo = {type: 'number', description: 'Speed.', maximum: 4};
  delete settings(root).language_hints;
});
const third = version(second, '2.2.0', (root) => {
  settings(root).tempo.maximum = 2;
  settings(root).domain.deprecated = true;
});

describe('published contracts', () => {
  it('are, byte for byte, what was published', () => {
    for (const {api, version, sha256} of published())
      expect(hashOf(keptFile(api, version)), keptFile(api, version)).toBe(sha256);
  });

  it('get another version before they change', () => {
    const current = new Set((['batch', 'realtime', 'flow'] as const).map((api) => versionOf(readContract(api))));
    for (const {api, version, sha256} of published()) {
      if (current.has(`${api} ${version}`))
        expect(hashOf(CONTRACT_FILES[api]), `raise info.version of ${CONTRACT_FILES[api]}`).toBe(sha256);
    }
  });

  it('are kept once, and cannot be published again with other contents', () => {
    const root = temporaryFolder('published');
    for (const file of Object.values(CONTRACT_FILES)) {
      mkdirSync(dirname(join(root, file)), {recursive: true});
      cpSync(join(ROOT, file), join(root, file));
    }
    expect(publish('2026-11-24', root).map(({api}) => api)).toEqual(['batch', 'realtime', 'flow']);
    expect(publish('2026-11-25', root)).toEqual([]);
    const file = join(root, CONTRACT_FILES.flow);
    writeFileSync(file, `${readFileSync(file, 'utf8')}# A line.\n`);
    expect(() => publish('2026-11-26', root)).toThrow(
      /version [\d.]+ is published and stays as it is\. Raise info\.version/,
    );
  });
});

describe('a field', () => {
  const contract = withHistory([first, second, third]);
  const fields = fieldsOf(contract, {$ref: '#/components/schemas/TranscriptionConfig'});
  const html = (name: string) =>
    JSON.stringify(
      fieldList(
        fields.filter((field) => field.name === name),
        {reference: {locations: new Map()} as never, api: 'batch', page: '/'},
      ),
    );

  it('says since when it exists, and when it changed', () => {
    expect(html('tempo')).toMatch(/since 2\.1\.0.*changed in 2\.2\.0/);
  });

  it('says since when it is deprecated', () => expect(html('domain')).toContain('deprecated since 2.2.0'));

  it('that was always there says nothing', () => expect(html('language')).not.toMatch(/since|changed in/));

  it('that is gone keeps its name in a list', () => {
    const page = JSON.stringify(fileList({contracts: {batch: contract}} as never, 'batch'));
    expect(page).toMatch(/Removed names.*TranscriptionConfig\.language_hints.*Not in version 2\.1\.0 and later\./);
    expect(JSON.stringify(fileList({contracts: {batch: first}} as never, 'batch'))).not.toContain('Removed names');
  });
});
