/** Where the scripts and the tests put what they make. */
import {join, resolve} from 'node:path';

export const ROOT = process.cwd();
/** The built site: `build/`, or the folder that `SITE_BUILD` names. */
export const BUILD = resolve(ROOT, process.env.SITE_BUILD ?? 'build');
/** Reports of the test runners, one JSON file each. */
export const REPORTS = join(ROOT, '.cache/reports');
