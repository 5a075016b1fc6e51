/**
 * Contracts are served, and a broken one stops the build of the site: all of its faults are named in one go with file,
 * line, and what to do. The broken ones are changed copies of the real ones, in a small site of their own.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../../tools/paths';
import {CONTRACT_FAULTS} from '../fixtures/contracts/faults';
import {fileOf} from '../support/built';
import {page} from '../support/fixtureSite';
import {rejection} from '../support/rejection';
import {isFull} from '../support/tier';

const FILES = {
  batch: 'contracts/batch.openapi.yaml',
  realtime: 'contracts/realtime.asyncapi.yaml',
  flow: 'contracts/flow.asyncapi.yaml',
};

const texts = Object.fromEntries(
  Object.entries(FILES).map(([api, file]) => [api, readFileSync(join(ROOT, file), 'utf8')]),
);

/** The contracts with some words replaced, as files of a fixture site, and the line of each change. */
function broken(changes: [api: keyof typeof FILES, from: string, to: string][]) {
  const changed = {...texts};
  const lines = changes.map(([api, from, to]) => {
    const text = changed[api] ?? '';
    const at = text.indexOf(from);
    if (at < 0) throw new Error(`"${from}" is not in ${FILES[api]} any more; change the test.`);
    changed[api] = text.replace(from, () => to);
    return text.slice(0, at + from.search(/\S/)).split('\n').length;
  });
  const files = Object.fromEntries(Object.entries(FILES).map(([api, file]) => [file, changed[api] ?? '']));
  return {files, lines};
}

const USAGE = {'docs/usage.mdx': page('Usage', '<Operation id="getUsage" />')};

it('are served by name, by version, and at the address of old', () => {
  const textAt = (address: string) => readFileSync(`${fileOf(address)}`, 'utf8');
  for (const address of ['/contracts/batch.openapi.yaml', '/contracts/2.0.0/batch.openapi.yaml', '/batch.yaml']) {
    expect(textAt(address), address).not.toContain('{{provider');
  }
  expect(JSON.parse(textAt('/contracts/realtime.asyncapi.json')).asyncapi).toBe('3.0.0');
});

// Every day, tests/unit/reference/validation finds the same without a build.
describe.runIf(isFull)('the build stops at', () => {
  let said = '';
  let lines: number[] = [];

  beforeAll(async () => {
    const changed = broken(CONTRACT_FAULTS.map(([, change]) => change));
    lines = changed.lines;
    said = await rejection({...changed.files, ...USAGE});
  });

  it.each(CONTRACT_FAULTS.map((fault, index) => [...fault, index] as const))('%s', (_what, [api], message, index) => {
    expect(said).toMatch(new RegExp(FILES[api] + message.replaceAll('LINE', String(lines[index]))));
  });

  // Every day, tests/unit/lib/tokens finds one without a build.
  it('a token that names nothing', async () => {
    const {files, lines: at} = broken([['flow', '{{provider.supportUrl}}', '{{provider.supportPage}}']]);
    expect(await rejection({...files, ...USAGE})).toMatch(
      new RegExp(`${FILES.flow}:${at[0]}: unknown token {{provider.supportPage}}.*Correct the token or add the value`),
    );
  });
});
