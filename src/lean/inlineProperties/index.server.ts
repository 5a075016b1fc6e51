/** Inlines custom properties whose value the build knows. */
import postcss from 'postcss';
import type {Bundle, Bundler, Replacement} from '../types';
import {inlineCustomProperties, readIn} from './inline.server';

type Compiler = InstanceType<Bundler['Compiler']>;

export const inlineProperties: Replacement = {
  name: 'inline-custom-properties',
  replaces: '`var(--name)` in the style sheets by its value, where the build knows it and that is shorter',
  safeBecause:
    'A property stays when its value differs between the color modes or in a media query, when an element below the root sets it, or ' +
    'when a script names it. Names stay as they are.',
  checkedBy: '`tests/unit/lean/inlineCustomProperties`, and the screens of the visual comparison',
  change(bundle) {
    return bundle.isServer ? undefined : {plugins: [new InlineCustomProperties(bundle)]};
  },
};

class InlineCustomProperties {
  constructor(private readonly bundle: Bundle) {}

  apply(compiler: Compiler) {
    const {RawSource} = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('inline-custom-properties', (compilation) => {
      // Before the minifier, which then works out what the values make possible.
      const stage = this.bundle.bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({name: 'inline-custom-properties', stage}, (assets) => {
        const elsewhere = {read: new Set<string>(), set: new Set<string>()};
        const sheets = new Map<string, postcss.Root>();
        for (const [file, source] of Object.entries(assets)) {
          const text = () => String(source.source());
          if (file.endsWith('.css')) sheets.set(file, postcss.parse(text(), {from: file}));
          else if (file.endsWith('.js')) note(text(), elsewhere);
        }
        const inlined = inlineCustomProperties([...sheets.values()], elsewhere);
        if (inlined === 0) this.bundle.reportMissing('the style sheets read no custom property with a known value');
        for (const [file, sheet] of sheets) compilation.updateAsset(file, new RawSource(sheet.toString()));
      });
    });
  }
}

/** Notes the properties of a text: those in `var()` are read there, all others may be set. */
function note(text: string, {read, set}: {read: Set<string>; set: Set<string>}): void {
  for (const name of readIn(text)) read.add(name);
  for (const [name] of text.matchAll(/(?<!var\(\s*)--[A-Za-z][\w-]+/g)) set.add(name);
}
