/** Draws cards as PNG. The renderer is a native library, which comes as a package of the platform. */
import {createRequire} from 'node:module';
import type * as Renderer from '@resvg/resvg-js';
import {CARD} from './card';
import {FONT_FILE} from './look.server';
import {palettePng} from './palette.server';

const require = createRequire(`${process.cwd()}/package.json`);

export type Draw = (svg: string) => Buffer;

/** Returns the function that draws; throws an error that says what to install where the renderer is missing. */
export function loadRenderer(load: () => unknown = () => require('@resvg/resvg-js')): Draw {
  const {Resvg} = loaded(load);
  const options = {
    font: {fontFiles: [FONT_FILE], loadSystemFonts: false, defaultFontFamily: 'Geist'},
    shapeRendering: 2,
    textRendering: 1,
    logLevel: 'off',
  } satisfies Renderer.ResvgRenderOptions;
  return (svg) => palettePng(new Resvg(svg, options).render().pixels, CARD.width, CARD.height);
}

function loaded(load: () => unknown): typeof Renderer {
  try {
    return load() as typeof Renderer;
  } catch (error) {
    const platform = `${process.platform}-${process.arch}`;
    throw new Error(
      `@resvg/resvg-js cannot be loaded on ${platform}: ${(error as Error).message.split('\n')[0]} Install with "npm ci" ` +
        `and without --omit=optional, or add the package "@resvg/resvg-js-${platform}…" of this platform.`,
    );
  }
}
