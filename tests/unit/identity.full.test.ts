/** The site speaks for another provider once provider.ts does: no unit test depends on the one that is there, nor does a page. */
import {execFileSync} from 'node:child_process';
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
    // Tests that read all files of the project ask Git for them, and Docusaurus 3.10 needs a commit for their dates.
    const git = (...args: string[]) => execFileSync('git', args, {cwd: folder});
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '-q', '--no-verify', '-m', 'Copy');
  });

  it('every unit test passes, after the facts of the packages are compiled', async () => {
    expect(await run('npm', ['run', 'emulator:compile'], {cwd: folder, quiet: true})).toMatchObject({code: 0});
    const {code, output} = await run('npm', ['run', 'test', '--', 'unit'], {cwd: folder, quiet: true});
    expect(code, output).toBe(0);
  });

  it('the built site names the other provider alone; as a preview, its own origin alone, and is not to be listed', async () => {
    const env = {...process.env, SITE_URL: 'https://speech.example.org', SITE_PREVIEW: 'true'};
    const {code, output} = await run('npm', ['run', 'build'], {cwd: folder, quiet: true, env});
    expect(code, output).toBe(0);
    const build = join(folder, 'build');
    const texts = filesBelow(build).filter((file) => /\.(?:html|md|txt|json|ya?ml|js|xml|conf)$/.test(file));
    const contents = texts.map((file) => ({file, text: readFileSync(join(build, file), 'utf8')}));
    const filesWith = (isWrong: (text: string) => boolean, kind = /./) =>
      contents.filter(({file, text}) => kind.test(file) && isWrong(text)).map(({file}) => file);
    const names = [provider.name, provider.slug, provider.batchHost, provider.siteUrl];
    expect(filesWith((text) => names.some((name) => text.includes(name)))).toEqual([]);
    const pages = /\.html$/;
    expect(filesWith((text) => !text.includes('Nimbus Voice'), pages)).toEqual([]);
    expect(filesWith((text) => !text.includes('<meta name="robots" content="noindex">'), pages)).toEqual([]);
    const elsewhere = /rel="canonical" href="(?!https:\/\/speech\.example\.org\/)/;
    expect(filesWith((text) => elsewhere.test(text), pages)).toEqual([]);
    const forMachines = /^(?:sitemap\.xml|robots\.txt|llms\.txt|index\.md)$/;
    expect(filesWith((text) => !text.includes('https://speech.example.org/'), forMachines)).toEqual([]);
    // The service fetches the sample recording from the site that is public.
    const isPublic = (text: string) =>
      text.replaceAll('https://docs.nimbus.test/audio/', '').includes('docs.nimbus.test');
    expect(filesWith(isPublic, forMachines)).toEqual([]);
  });
});
