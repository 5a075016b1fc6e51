/** Tables of tests that are data: YAML, with the tokens of the site. */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {replaceSiteTokens} from '../../data/siteTokens';

/** Returns what a file of YAML contains; its tokens are replaced before it is read. */
export function readTable<T>(file: string): T {
  return parse(replaceSiteTokens(readFileSync(file, 'utf8'), file)) as T;
}
