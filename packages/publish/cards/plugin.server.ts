/**
 * Plugin: a picture for each page, which chats and social networks show beside a link to it. Its address is in the page's
 * `og:image` and `twitter:image`.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isForReaders} from '../../../src/lib/buildEnvironment.server';
import {productOf} from '../../../src/lib/productOf';
import {htmlFile} from '../builtPage.server';
import {cardSvg} from './card';
import {type Draw, loadRenderer} from './draw.server';
import {type Looks, readLooks} from './look.server';
import {type CardPage, cardPages} from './pages';

/** Names below change with their content, so browsers and hosts keep them for a year (packages/publish/delivery/headers.ts). */
const FOLDER = 'assets/cards';

interface Options {
  /** The picture of pages without one of their own: its path in `static/`. */
  shared: string;
}

export default function socialCards({siteConfig, siteDir, baseUrl}: LoadContext, {shared}: Options): Plugin {
  let pages: CardPage[] = [];
  return {
    name: 'social-cards',

    allContentLoaded({allContent}) {
      pages = cardPages(Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[]);
    },

    // Without a pause: other plugins read the same pages after this one, and write them when they are done. In threads it
    // would take longer, because those are busy with compressed copies.
    async postBuild({outDir, routesPaths}) {
      const startedAt = performance.now();
      const draw = rendererOf(shared);
      const cards = draw ? cardsOf(pages, readLooks(siteDir), siteConfig.title, baseUrl) : new Map<string, Card>();
      for (const path of new Set(routesPaths)) {
        const file = htmlFile(outDir, path.slice(baseUrl.length));
        const image = cards.get(path)?.file ?? shared;
        if (file) writeFileSync(file, withImage(readFileSync(file, 'utf8'), siteConfig.url + baseUrl + image));
      }
      if (!draw) return;
      mkdirSync(join(outDir, FOLDER), {recursive: true});
      const svgs = new Map([...cards.values()].map(({file, svg}) => [file, svg]));
      for (const [file, svg] of svgs) writeFileSync(join(outDir, file), draw(svg));
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`[INFO] Social cards: ${svgs.size} drawn in ${seconds} s.`);
    },
  };
}

interface Card {
  /** Inside the built site. */
  file: string;
  svg: string;
}

/** Returns nothing where cards are of no use, or where they cannot be drawn: then all pages share one picture. */
function rendererOf(shared: string): Draw | undefined {
  if (!isForReaders()) return undefined;
  try {
    return loadRenderer();
  } catch (error) {
    console.warn(`[WARNING] No social cards: ${(error as Error).message} All pages share ${shared} meanwhile.`);
    return undefined;
  }
}

/** Returns the cards by the addresses of their pages. A title that the typeface cannot write gets none. */
function cardsOf(pages: CardPage[], looks: Looks, name: string, baseUrl: string): Map<string, Card> {
  const cards = new Map<string, Card>();
  for (const {path, title, section} of pages) {
    const texts = [name, title, section ?? ''];
    if (!texts.every(looks.typeface.has)) continue;
    const svg = cardSvg({name, title, section}, looks.of(productOf(`/${path.slice(baseUrl.length)}`)));
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    cards.set(path, {file: `${FOLDER}/${hash}.png`, svg});
  }
  return cards;
}

/** A page whose front matter names a picture keeps that one. */
function withImage(html: string, address: string): string {
  if (/<meta\b[^>]*\bproperty="?og:image\b/.test(html)) return html;
  const tags = `<meta property="og:image" content="${address}"><meta name="twitter:image" content="${address}">`;
  return html.replace('</head>', `${tags}</head>`);
}
