/** A picture for each page, which chats and social networks show beside a link to it. */
import {createHash} from 'node:crypto';
import {toString as textOf} from 'hast-util-to-string';
import {type BuiltPage, find, generatedIndex, hasClass, sectionOf} from '../builtPage.server';
import {type PageFile, writeInside} from '../pageFiles.server';
import type {BuiltSite} from '../site.server';
import {cardSvg} from './card';
import {loadRenderer, type Renderer} from './draw.server';
import {cardLooks} from './look.server';

/** Names below change with their content, so browsers and hosts keep them for a year (packages/publish/delivery/headers.ts). */
const FOLDER = '/assets/cards';

/** Draws the cards of pages; returns the path of each page's picture. All share one where `load` finds no renderer. */
export function drawCards(
  root: string,
  pages: readonly PageFile[],
  {name, cards}: BuiltSite,
  load: () => Renderer = loadRenderer,
): (page: PageFile) => string {
  const renderer = rendererOf(load, cards.shared);
  if (!renderer) return () => cards.shared;
  const lookOf = cardLooks(root, cards, renderer.widthOf);
  const drawn = new Map<string, Buffer>();
  const pictures = new Map<PageFile, string>();
  for (const page of pages) {
    const h1 = page.built && find(page.built.main, ({tagName}) => tagName === 'h1');
    if (!page.built || !h1 || page.path === undefined || !isDocument(page.built)) continue;
    const title = textOf(h1).trim();
    const section = sectionOf(page.built.root);
    // A title that the typeface cannot write gets no card.
    if (![name, title, section ?? ''].every(renderer.has)) continue;
    const svg = cardSvg({name, title, ...(section && section !== title && {section})}, lookOf(page.path));
    const picture = `${FOLDER}/${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.png`;
    drawn.set(picture, drawn.get(picture) ?? renderer.draw(svg));
    pictures.set(page, picture);
    writeInside(root, page.places.at(picture).file, drawn.get(picture) ?? '');
  }
  return (page) => pictures.get(page) ?? cards.shared;
}

/** The search page has no title to show: nobody shares it without a query. */
function isDocument({root, main}: BuiltPage): boolean {
  return hasClass(main, 'theme-doc-markdown') || generatedIndex(root) !== null;
}

function rendererOf(load: () => Renderer, shared: string): Renderer | undefined {
  try {
    return load();
  } catch (error) {
    console.warn(`[WARNING] No social cards: ${(error as Error).message} All pages share ${shared} meanwhile.`);
    return undefined;
  }
}
