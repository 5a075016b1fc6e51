/** Every built page is judged by the Nu Html Checker, which nobody here wrote. It needs Java; the package brings the rest. */
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {SKIPPED, toolFolderIfAny} from '../../tools/onDemand';
import {BUILD} from '../../tools/paths';

const hasJava = spawnSync('java', ['-version']).status === 0;
const folder = hasJava ? await toolFolderIfAny('nu-checker', {'vnu-jar': '26.9.27'}) : undefined;

it.skipIf(!folder)(
  `every page is valid HTML to the Nu Html Checker (otherwise there is no Java, or ${SKIPPED})`,
  () => {
    const jar = join(`${folder}`, 'node_modules/vnu-jar/build/dist/vnu.jar');
    const args = ['-jar', jar, '--errors-only', '--format', 'gnu', '--skip-non-html', BUILD];
    const {stderr, status} = spawnSync('java', args, {encoding: 'utf8'});
    expect(stderr.split('\n').filter((line) => line.includes('error'))).toEqual([]);
    expect(status).toBe(0);
  },
);
