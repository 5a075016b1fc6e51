/** Programs that only the benchmarks need: installed on demand, with exact versions, in .cache/bench. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../paths';
import {run} from '../run';

export const BENCH = join(ROOT, '.cache/bench');
/** A thousand packages take minutes on a busy machine. */
const INSTALL_MS = 900_000;

type Packages = Record<string, string>;
interface Options {
  /** Versions that the packages' own ranges must not go beyond. */
  overrides?: Packages;
  /** Whether the folder's plain .js files are modules. */
  isModule?: boolean;
}

/** Returns the folder in which `packages` are installed; installs them when they are not, or are others. */
export async function toolFolder(
  name: string,
  packages: Packages,
  {overrides, isModule = true}: Options = {},
): Promise<string> {
  const folder = join(BENCH, name);
  const manifest = join(folder, 'package.json');
  const wanted = JSON.stringify(
    {private: true, type: isModule ? 'module' : undefined, dependencies: packages, overrides},
    null,
    2,
  );
  const isThere = existsSync(join(folder, '.installed')) && readFileSync(join(folder, '.installed'), 'utf8') === wanted;
  if (isThere) return folder;
  mkdirSync(folder, {recursive: true});
  writeFileSync(manifest, wanted);
  console.log(`Installing ${Object.keys(packages).join(', ')} into ${folder}: this takes minutes …`);
  // Scripts of packages do not run: none of these needs its own.
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--prefer-offline'];
  const {code, output} = await run('npm', args, {cwd: folder, quiet: true, timeoutMs: INSTALL_MS});
  if (code !== 0) throw new Error(`npm could not install ${name} within ${INSTALL_MS / 60_000} minutes:\n${output}`);
  writeFileSync(join(folder, '.installed'), wanted);
  return folder;
}
