/**
 * `npm run bench:peers`: this site beside a bare Docusaurus, a Starlight and a VitePress site, made from the same plain
 * Markdown and measured in turn in one run, so that a busy machine is busy for all. The others have as many pages as this
 * one, whose build is that of the site as it is; the page that is loaded is a plain page of the same text, beside its own.
 * `--rounds 5`, `--builds 1`, `--no-lighthouse`, `--no-loads`, `--only bare,starlight`.
 */
import {parseArgs} from 'node:util';
import {build, type Cost} from './bench/build';
import {kB, medians, ratio, table, writeFigures} from './bench/figures';
import {lighthouse} from './bench/lighthouse';
import {openBrowser, served, type Timing, time, weigh} from './bench/load';
import {servePlainly} from './bench/plainServer';
import {bareSite, MEASURED, ownPages, ownSite, type Site, starlightSite, vitepressSite} from './bench/sites';

const BASE = 'bare Docusaurus';
const ALL = 'bare,starlight,vitepress';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      rounds: {type: 'string', default: '5'},
      only: {type: 'string', default: ALL},
      builds: {type: 'string', default: '1'},
      'no-lighthouse': {type: 'boolean'},
      'no-loads': {type: 'boolean'},
    },
  });
  const makers = {bare: bareSite, starlight: starlightSite, vitepress: vitepressSite};
  const makePeers = values.only.split(',').map((name) => makers[name as keyof typeof makers]);
  const pages = ownPages();
  // A start page comes on top of the plain ones.
  const peers = await Promise.all(makePeers.map((make) => make(pages - 1)));
  await compareBuilds([ownSite(0), ...peers], Number(values.builds), pages);
  if (values['no-loads']) return writeFigures('peers', false);
  const own = ownSite(pages);
  await build(own, {cold: true});
  const sites = [own, ...peers];
  await compareLoads(sites, Number(values.rounds));
  if (!values['no-lighthouse']) await compareScores(sites);
  writeFigures('peers', !values['no-lighthouse'] && values.only === ALL);
}

async function compareBuilds(sites: Site[], rounds: number, pages: number): Promise<void> {
  const runs = new Map<string, {cold: Cost[]; warm: Cost[]}>(sites.map(({name}) => [name, {cold: [], warm: []}]));
  for (let round = 0; round < rounds; round++) {
    for (const site of sites) {
      const cold = await build(site, {cold: true});
      runs.get(site.name)?.cold.push(cold);
      runs.get(site.name)?.warm.push(await build(site, {cold: false}));
      console.log(`built ${site.name} in ${cold.seconds.toFixed(1)} s`);
    }
  }
  const costs = [...runs].map(([name, {cold, warm}]) => ({name, cold: medians(cold), warm: medians(warm)}));
  const base = costs.find(({name}) => name === BASE);
  table(
    `Builds, ${pages} pages each: this site as it is, the others of plain pages; median of ${rounds}`,
    Object.fromEntries(
      costs.map(({name, cold, warm}) => [
        name,
        {
          'cold s': cold.seconds.toFixed(1),
          'against bare': base ? ratio(cold.seconds, base.cold.seconds) : '—',
          'processor s': Math.round(cold.processor),
          'against bare, processor': base ? ratio(cold.processor, base.cold.processor) : '—',
          'warm s': warm.seconds.toFixed(1),
          'peak MB': cold.megabytes,
        },
      ]),
    ),
  );
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

async function compareScores(sites: Site[]): Promise<void> {
  const rows: Record<string, object> = {};
  for (const site of sites) {
    await served(
      site.output,
      async (origin) => {
        for (const form of ['mobile', 'desktop'] as const) {
          rows[`${site.name}, ${form}`] = await lighthouse(`${origin}/${addressOf(site)}`, form);
        }
      },
      servePlainly,
    );
  }
  table('Lighthouse', rows);
}

void main();
