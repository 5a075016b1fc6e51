/**
 * `npm run search:publish`: sends the built site's records to the hosted index, atomically. `--dry-run` only says how
 * much would change. Environment: ALGOLIA_APP_ID, ALGOLIA_WRITE_API_KEY, ALGOLIA_INDEX_NAME (default `docs`).
 */
import {searchPublish} from '../src/search/upload/command.server';
import {BUILD} from './paths';

searchPublish({
  args: process.argv.slice(2),
  env: process.env,
  build: BUILD,
  print: console.log,
}).then((code) => {
  process.exitCode = code;
});
