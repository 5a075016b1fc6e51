/**
 * `npm run bench:peers`: a plain page of this site beside the same page of a bare Docusaurus, a Starlight and a VitePress
 * site, loaded in turn in one run, so that a busy machine is busy for all. Each has as many such pages as this site has of
 * its own. `--rounds 5`.
 */
import {parseArgs} from 'node:util';
import {kB, medians, ratio, table, writeFigures} from './bench/figures';
import {openBrowser, served, type Timing, time, weigh} from './bench/load';
import {servePlainly} from './bench/plainServer';
import {bareSite, build, MEASURED, ownPages, ownSite, type Site, starlightSite, vitepressSite} from './bench/sites';

const BASE = 'bare Docusaurus';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {rounds: {type: 'string', default: '5'}}});
  const pages = ownPages();
  // A start page comes on top of the plain ones.
  const sites = [
    ownSite(pages),
    ...(await Promise.all([bareSite, starlightSite, vitepressSite].map((make) => make(pages - 1)))),
  ];
  for (const site of sites) await build(site);
  await compareLoads(sites, Number(values.rounds));
  writeFigures('peers');
}

const addressOf = (site: Site) => (site.name === 'this site' ? `generated/${MEASURED}` : MEASURED);

async function compareLoads(sites: Site[], rounds: number): Promise<void> {
  const browser = await openBrowser();
  const weights: Record<string, object> = {};
  const runs = new Map<string, Timing[]>(sites.map(({name}) => [name, []]));
  try {
    for (const site of sites) {
      const {requests, everything, ...kinds} = await served(
        site.output,
        (origin) => weigh(browser, `${origin}/${addressOf(site)}`, site.alive),
        servePlainly,
      );
      const sizes = Object.fromEntries(Object.entries(kinds).map(([kind, bytes]) => [`${kind} kB`, kB(bytes)]));
      weights[site.name] = {requests, 'all kB': kB(everything), ...sizes};
    }
    table('First load of the same plain page, Brotli 11', weights);
    for (let round = 0; round < rounds; round++) {
      for (const site of sites) {
        const timing = await served(
          site.output,
          (origin) => time(browser, `${origin}/${addressOf(site)}`, site.alive),
          servePlainly,
        );
        runs.get(site.name)?.push(timing);
      }
    }
  } finally {
    await browser.close();
  }
  const timings = Object.fromEntries([...runs].map(([name, of]) => [name, medians(of)]));
  const bare = timings[BASE];
  table(
    `Processor slowed 4 ×, median of ${rounds} in turn, ms; "hydration": from the first script's arrival to a live page`,
    Object.fromEntries(
      Object.entries(timings).map(([name, timing]) => [
        name,
        {
          ...timing,
          'alive/bare': bare ? ratio(timing.alive, bare.alive) : '—',
          'hydration/bare': bare ? ratio(timing.hydration, bare.hydration) : '—',
          'work/bare': bare ? ratio(timing.work, bare.work) : '—',
        },
      ]),
    ),
  );
}

void main();
