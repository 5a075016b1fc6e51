/** `npm run check:plain`: builds the site without replacements of framework code and runs the browser smoke tests on it. */
import {join} from 'node:path';
import {ROOT} from './paths';
import {run} from './run';

const OUTPUT = join(ROOT, '.cache/plain');

async function main(): Promise<number> {
  const env = {...process.env, LEAN: '0', PRECOMPRESS: '0', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/plain-files'};
  const built = await run('npm', ['run', '--silent', 'build', '--', '--out-dir', OUTPUT], {env});
  if (built.code !== 0) return built.code;
  const smoke = ['playwright', 'test', '--project', 'chromium', '--grep', '@smoke'];
  return (await run('npx', smoke, {env: {...process.env, SITE_BUILD: OUTPUT}})).code;
}

main().then((code) => {
  process.exitCode = code;
});
