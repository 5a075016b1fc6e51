/** Builds the site in another folder. */
import {join, resolve} from 'node:path';
import {ROOT} from './paths';
import {type Outcome, run} from './run';

interface FolderBuild {
  /** The project: this one, or a folder with links to it. */
  project?: string;
  /** Where the site is built, from the folder of the project. */
  output?: string;
  options?: readonly string[];
  env?: NodeJS.ProcessEnv;
  node?: string;
  timeoutMs?: number;
  quiet?: boolean;
}

/** Does what `npm run build` does, with the output in a folder of its own. */
export async function buildInto(build: FolderBuild): Promise<Outcome> {
  const {project = ROOT, output = 'build', options = [], node = process.execPath, ...rest} = build;
  const docusaurus = join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const folder = resolve(project, output);
  return run(node, [docusaurus, 'build', project, '--out-dir', folder, ...options], {cwd: project, ...rest});
}
