/** The site speaks for another provider once provider.ts does: no unit test depends on the one that is there. */
import {cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {provider} from '../../provider';
import {ROOT} from '../../tools/paths';
import {run} from '../../tools/run';
import {temporaryFolder} from '../support/temporaryFolder';

const LEFT_OUT = /^(?:\.git|\.cache|\.docusaurus|build|node_modules|test-results|screenshots)$/;
/** What another provider changes first, in the order in which it is replaced. */
const RENAMED = [
  [provider.slug, 'nimbus-voice'],
  [provider.name, 'Nimbus Voice'],
  [provider.shortName, 'Nimbus'],
  ['example.com', 'nimbus.test'],
] as const;

describe('with another name, slug and hosts in provider.ts', () => {
  it('every unit test passes', async () => {
    const folder = temporaryFolder('identity');
    for (const entry of readdirSync(ROOT).filter((name) => !LEFT_OUT.test(name))) {
      cpSync(join(ROOT, entry), join(folder, entry), {recursive: true});
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const file = join(folder, 'provider.ts');
    const renamed = RENAMED.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(file, 'utf8'));
    expect(renamed).toContain("name: 'Nimbus Voice'");
    writeFileSync(file, renamed);
    const {code, output} = await run('npx', ['vitest', 'run', '--project', 'unit'], {cwd: folder, quiet: true});
    expect(code, output).toBe(0);
  });
});
