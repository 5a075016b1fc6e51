/** Plugin: prepares the built site for delivery, after every other plugin has written its files. */
import {basename, dirname, join} from 'node:path';
import type {I18n, InitializedPlugin, LoadContext, Plugin, Props} from '@docusaurus/types';
import {isForReaders, isSitePreview} from '../../../src/lib/buildEnvironment.server';
import {deliver, startCompressing} from './deliver.server';
import {noCopies} from './precompress.server';

const NAME = 'delivery';

interface Options {
  /** Where to report a hole, for security.txt. */
  securityEmail: string;
  /** Other origins that the pages' scripts may send requests to. */
  connect: readonly string[];
}

type LoadedPlugin = InitializedPlugin & {postBuild?: (props: Props) => Promise<unknown> | undefined};

export default function delivery({siteConfig, siteDir, i18n}: LoadContext, options: Options): Plugin {
  return {
    name: NAME,
    async postBuild({outDir, plugins}) {
      const cache = join(siteDir, 'node_modules/.cache/delivery');
      // Half the time of a build goes into copies that only readers at the end of a network need.
      const compress = isForReaders() ? startCompressing({built: outDir, cache}) : noCopies;
      await waitForOtherPlugins(plugins as unknown as LoadedPlugin[]);
      const isPart = i18n.currentLocale !== i18n.defaultLocale && basename(outDir) === i18n.currentLocale;
      const delivery = {
        root: isPart ? dirname(outDir) : outDir,
        built: outDir,
        repository: siteDir,
        siteUrl: siteConfig.url,
        bases: basesOf(siteConfig, i18n),
        isPreview: isSitePreview(),
        securityEmail: options.securityEmail,
        connect: options.connect,
        cache,
        builtAt: new Date(),
      };
      const {files, made} = await deliver(delivery, compress);
      console.log(`[INFO] Delivery: ${files} files compressed, ${made} copies made anew.`);
    },
  };
}

/**
 * Returns the base URLs of all languages that are built into one folder, the site's own first. A language with a host of
 * its own is another site.
 */
function basesOf({url, baseUrl}: LoadContext['siteConfig'], {defaultLocale, locales, localeConfigs}: I18n): string[] {
  const others = locales.filter((locale) => locale !== defaultLocale).map((locale) => localeConfigs[locale]);
  const site = localeConfigs[defaultLocale];
  const bases = [site, ...others].flatMap((config) => (config?.url === url ? [config.baseUrl] : []));
  return bases.includes(baseUrl) ? [...new Set(bases)] : [baseUrl];
}

/**
 * Docusaurus starts the last step of all plugins side by side, in the order of the configuration. This plugin is
 * first there, so none of the others has begun: each gets a wrapper that lets us know when it has ended.
 */
async function waitForOtherPlugins(plugins: LoadedPlugin[]): Promise<void> {
  const others = plugins.filter(({name, postBuild}) => name !== NAME && postBuild);
  const ends = others.map(
    (plugin) =>
      new Promise<void>((done, failed) => {
        const original = plugin.postBuild?.bind(plugin);
        plugin.postBuild = async (props) => {
          try {
            await original?.(props);
            done();
          } catch (error) {
            failed(error);
            throw error;
          }
        };
      }),
  );
  // A plugin that had begun before would never report: better a message than a build that hangs.
  const first = plugins.find(({postBuild}) => postBuild);
  if (first?.name !== NAME) {
    throw new Error(`packages/publish/delivery/plugin.server.ts must be the first plugin, but ${first?.name} does.`);
  }
  await Promise.all(ends);
}
