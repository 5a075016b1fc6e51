/**
 * A Docusaurus site as its own generator would make it, with DocSearch turned on: the classic preset and one page. It
 * is installed and built once, in .cache, and needs the package registry for that.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../lib/paths';
import {run} from '../lib/run';

const FOLDER = join(ROOT, '.cache/bare-site');
const BUILT = join(FOLDER, 'build');

/** Returns the folder of the built site; rejects when it cannot be installed or built. */
export async function bareSite(): Promise<string> {
  if (existsSync(join(BUILT, 'index.html'))) return BUILT;
  const {dependencies} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const pinned = (name: string) => ({[name]: dependencies[name] ?? '*'});
  const docusaurus = dependencies['@docusaurus/core'] ?? '*';
  mkdirSync(join(FOLDER, 'docs'), {recursive: true});
  write('package.json', {
    name: 'bare-site',
    private: true,
    dependencies: {
      '@docusaurus/core': docusaurus,
      '@docusaurus/faster': docusaurus,
      '@docusaurus/preset-classic': docusaurus,
      ...pinned('react'),
      ...pinned('react-dom'),
    },
    // The same dialog as ours, so that the difference is in how it is loaded.
    overrides: pinned('@docsearch/react'),
  });
  writeFileSync(join(FOLDER, 'docusaurus.config.js'), CONFIG);
  writeFileSync(join(FOLDER, 'docs/index.md'), '---\nslug: /\n---\n\n# Welcome\n\nOne page.\n');
  await must('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock']);
  await must('npx', ['docusaurus', 'build']);
  return BUILT;
}

const CONFIG = `module.exports = {
  title: 'Bare', url: 'https://bare.example.com', baseUrl: '/',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  themeConfig: {algolia: {appId: 'APP', apiKey: 'key', indexName: 'docs'}, navbar: {title: 'Bare'}},
};
`;

function write(name: string, value: unknown): void {
  writeFileSync(join(FOLDER, name), JSON.stringify(value, null, 2));
}

async function must(command: string, args: string[]): Promise<void> {
  const {code, output} = await run(command, args, {cwd: FOLDER, quiet: true});
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${FOLDER}:\n${output.slice(-2000)}`);
}
