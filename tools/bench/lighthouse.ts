/**
 * Lighthouse, kept in a folder of its own: with its browser driver it is 185 MB, which every `npm ci` of this project
 * would pay for a command that few people run.
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {findChromium} from '../chromium';
import {toolFolder} from '../onDemand';
import {run} from '../run';

interface Scores {
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  [name: string]: number;
}

/** Runs Lighthouse in a process of its own, so that one audit cannot disturb the next. */
export async function lighthouse(address: string, form: 'mobile' | 'desktop'): Promise<Scores> {
  const folder = await toolFolder('lighthouse', {lighthouse: '12.8.2'});
  const script = join(folder, 'audit.mjs');
  writeFileSync(script, AUDIT);
  const env = {...process.env, CHROME_PATH: findChromium() ?? ''};
  const {code, output} = await run(process.execPath, [script, address, form], {
    cwd: folder,
    env,
    quiet: true,
    timeoutMs: 120_000,
  });
  const line = output.split('\n').find((text) => text.startsWith('SCORES '));
  if (code !== 0 || !line) throw new Error(`Lighthouse failed on ${address}:\n${output}`);
  const missed = output.split('\n').find((text) => text.startsWith('MISSED ') && text.length > 'MISSED '.length);
  if (missed) console.log(`${address}, ${form}: ${missed}`);
  return JSON.parse(line.slice('SCORES '.length)) as Scores;
}

const AUDIT = `
import * as launcher from 'chrome-launcher';
import lighthouse, {desktopConfig} from 'lighthouse';
const [address, form] = process.argv.slice(2);
const asRoot = process.getuid?.() === 0;
const chrome = await launcher.launch({chromeFlags: ['--headless=new', ...(asRoot ? ['--no-sandbox'] : [])]});
try {
  const result = await lighthouse(address, {port: chrome.port, logLevel: 'error'}, form === 'desktop' ? desktopConfig : undefined);
  const score = (id) => Math.round((result.lhr.categories[id].score ?? 0) * 100);
  const missed = Object.values(result.lhr.audits).filter(({score, scoreDisplayMode}) => scoreDisplayMode === 'binary' && score === 0);
  console.log('MISSED ' + missed.map(({id}) => id).join(', '));
  console.log('SCORES ' + JSON.stringify({
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
  }));
} finally {
  chrome.kill();
}
`;
