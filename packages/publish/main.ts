/**
 * `npm run build` runs this after `docusaurus build`: publishes the site in `build/`, or in the folder that is named.
 * `PRECOMPRESS=0` leaves out compressed files and social cards, for a site that only its maker looks at.
 */
import {join, resolve} from 'node:path';
import {publish} from './publish.server';

const projectDir = process.cwd();

publish({
  root: resolve(process.argv[2] ?? 'build'),
  projectDir,
  cache: join(projectDir, 'node_modules/.cache/delivery'),
  isForReaders: process.env.PRECOMPRESS !== '0',
  now: new Date(),
}).then(
  ({files, made}) => console.log(`[INFO] Published: ${files} files compressed, ${made} of them anew.`),
  (error: Error) => {
    console.error(`[ERROR] publish: ${error.message}`);
    process.exitCode = 1;
  },
);
