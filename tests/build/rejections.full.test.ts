import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {page} from '../support/fixtureSite';
import {rejection} from '../support/rejection';

describe('the build stops at', () => {
  it('a broken link, naming the page and the target', async () => {
    const said = await rejection({'docs/guide.mdx': page('Guide', 'See [this page](/nowhere).')});
    expect(said).toContain('Broken link on source page path = /guide: -> linking to /nowhere');
  });

  it('an unknown token in front matter, naming file, line and the known ones', async () => {
    const said = await rejection({'docs/guide.mdx': page('{{provider.nome}}', 'Text.')});
    expect(said).toMatch(
      /docs\/guide\.mdx:2: unknown token \{\{provider\.nome\}\}.*which has: name, slug.*Correct the token/,
    );
  });

  it('a contract with two faults, naming both', async () => {
    const names = ['batch.openapi', 'realtime.asyncapi', 'flow.asyncapi'].map((name) => `contracts/${name}.yaml`);
    const contracts = Object.fromEntries(names.map((file) => [file, readFileSync(file, 'utf8')]));
    const batch = 'contracts/batch.openapi.yaml';
    const broken = `${contracts[batch]}`
      .replace("$ref: '#/components/schemas/TrackingData'", "$ref: '#/components/schemas/TrackingDate'")
      .replace('operationId: listJobs', 'operationId: createJob');
    const files = {...contracts, [batch]: broken, 'docs/usage.mdx': page('Usage', '<Operation id="getUsage" />')};
    const said = await rejection(files);
    expect(said).toMatch(
      /batch\.openapi\.yaml:\d+: the reference "#\/components\/schemas\/TrackingDate" .*leads nowhere/,
    );
    expect(said).toMatch(/operationId "createJob" is on line \d+ already/);
  });

  it('an unknown token in text, naming file and line (K3)', async () => {
    const said = await rejection({'docs/guide.mdx': page('Guide', 'Text.\n\nAsk {{provider.nome}}.')});
    expect(said).toContain('docs/guide.mdx:7: unknown token {{provider.nome}}');
  });
});
