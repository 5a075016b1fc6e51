/** Serves the built site for the length of one browser run, on a port that is free. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD} from '../../tools/paths';
import {builtFixture} from './builtFixture';
import {serve} from './served';
import {daily} from './tier';

export default async function serveBuild(): Promise<() => void> {
  if (!existsSync(join(BUILD, 'index.html'))) throw new Error('There is no built site in build/. Run: npm run build');
  const {origin, close} = await serve(BUILD);
  // The workers inherit it; the fixtures in site.ts pass it on.
  process.env.SITE_ORIGIN = origin;
  if (process.env.BUILD_FIXTURES) void buildFixtures();
  return close;
}

/** Builds what the tests will look at, so that no worker waits for it. A test that needs what cannot be built says why. */
async function buildFixtures(): Promise<void> {
  const all = ['below', 'hosted', 'states'] as const;
  for (const name of daily(all, 2)) await builtFixture(name).catch(() => undefined);
}
