/**
 * `npm run bench`: a plain page of this site beside the same page of a bare Docusaurus site, loaded in turn in one run, so
 * that a busy machine is busy for both, and one page of each kind of this site. Both sites have as many pages as this
 * site has of its own. `--rounds 5`.
 */
import {parseArgs} from 'node:util';
import {kB, medians, ratio, table, writeFigures} from './bench/figures';
import {openBrowser, served, type Timing, time, weigh} from './bench/load';
import {bareSite, build, MEASURED, ownPages, ownSite} from './bench/sites';

const KINDS = [
  'get-started/authentication',
  'speech-to-text/batch/quickstart',
  'api-ref/realtime-transcription-websocket',
];

async function main(): Promise<void> {
  const {values} = parseArgs({options: {rounds: {type: 'string', default: '5'}}});
  const count = ownPages();
  // A start page comes on top of the plain ones.
  const [own, bare] = [ownSite(count), await bareSite(count - 1)];
  for (const site of [own, bare]) await build(site);
  const loads = [
    {name: 'bare Docusaurus', site: bare, address: MEASURED},
    {name: 'this site, the same page', site: own, address: `generated/${MEASURED}`},
    ...KINDS.map((address) => ({name: `/${address}`, site: own, address})),
  ];
  const browser = await openBrowser();
  const weights: Record<string, object> = {};
  const runs = new Map<string, Timing[]>(loads.map(({name}) => [name, []]));
  try {
    for (const {name, site, address} of loads) {
      const {requests, everything, ...kinds} = await served(site.output, (origin) =>
        weigh(browser, `${origin}/${address}`),
      );
      const sizes = Object.fromEntries(Object.entries(kinds).map(([kind, bytes]) => [`${kind} kB`, kB(bytes)]));
      weights[name] = {requests, 'all kB': kB(everything), ...sizes};
    }
    table('First load, Brotli 11; "ahead" is prefetched and not part of the rest', weights);
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const {name, site, address} of loads) {
        const timing = await served(site.output, (origin) => time(browser, `${origin}/${address}`));
        runs.get(name)?.push(timing);
      }
    }
  } finally {
    await browser.close();
  }
  const timings = Object.fromEntries([...runs].map(([name, of]) => [name, medians(of)]));
  const base = timings['bare Docusaurus'];
  table(
    `Processor slowed 4 ×, median of ${values.rounds} in turn, ms; "hydration": from the first script's arrival to a live page`,
    Object.fromEntries(
      Object.entries(timings).map(([name, timing]) => [
        name,
        {...timing, 'work/bare': base ? ratio(timing.work, base.work) : '—'},
      ]),
    ),
  );
  writeFigures();
}

void main();
