/** Where the scripts and the tests put what they make. */
import {join} from 'node:path';

export const ROOT = process.cwd();
export const BUILD = join(ROOT, 'build');
/** Everything the last build said; tests hold its warnings at zero. */
export const BUILD_LOG = join(ROOT, '.cache/build.log');
/** Reports of the test runners, one JSON file each. */
export const REPORTS = join(ROOT, '.cache/reports');
