/**
 * Plugin: puts the replacements of the table into a production build. `npm start` runs without them, and `LEAN=0` builds
 * without them.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ReplacementReport} from './report.server';
import {chosenReplacements} from './table.server';
import type {Bundle, Change, Replacement} from './types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

export default function replacements(context: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const chosen = isProduction ? chosenReplacements(process.env.LEAN) : [];
  const report = new ReplacementReport();
  let docs: Record<string, LoadedContent> = {};
  return {
    name: 'replacements',
    async allContentLoaded({allContent}) {
      docs = (allContent[DOCS_PLUGIN] ?? {}) as Record<string, LoadedContent>;
    },
    configureWebpack(config, isServer) {
      const changes = chosen.flatMap((replacement) => changeOf(replacement, {context, docs, config, isServer}, report));
      return {
        resolve: {alias: Object.assign({}, ...changes.map(({alias}) => alias))},
        module: {rules: changes.flatMap(({rules}) => rules ?? [])},
        plugins: [report.watch(isServer)],
      };
    },
    configurePostCss(options) {
      for (const {configurePostCss} of chosen) configurePostCss?.(options, context);
      return options;
    },
    async postBuild() {
      report.finish(context.generatedFilesDir);
    },
  };
}

function changeOf({name, change}: Replacement, bundle: Bundle, report: ReplacementReport): Change[] {
  const made = change(bundle);
  if (!made) return [];
  if ('missing' in made || 'unsafe' in made) {
    report.reject(name, made);
    return [];
  }
  report.expect(name, bundle.isServer, made.uses ?? []);
  return [made];
}
