/** Draws cards as PNG and measures their texts. The renderer is a native library, which comes as a package of the platform. */
import {createRequire} from 'node:module';
import type * as Library from '@resvg/resvg-js';
import {escapeXml} from './card';

const require = createRequire(`${process.cwd()}/package.json`);

const FONT_FILE = require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf');
const MEASURED_SIZE = 100;
/** A character that no typeface has: what is drawn in its place is drawn for every missing one. */
const MISSING = '\ue000';

export interface Renderer {
  draw: (svg: string) => Buffer;
  /** Returns the width of a text in units of the font size. */
  widthOf: (text: string) => number;
  /** Whether the typeface has every character of a text. */
  has: (text: string) => boolean;
}

/** Returns the renderer; throws an error that says what to install where it is missing. */
export function loadRenderer(load: () => unknown = () => require('@resvg/resvg-js')): Renderer {
  const {Resvg} = loaded(load);
  const options = {
    font: {fontFiles: [FONT_FILE], loadSystemFonts: false, defaultFontFamily: 'Geist'},
    shapeRendering: 2,
    textRendering: 1,
    logLevel: 'off',
  } satisfies Library.ResvgRenderOptions;
  const boxOf = remembered((text) => {
    const letters = `<text y="200" font-family="Geist" font-weight="600" font-size="${MEASURED_SIZE}">${escapeXml(text)}</text>`;
    const box = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${letters}</svg>`, options).getBBox();
    return box && {left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height};
  });
  return {
    draw: (svg) => new Resvg(svg, options).render().asPng(),
    widthOf: (text) => (text.trim() ? (boxOf(text)?.right ?? 0) / MEASURED_SIZE : 0),
    has: (text) =>
      [...text].every(
        (character) => /\s/.test(character) || JSON.stringify(boxOf(character)) !== JSON.stringify(boxOf(MISSING)),
      ),
  };
}

function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (!known.has(text)) known.set(text, make(text));
    return known.get(text) as Value;
  };
}

function loaded(load: () => unknown): typeof Library {
  try {
    return load() as typeof Library;
  } catch (error) {
    const platform = `${process.platform}-${process.arch}`;
    throw new Error(
      `@resvg/resvg-js cannot be loaded on ${platform}: ${(error as Error).message.split('\n')[0]} Install with "npm ci" ` +
        `and without --omit=optional, or add the package "@resvg/resvg-js-${platform}…" of this platform.`,
    );
  }
}
