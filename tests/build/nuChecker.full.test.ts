/** Every built page is judged by the Nu Html Checker, which nobody here wrote. It needs Java; the package brings the rest. */
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {toolFolder} from '../../tools/bench/tools';
import {BUILD} from '../../tools/paths';

const hasJava = spawnSync('java', ['-version']).status === 0;

it.skipIf(!hasJava)('every page is valid HTML to the Nu Html Checker', async () => {
  const folder = await toolFolder('nu-checker', {'vnu-jar': '26.9.27'});
  const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const {stderr, status} = spawnSync(
    'java',
    ['-jar', jar, '--errors-only', '--format', 'gnu', '--skip-non-html', BUILD],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr.split('\n').filter((line) => line.includes('error'))).toEqual([]);
  expect(status).toBe(0);
});
