/**
 * Docusaurus sites as its own generator would make them, with DocSearch turned on: the classic preset and one page. They
 * are installed and built once, in .cache/bench, and need the package registry for that.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {toolFolder} from '../bench/tools';
import {ROOT} from '../paths';
import {run} from '../run';

/**
 * `stock` has the DocSearch that Docusaurus takes when nobody says otherwise: its dialog is a file that hover, focus or
 * the click loads. `same` has the version of this site, one module, which Docusaurus puts into the main script whole.
 */
export type BareKind = 'stock' | 'same';

/** Pinned, so that figures can be compared: the newest of the range that Docusaurus 3.10 asks for. */
const STOCK_DOCSEARCH = '4.7.0';
const BUILD_MS = 300_000;

interface Manifest {
  dependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/** Returns the folder of the built site; rejects when it cannot be installed or built in time. */
export async function bareSite(kind: BareKind): Promise<string> {
  const {dependencies, overrides} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  const same = (name: string) => ({[name]: dependencies[name] ?? '*'});
  const docSearch =
    kind === 'same'
      ? same('@docsearch/react')
      : {'@docsearch/core': STOCK_DOCSEARCH, '@docsearch/react': STOCK_DOCSEARCH};
  const tool = await toolFolder(
    `bare-${kind}`,
    {
      ...same('@docusaurus/core'),
      ...same('@docusaurus/faster'),
      ...same('@docusaurus/preset-classic'),
      ...same('react'),
      ...same('react-dom'),
    },
    {overrides: {...overrides, ...docSearch}, isModule: false},
  );
  const folder = join(tool, 'site');
  const built = join(folder, 'build');
  if (existsSync(join(built, 'index.html'))) return built;
  mkdirSync(join(folder, 'docs'), {recursive: true});
  writeFileSync(join(folder, 'package.json'), '{"private": true}');
  writeFileSync(join(folder, 'docusaurus.config.js'), CONFIG);
  writeFileSync(join(folder, 'docs/index.md'), '---\nslug: /\n---\n\n# Welcome\n\nOne page.\n');
  const args = [join(tool, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
  const {code, output} = await run(process.execPath, args, {cwd: folder, quiet: true, timeoutMs: BUILD_MS});
  if (code !== 0) throw new Error(`The bare site in ${folder} did not build (exit ${code}):\n${output.slice(-2000)}`);
  return built;
}

const CONFIG = `module.exports = {
  title: 'Bare', url: 'https://bare.example.com', baseUrl: '/',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  themeConfig: {algolia: {appId: 'APP', apiKey: 'key', indexName: 'docs'}, navbar: {title: 'Bare'}},
};
`;
