/** Plugin: writes the pages of the built site as Markdown, beside the pages. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setImmediate as letOthersRun} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {goneAnchors, movedAnchors} from '../../data/anchors';
import {safeDecode} from '../lib/safeDecode';
import {twinAddress} from '../lib/twinAddress';
import {successorsOf} from './anchorLedger';
import {anchorsOf} from './anchors';
import {contractsFor} from './contracts.server';
import {indexFiles} from './indexes.server';
import {objectsInventory, symbolsOf} from './symbols.server';
import {readTwin, type TwinPage, twinFiles} from './twins.server';

export default function twins({siteConfig, siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'twins',
    async postBuild({outDir, routesPaths}) {
      const pages: TwinPage[] = [];
      const paths = [...new Set(routesPaths)].filter((path) => !path.endsWith('/404.html')).sort();
      for (const address of paths) {
        const file = htmlFile(outDir, address.slice(baseUrl.length));
        const html = readFileSync(file, 'utf8');
        const page = readTwin({address, file, html});
        if (page) {
          pages.push(page);
          writeFileSync(file, withAlternate(html, twinAddress(address)));
        }
        await letOthersRun();
      }
      const site = {siteUrl: siteConfig.url, contractsOf: contractsFor(siteDir)};
      const files = twinFiles(pages, site);
      const indexes = indexFiles(pages, files, {
        siteUrl: siteConfig.url,
        name: siteConfig.title,
        tagline: siteConfig.tagline,
      });
      writeAnchors(siteDir, outDir, pages);
      const symbols = symbolsOf(pages);
      writeFileSync(join(outDir, 'symbols.json'), `${JSON.stringify(symbols, null, 1)}\n`);
      writeFileSync(join(outDir, 'objects.inv'), objectsInventory(symbols, siteConfig.title, site.contractsOf('/')));
      for (const {address, text} of [...files, ...indexes]) {
        const file = join(outDir, decodeURIComponent(address));
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
    },
  };
}

/** Notes the anchors of this build for `npm run anchors:record`, and what became of those that earlier ones had. */
function writeAnchors(siteDir: string, outDir: string, pages: readonly TwinPage[]): void {
  const now = new Map(pages.map(({address, tree}) => [address, new Set(anchorsOf(tree.children))]));
  const lineOf = (file: string, text: string) =>
    readFileSync(join(siteDir, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1;
  const file = join(siteDir, 'data/anchors-ever.json');
  const ever = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
  const successors = successorsOf({ever, moved: movedAnchors, gone: goneAnchors}, now, lineOf);
  writeFileSync(join(outDir, 'moved-anchors.json'), `${JSON.stringify(successors)}\n`);
  mkdirSync(join(outDir, '_hosting'), {recursive: true});
  const listed = [...now].map(([page, anchors]) => [page, [...anchors]]);
  writeFileSync(join(outDir, '_hosting/anchors.json'), `${JSON.stringify(Object.fromEntries(listed))}\n`);
}

/** Tells programs that read the page where its Markdown is. */
function withAlternate(html: string, address: string): string {
  return html.replace('</head>', `<link rel="alternate" type="text/markdown" href="${address}"></head>`);
}

function htmlFile(outDir: string, path: string): string {
  const name = safeDecode(path.replace(/\/$/, ''));
  const candidates = [join(outDir, name, 'index.html'), join(outDir, `${name}.html`)];
  return candidates.find((file) => existsSync(file)) ?? (candidates[0] as string);
}
