/**
 * Docusaurus plugin, the first of the site's: completes the built site, when all other plugins have written their files, so that
 * plain `docusaurus build` is the whole build.
 */
import {basename, dirname} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publish} from './publish.server';
import type {BuiltSite} from './site.server';

type PostBuild = NonNullable<Plugin['postBuild']>;
type Options = Pick<BuiltSite, 'isPreview' | 'securityEmail' | 'connect' | 'contentSignal'>;

export default function publishPlugin({siteConfig, siteDir, i18n, baseUrl}: LoadContext, options: Options): Plugin {
  return {
    name: 'publish',
    // Every page leads to llms.txt near its top, whichever part of the theme renders it; readers have it in the page's tools.
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'a',
          attributes: {href: `${baseUrl}llms.txt`, hidden: true},
          innerHTML: 'For programs: all pages as Markdown (llms.txt)',
        },
      ],
    }),
    async postBuild(props) {
      await othersHaveEnded(props);
      const {outDir} = props;
      // The folder of another language is inside that of the site.
      const isInside = i18n.currentLocale !== i18n.defaultLocale && basename(outDir) === i18n.currentLocale;
      const root = isInside ? dirname(outDir) : outDir;
      const own = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
      const site: BuiltSite = {
        url: siteConfig.url,
        base: baseUrl,
        bases: isInside ? [own, baseUrl] : [baseUrl],
        name: siteConfig.title,
        tagline: siteConfig.tagline,
        contracts: (siteConfig.customFields?.contracts ?? []) as BuiltSite['contracts'],
        ...options,
      };
      await publish({root, outDir, projectDir: siteDir, site, now: new Date()});
    },
  };
}

/**
 * Docusaurus 3.10 calls `postBuild` of all plugins one after another without waiting, and offers no later hook. Resolves when
 * those of the plugins behind this one have ended.
 */
async function othersHaveEnded({plugins}: Parameters<PostBuild>[0]): Promise<void> {
  const running: Promise<unknown>[] = [];
  for (const plugin of plugins) {
    const {postBuild} = plugin;
    if (!postBuild || plugin.name === 'publish') continue;
    plugin.postBuild = (props: Parameters<PostBuild>[0]) => {
      const ended = Promise.resolve(postBuild.call(plugin, props)).then(() => undefined);
      running.push(ended);
      return ended;
    };
  }
  // The calls are made before this goes on.
  await Promise.resolve();
  await Promise.all(running);
}
