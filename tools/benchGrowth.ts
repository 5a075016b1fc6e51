/**
 * `npm run bench:growth`: what another page costs. This site with generated pages beside its own, and a bare Docusaurus
 * site of as many in all, built cold in turn. `--sizes 60,600,3000`, `--rounds 1`. The time and memory of this site as it
 * is are in `npm run bench:peers`.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {build, type Cost} from './bench/build';
import {kB, medians, ratio, table, writeFigures} from './bench/figures';
import {bareSite, MEASURED, ownPages, ownSite, type Site} from './bench/sites';

interface Row {
  cost: Cost;
  main: number;
  runtime: number;
  beside: number;
  html: number;
  index: number;
}

const SIZES = '60,600,3000';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {sizes: {type: 'string', default: SIZES}, rounds: {type: 'string', default: '1'}},
  });
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => size >= 10)) throw new Error('The page that is measured is the tenth: sizes start at 10.');
  const measured: {size: number; own: Row; bare: Row}[] = [];
  for (const size of sizes) {
    // The bare site has a start page beside its generated ones.
    const [own, bare] = [ownSite(size), await bareSite(size + ownPages() - 1)];
    const costs: Record<'own' | 'bare', Cost[]> = {own: [], bare: []};
    for (let round = 0; round < Number(values.rounds); round++) {
      costs.own.push(await build(own, {cold: true}));
      costs.bare.push(await build(bare, {cold: true}));
    }
    measured.push({
      size,
      own: rowOf(own, medians(costs.own), `generated/${MEASURED}`),
      bare: rowOf(bare, medians(costs.bare), MEASURED),
    });
    console.log(`${size} pages: done`);
  }
  table(
    `Cold builds; both sites have ${ownPages()} pages more than the number says`,
    Object.fromEntries(
      measured.map(({size, own, bare}) => [
        size,
        {
          'this site s': own.cost.seconds.toFixed(1),
          'bare s': bare.cost.seconds.toFixed(1),
          time: ratio(own.cost.seconds, bare.cost.seconds),
          'processor s': `${Math.round(own.cost.processor)} / ${Math.round(bare.cost.processor)}`,
          processor: ratio(own.cost.processor, bare.cost.processor),
          'this site MB': own.cost.megabytes,
          'bare MB': bare.cost.megabytes,
          memory: ratio(own.cost.megabytes, bare.cost.megabytes),
        },
      ]),
    ),
  );
  for (const which of ['own', 'bare'] as const) {
    table(
      `What a reader of one page downloads, kB Brotli 11: ${which === 'own' ? 'this site' : 'bare Docusaurus'}`,
      Object.fromEntries(
        measured.map(({size, [which]: row}) => [
          size,
          {
            'main script': kB(row.main),
            'runtime script': kB(row.runtime),
            'scripts beside them': kB(row.beside),
            'page (HTML)': kB(row.html),
            'search index': kB(row.index),
          },
        ]),
      ),
    );
  }
  const isWhole = values.sizes === SIZES;
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last || first === last) return writeFigures('growth', isWhole);
  table(
    `Growth per page from ${first.size} to ${last.size} pages, bytes`,
    Object.fromEntries(
      (['own', 'bare'] as const).map((which) => {
        const per = (figure: 'main' | 'runtime' | 'beside' | 'html' | 'index') =>
          ((last[which][figure] - first[which][figure]) / (last.size - first.size)).toFixed(1);
        return [
          which === 'own' ? 'this site' : 'bare Docusaurus',
          {
            'main script': per('main'),
            'runtime script': per('runtime'),
            'scripts beside them': per('beside'),
            'page (HTML)': per('html'),
            'search index': per('index'),
          },
        ];
      }),
    ),
  );
  writeFigures('growth', isWhole);
}

function rowOf({output}: Site, cost: Cost, address: string): Row {
  const scripts = readdirSync(join(output, 'assets/js')).filter((name) => name.endsWith('.js'));
  const named = (start: string) =>
    sum(
      output,
      scripts.filter((name) => name.startsWith(start)).map((name) => `assets/js/${name}`),
    );
  const index = ['find', 'assets/find'].flatMap((folder) =>
    existsSync(join(output, folder))
      ? readdirSync(join(output, folder))
          .filter((name) => !/\.(br|gz)$/.test(name))
          .map((name) => `${folder}/${name}`)
      : [],
  );
  const page = [`${address}.html`, `${address}/index.html`].find((file) => existsSync(join(output, file))) ?? '';
  return {
    cost,
    main: named('main.'),
    runtime: named('runtime~main.'),
    beside: besideOf(output, page),
    html: sum(output, [page]),
    index: sum(output, index),
  };
}

/** The sidebar's data and whatever else comes with every page of a version: a chunk that names the neighbour page. */
function besideOf(output: string, page: string): number {
  const html = readFileSync(join(output, page), 'utf8');
  const isFrame = /\/(main|runtime~main|framework)\./;
  const linked = [...html.matchAll(/src="?(\/assets\/js\/[^" >]+)/g)].map(([, src = '']) => src);
  const files = linked.filter((src) => !isFrame.test(src));
  if (files.length > 0) return sum(output, files);
  const sidebar = readdirSync(join(output, 'assets/js')).filter((name) =>
    readFileSync(join(output, 'assets/js', name), 'utf8').includes('docsSidebars":{'),
  );
  return sum(
    output,
    sidebar.map((name) => `assets/js/${name}`),
  );
}

function sum(folder: string, files: string[]): number {
  return files.reduce((bytes, file) => bytes + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
