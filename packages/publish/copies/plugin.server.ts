/** Plugin: writes the pages of the built site as Markdown, beside the pages. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setImmediate as letOthersRun} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contractsOf} from '../../protocol/contracts/versions';
import {contractVersions} from '../../protocol/contracts/versions.server';
import {htmlFile, parseBuiltPage} from '../builtPage.server';
import {copyAddress} from '../copyAddress';
import {writeAnchors} from './anchorFiles.server';
import {type CopiedPage, type CopyFile, copyWriter, readCopy} from './copies.server';
import {withEndTags} from './endTags.server';
import {indexFiles} from './indexes.server';
import {objectsInventory, symbolsOf} from './symbols.server';

interface Options {
  /** File with the anchors that were ever published; without it, none is missed. */
  publishedAnchors?: string;
}

export default function copies(context: LoadContext, {publishedAnchors}: Options = {}): Plugin {
  const {siteConfig, siteDir, baseUrl, i18n} = context;
  return {
    name: 'markdown-copies',
    async postBuild({outDir, routesPaths}) {
      const pages: CopiedPage[] = [];
      const changed = new Map<string, string>();
      const paths = [...new Set(routesPaths)].filter((path) => !path.endsWith('/404.html')).sort();
      for (const address of paths) {
        const file = htmlFile(outDir, address.slice(baseUrl.length));
        if (!file) throw new Error(`copies: no page was built at ${address}.`);
        const html = readFileSync(file, 'utf8');
        const page = readCopy({address, file, html});
        if (page) {
          pages.push(page);
          changed.set(file, withAlternate(withEndTags(html, parseBuiltPage(html)), copyAddress(address)));
        }
        // Search reads the same pages in the same order, so each is parsed once (packages/publish/builtPage.server.ts).
        await letOthersRun();
      }
      for (const [file, html] of changed) writeFileSync(file, html);
      const versions = contractVersions(siteDir);
      const site = {siteUrl: siteConfig.url, baseUrl, contractsOf: (address: string) => contractsOf(address, versions)};
      const filesOf = copyWriter(pages, site);
      const files: CopyFile[] = [];
      for (const page of pages) {
        files.push(...filesOf(page));
        await letOthersRun();
      }
      const indexes = indexFiles(pages, files, {
        siteUrl: siteConfig.url,
        name: siteConfig.title,
        tagline: siteConfig.tagline,
      });
      // Translated headings have anchors of their own, so the list of published ones is that of the default language.
      const isChecked = i18n.currentLocale === i18n.defaultLocale;
      writeAnchors({siteDir, outDir, baseUrl, published: isChecked ? publishedAnchors : undefined}, pages);
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

/** Tells programs that read the page where its Markdown is. */
function withAlternate(html: string, address: string): string {
  return html.replace('</head>', `<link rel="alternate" type="text/markdown" href="${address}"></head>`);
}
