/** Published versions stay, and a field says what changed between them. */
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Contract} from '@speech-docs/protocol/contracts';
import {CONTRACT_FILES, readContract} from '@speech-docs/protocol/contracts/read.server';
import {describe, expect, it} from 'vitest';
import {changePage} from '../../../src/reference/changePage';
import {fieldsOf} from '../../../src/reference/model';
import {fieldList} from '../../../src/reference/render/fieldTree';
import {reference} from '../../../tests/support/reference';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import {publish} from '../../../tools/contracts/publish';
import {ROOT} from '../../../tools/paths';
import {versionAdvice} from '../history/change';
import {hashOf, keptFile, published, releases} from '../history/releases.server';

const versionOf = ({api, root}: Contract) => `${api} ${root.info.version}`;

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

  it('have numbers that say whom their changes break', () => {
    const newest = new Map<string, string>();
    for (const {api, version, changes} of releases(() => '').reverse()) {
      const before = newest.get(api);
      if (before) expect(versionAdvice(before, version, changes), `${api} ${version}`).toBeUndefined();
      newest.set(api, version);
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
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}# A line.\n`);
    expect(() => publish('2026-11-26', root)).toThrow(
      /version [\d.]+ is published and stays as it is\. Raise info\.version/,
    );
    const raised = text.replace(/(?<=version: [\d.]+\.)\d+$/m, '99').replace('type: protocol_error', 'type: a_new_one');
    writeFileSync(file, raised);
    expect(() => publish('2026-11-26', root)).toThrow(/breaking changes since [\d.]+: set info\.version to 2\.0\.0/);
  });
});

it.each([
  ['batch', 'createJob.wait', '/api-ref/batch/create-a-new-job#query.wait'],
  ['batch', 'x-errors.job-rejected', '/api-ref/#job-rejected'],
  ['batch', 'x-job-errors.fetch-failed', '/api-ref/#job-error-fetch-failed'],
  ['batch', 'TranscriptionConfig.language', '/api-ref/batch/create-a-new-job#config.transcription_config.language'],
  ['realtime', 'x-close-codes.1003', '/api-ref/realtime-transcription-websocket#close-code-1003'],
  ['realtime', 'SetRecognitionConfig', '/api-ref/realtime-transcription-websocket#setrecognitionconfig'],
  ['flow', 'ToolInvoke.id', '/api-ref/flow-voice-ai-websocket#toolinvoke.id'],
  ['flow', 'x-errors.gone_error', '/api-ref/flow-voice-ai-websocket#errors'],
  ['flow', 'info', '/api-ref/flow-voice-ai-websocket'],
] as const)('a change in %s of %s leads to %s', (api, address, page) => {
  expect(changePage(reference, {api, address})).toBe(page);
});

it('a field says since when it exists, when it changed, and what is said of its end', () => {
  const since = {'x-since': '2.1.0', 'x-changed': '2.2.0', 'x-deprecated-since': '2.3.0', deprecated: true};
  const end = {'x-removed-on': 'March 2, 2027', 'x-use-instead': 'pace'};
  const fields = fieldsOf(readContract('batch'), {properties: {tempo: {type: 'number', ...since, ...end}}});
  const context = {reference: {locations: new Map()} as never, api: 'batch' as const, page: '/'};
  const html = JSON.stringify(fieldList(fields, context));
  expect(html).toMatch(
    /deprecated since 2\.3\.0, removed on March 2, 2027, use pace instead.*since 2\.1\.0.*changed in 2\.2\.0/,
  );
});
