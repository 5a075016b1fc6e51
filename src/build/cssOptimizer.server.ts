/**
 * Keeps out of the one stylesheet that every page waits for what a page may never need: styles of components that only
 * some pages have go into a sheet of their own, which loads with those pages, and variables that the build can resolve
 * are resolved. The byte budget in tests/build holds the sum.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss from 'postcss';
import {inlineCustomProperties, readIn, shortenNames} from './inlineCustomProperties.server';
import {removeOverriddenDeclarations} from './removeOverriddenDeclarations.server';

/**
 * What only some pages bring along, one sheet per group: what the reference draws; larger components for authors, with
 * the theme's pages that list a category. Small ones stay in the sheet of all pages: a request costs more than they do.
 */
const SHEETS = {
  reference: /[\\/]src[\\/](css[\\/]reference\w*\.css|components[\\/]MethodLine[\\/])/,
  parts:
    /[\\/]components[\\/](BeforeAfter|ContainerTable|FactTable|FlowDiagram|LanguageTable|LimitsTable|SizeCalculator|WerCalculator)[\\/]|[\\/]theme[\\/]DocCategoryGeneratedIndexPage[\\/]/,
  explorer: /[\\/]components[\\/]TranscriptExplorer[\\/]/,
  player: /[\\/]components[\\/]SessionPlayer[\\/]/,
};

/**
 * Selectors of the theme for a navbar or a sidebar that hides, a dark navbar, a logo in the footer that is a link, a
 * navbar in a container, frames, and pictures that are aligned by an attribute.
 */
const NEVER =
  /\.(navbarHideable|navbarHidden|sidebarWithHideableNavbar|sidebarHidden|sidebarLogo|docSidebarContainerHidden|docItemWrapperEnhanced|darkNavbarColorModeToggle|footerLogoLink|anchorTargetHideOnScrollNavbar)_|^\.navbar ?> ?\.container|^iframe$|^img\[align/;

export default function cssOptimizer(_context: LoadContext): Plugin {
  return {
    name: 'css-optimizer',
    configureWebpack: (config, isServer, {currentBundler}) => {
      shortenClasses(config);
      if (isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: Object.fromEntries(
              Object.entries(SHEETS).map(([name, test]) => [
                name,
                // Above the group that puts all styles into one file.
                {name, type: 'css/mini-extract', test, chunks: 'async', enforce: true, priority: 55},
              ]),
            ),
          },
        },
        plugins: config.mode === 'production' ? [new InlineCustomProperties(currentBundler.instance)] : [],
      };
    },
  };
}

/**
 * What is added to the names of classes to keep files apart is the same throughout a file. Docusaurus adds another four
 * letters to each class, which compress badly, in the styles, in the scripts and in every page.
 */
function shortenClasses({module}: Parameters<NonNullable<Plugin['configureWebpack']>>[0]): void {
  let shortened = 0;
  const visit = (rule: unknown): void => {
    if (Array.isArray(rule)) for (const one of rule) visit(one);
    if (!rule || typeof rule !== 'object') return;
    const {use, oneOf, options} = rule as {use?: unknown; oneOf?: unknown; options?: {modules?: object}};
    if (options?.modules && 'localIdentName' in options.modules) {
      Object.assign(options.modules, {localIdentName: '[local]_[hash:base64:3]', hashStrategy: 'minimal-subset'});
      shortened++;
    }
    visit(use);
    visit(oneOf);
  };
  visit(module?.rules);
  if (shortened === 0) throw new Error('Docusaurus names the classes of CSS modules elsewhere now: see cssOptimizer.');
}

type Bundler = Parameters<NonNullable<Plugin['configureWebpack']>>[2]['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

class InlineCustomProperties {
  constructor(private readonly bundler: Bundler) {}

  apply(compiler: Compiler) {
    const {RawSource} = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('inline-custom-properties', (compilation) => {
      // Before the minifier, which then works out what the values make possible.
      const stage = this.bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({name: 'inline-custom-properties', stage}, (assets) => {
        const elsewhere = {read: new Set<string>(), set: new Set<string>()};
        const sheets = new Map<string, postcss.Root>();
        for (const [file, source] of Object.entries(assets)) {
          const text = () => String(source.source());
          if (file.endsWith('.css')) sheets.set(file, postcss.parse(text(), {from: file}));
          else if (file.endsWith('.js')) note(text(), elsewhere);
        }
        for (const sheet of sheets.values()) {
          sheet.walkRules((rule) => {
            const selectors = rule.selectors.filter((selector) => !NEVER.test(selector));
            if (selectors.length === 0) rule.remove();
            else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
          });
          removeOverriddenDeclarations(sheet);
        }
        inlineCustomProperties([...sheets.values()], elsewhere);
        shortenNames([...sheets.values()], elsewhere);
        for (const [file, sheet] of sheets) compilation.updateAsset(file, new RawSource(sheet.toString()));
      });
    });
  }
}

/** Notes the variables of a text: those in `var()` are read there, all others may be set. */
function note(text: string, {read, set}: {read: Set<string>; set: Set<string>}): void {
  for (const name of readIn(text)) read.add(name);
  for (const [name] of text.matchAll(/(?<!var\(\s*)--[A-Za-z][\w-]+/g)) set.add(name);
}
