/**
 * Docusaurus plugin: offers the contracts for download. `/contracts/<name>.yaml` and `.json` are the newest,
 * `/contracts/<version>/…` stays what it is for as long as the contract has that version, and `/batch.yaml` is an
 * address of old. Tokens are resolved; JSON is the same document. `/errors.json` is the catalogue of failures.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Api, Contract} from '../../packages/protocol/contracts/parsed';
import {CONTRACT_FILES} from '../../packages/protocol/contracts/read.server';
import {errorsFile} from '../../packages/protocol/failures/errorsFile';
import {errorsSchema} from '../../packages/protocol/failures/schema';
import {failureSources} from './failures';
import {loadReference} from './load.server';

/** One file to serve: its address and its text. */
export interface Download {
  path: string;
  text: string;
}

/** Returns every file that a contract is offered as. */
export function downloadsOf(contract: Contract): Download[] {
  const name = basename(contract.file, '.yaml');
  const version: string = contract.root.info.version;
  const json = `${JSON.stringify(contract.root, null, 2)}\n`;
  const files = ['/contracts', `/contracts/${version}`].flatMap((folder) => [
    {path: `${folder}/${name}.yaml`, text: contract.text},
    {path: `${folder}/${name}.json`, text: json},
  ]);
  return contract.api === 'batch' ? [...files, {path: '/batch.yaml', text: contract.text}] : files;
}

/** Returns the catalogue of failures as a file, and the schema of that file. */
export function errorDownloads(contracts: Record<Api, Contract>, site?: string): Download[] {
  const text = (value: object) => `${JSON.stringify(value, null, 1)}\n`;
  return [
    {path: '/errors.json', text: text(errorsFile(failureSources(contracts), site))},
    {path: '/errors.schema.json', text: text(errorsSchema)},
  ];
}

async function allDownloads(site: string): Promise<Download[]> {
  const {contracts} = await loadReference();
  return [...Object.values(contracts).flatMap(downloadsOf), ...errorDownloads(contracts, site)];
}

export default function contractsPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const site = new URL(baseUrl, siteConfig.url).href.replace(/\/$/, '');
  return {
    name: 'contracts',
    getPathsToWatch: () => Object.values(CONTRACT_FILES),
    async postBuild({outDir}) {
      for (const {path, text} of await allDownloads(site)) {
        mkdirSync(dirname(join(outDir, path)), {recursive: true});
        writeFileSync(join(outDir, path), text);
      }
    },
    configureWebpack(_config, isServer) {
      const isPreview = !isServer && process.env.NODE_ENV !== 'production';
      // The type of the configuration knows nothing of the development server, though Docusaurus passes it on.
      const configuration = {
        devServer: {
          // `npm start` has no build folder: the files are served from memory.
          setupMiddlewares(middlewares: unknown[]) {
            middlewares.unshift({name: 'contracts', path: baseUrl, middleware: serveDownloads(site)});
            return middlewares;
          },
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
      return isPreview ? configuration : undefined;
    },
  };
}

interface HttpResponse {
  setHeader(name: string, value: string): void;
  end(text: string): void;
}

function serveDownloads(site: string) {
  return async ({url}: {url?: string}, response: HttpResponse, next: (error?: unknown) => void): Promise<void> => {
    try {
      const path = url?.split(/[?#]/, 1)[0];
      const found = /\.(?:yaml|json)$/.test(path ?? '')
        ? (await allDownloads(site)).find((download) => download.path === path)
        : undefined;
      if (!found) return next();
      const type = path?.endsWith('.json') ? 'application/json' : 'application/yaml; charset=utf-8';
      response.setHeader('Content-Type', type);
      response.end(found.text);
    } catch (error) {
      next(error);
    }
  };
}
