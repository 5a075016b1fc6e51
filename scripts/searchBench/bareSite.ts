/**
 * Docusaurus sites as its own generator would make them, with DocSearch turned on: the classic preset and one page. They
 * are installed and built once, in .cache, and need the package registry for that.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../../tools/paths';
import {run} from '../../tools/run';

/**
 * `stock` has the DocSearch that Docusaurus takes when nobody says otherwise: its dialog is a file that hover, focus or
 * the click loads. `same` has the version of this site, one module, which Docusaurus puts into the main script whole.
 */
export type BareKind = 'stock' | 'same';

/** Pinned, so that figures can be compared: the newest of the range that Docusaurus 3.10 asks for. */
const STOCK_DOCSEARCH = '4.7.0';

/** Returns the folder of the built site; rejects when it cannot be installed or built. */
export async function bareSite(kind: BareKind): Promise<string> {
  const folder = join(ROOT, `.cache/bare-site-${kind}`);
  const built = join(folder, 'build');
  if (existsSync(join(built, 'index.html'))) return built;
  const {dependencies} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const pinned = (name: string) => ({[name]: dependencies[name] ?? '*'});
  const docusaurus = dependencies['@docusaurus/core'] ?? '*';
  mkdirSync(join(folder, 'docs'), {recursive: true});
  const manifest = {
    name: 'bare-site',
    private: true,
    dependencies: {
      '@docusaurus/core': docusaurus,
      '@docusaurus/faster': docusaurus,
      '@docusaurus/preset-classic': docusaurus,
      ...pinned('react'),
      ...pinned('react-dom'),
    },
    overrides: kind === 'same' ? pinned('@docsearch/react') : {'@docsearch/react': STOCK_DOCSEARCH},
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(folder, 'docusaurus.config.js'), CONFIG);
  writeFileSync(join(folder, 'docs/index.md'), '---\nslug: /\n---\n\n# Welcome\n\nOne page.\n');
  await must(folder, 'npm', ['install', '--no-audit', '--no-fund', '--no-package-lock']);
  await must(folder, 'npx', ['docusaurus', 'build']);
  return built;
}

const CONFIG = `module.exports = {
  title: 'Bare', url: 'https://bare.example.com', baseUrl: '/',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  themeConfig: {algolia: {appId: 'APP', apiKey: 'key', indexName: 'docs'}, navbar: {title: 'Bare'}},
};
`;

async function must(folder: string, command: string, args: string[]): Promise<void> {
  const {code, output} = await run(command, args, {cwd: folder, quiet: true});
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}:\n${output.slice(-2000)}`);
}
