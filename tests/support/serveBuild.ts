/** Serves the built site for the length of one browser run, on a port that is free. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD} from '../../tools/paths';
import {serve} from './served';

export default async function serveBuild(): Promise<() => void> {
  if (!existsSync(join(BUILD, 'index.html'))) throw new Error('There is no built site in build/. Run: npm run build');
  const {origin, close} = await serve(BUILD);
  // The workers inherit it; the fixtures in site.ts pass it on.
  process.env.SITE_ORIGIN = origin;
  return close;
}
