/** Packages that no reader and no daily test needs: installed when something asks for them, with exact versions. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {withLock} from './lock';
import {ROOT} from './paths';
import {run} from './run';

/** A folder for each set of packages. */
export const ON_DEMAND = join(ROOT, '.cache/on-demand');
/** A thousand packages take minutes on a busy machine. */
const INSTALL_MS = 900_000;

type Packages = Record<string, string>;
interface Options {
  /** Versions that the packages' own ranges must not go beyond. */
  overrides?: Packages;
  /** Whether the folder's plain .js files are modules. */
  isModule?: boolean;
}

/** What a test says that was skipped for want of packages. */
export const SKIPPED = 'its packages cannot be installed: no index of packages is reachable';

/** Returns the folder in which `packages` are installed; installs them when they are not, or are others. */
export async function toolFolder(
  name: string,
  packages: Packages,
  {overrides, isModule = true}: Options = {},
): Promise<string> {
  const folder = join(ON_DEMAND, name);
  const wanted = JSON.stringify(
    {private: true, type: isModule ? 'module' : undefined, dependencies: packages, overrides},
    null,
    2,
  );
  const mark = join(folder, '.installed');
  const isThere = () => existsSync(mark) && readFileSync(mark, 'utf8') === wanted;
  mkdirSync(folder, {recursive: true});
  const install = async () => {
    writeFileSync(join(folder, 'package.json'), wanted);
    console.log(`Installing ${Object.keys(packages).join(', ')} into ${folder}: this takes minutes …`);
    // Scripts of packages do not run: none of these needs its own.
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--prefer-offline'];
    const {code, output} = await run('npm', args, {cwd: folder, quiet: true, timeoutMs: INSTALL_MS});
    if (code !== 0) throw new Error(`npm could not install ${name} within ${INSTALL_MS / 60_000} minutes:\n${output}`);
    writeFileSync(mark, wanted);
  };
  // Test files run side by side, and two installations in one folder break one another.
  await withLock(join(folder, '.lock'), install, isThere);
  return folder;
}
