/** The site speaks for another provider once provider.ts does: no unit test depends on the one that is there, nor does a page. */
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {beforeAll, describe, expect, it} from 'vitest';
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

let folder: string;

/** Links what is installed; the workspaces are those of the copy. */
function linkModules(): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@speech-docs') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  cpSync(join(ROOT, 'node_modules/@speech-docs'), join(modules, '@speech-docs'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

describe('with another name, slug and hosts in provider.ts', () => {
  beforeAll(() => {
    folder = temporaryFolder('identity');
    for (const entry of readdirSync(ROOT).filter((name) => !LEFT_OUT.test(name))) {
      cpSync(join(ROOT, entry), join(folder, entry), {recursive: true});
    }
    linkModules();
    // This file names the other provider, and no file but provider.ts may name the one that the site speaks for.
    rmSync(join(folder, 'tests/unit/identity.full.test.ts'));
    const file = join(folder, 'provider.ts');
    const renamed = RENAMED.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(file, 'utf8'));
    expect(renamed).toContain("name: 'Nimbus Voice'");
    writeFileSync(file, renamed);
  });

  it('every unit test passes, after the facts of the packages are compiled', async () => {
    expect(await run('npm', ['run', 'emulator:compile'], {cwd: folder, quiet: true})).toMatchObject({code: 0});
    const {code, output} = await run('npm', ['run', 'test', '--', 'unit'], {cwd: folder, quiet: true});
    expect(code, output).toBe(0);
  });

  it('the built site names the other provider, and never the first one', async () => {
    const {code, output} = await run('npm', ['run', 'build'], {cwd: folder, quiet: true});
    expect(code, output).toBe(0);
    const build = join(folder, 'build');
    const texts = filesBelow(build).filter((file) => /\.(?:html|md|txt|json|ya?ml|js|xml|conf)$/.test(file));
    const contents = texts.map((file) => ({file, text: readFileSync(join(build, file), 'utf8')}));
    const names = [provider.name, provider.slug, provider.batchHost, provider.siteUrl];
    expect(contents.filter(({text}) => names.some((name) => text.includes(name))).map(({file}) => file)).toEqual([]);
    expect(contents.filter(({file, text}) => file.endsWith('.html') && !text.includes('Nimbus Voice'))).toEqual([]);
  });

  it('a preview for another origin names that origin alone, and is not to be listed', async () => {
    const {code, output} = await run('npm', ['run', 'build'], {
      cwd: folder,
      quiet: true,
      env: {...process.env, SITE_URL: 'https://speech.example.org', SITE_PREVIEW: 'true'},
    });
    expect(code, output).toBe(0);
    const build = join(folder, 'build');
    const pages = filesBelow(build).filter((file) => /\.html$/.test(file));
    const contents = pages.map((file) => ({file, text: readFileSync(join(build, file), 'utf8')}));
    expect(contents.filter(({text}) => !/<meta name="robots" content="noindex">/.test(text))).toEqual([]);
    expect(contents.filter(({text}) => /rel=canonical href=(?!https:\/\/speech\.example\.org\/)/.test(text))).toEqual(
      [],
    );
    const forMachines = ['sitemap.xml', 'robots.txt', 'llms.txt', 'index.md'].map((file) =>
      readFileSync(join(build, file), 'utf8'),
    );
    for (const text of forMachines) {
      expect(text).toContain('https://speech.example.org/');
      // The service fetches the sample recording from the site that is public.
      expect(text.replaceAll('https://docs.nimbus.test/audio/', '')).not.toContain('docs.nimbus.test');
    }
    expect(readFileSync(join(build, '_headers'), 'utf8')).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex$/m);
  });
});
