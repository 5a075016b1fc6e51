/**
 * Docusaurus plugin: offers the contracts for download. `/contracts/<name>.yaml` and `.json` are the newest,
 * `/contracts/<version>/…` stays what it is for as long as the contract has that version, and `/batch.yaml` is an
 * address of old. Tokens are resolved; JSON is the same document.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT_FILES} from './contract.server';
import {loadReference} from './load.server';
import type {Contract} from './types';

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

async function allDownloads(): Promise<Download[]> {
  const {contracts} = await loadReference();
  return Object.values(contracts).flatMap(downloadsOf);
}

export default function contractsPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'contracts',
    getPathsToWatch: () => Object.values(CONTRACT_FILES),
    async postBuild({outDir}) {
      for (const {path, text} of await allDownloads()) {
        mkdirSync(dirname(join(outDir, path)), {recursive: true});
        writeFileSync(join(outDir, path), text);
      }
    },
    configureWebpack(_config, isServer) {
      const isPreview = !isServer && process.env.NODE_ENV !== 'production';
      // The type of the configuration knows nothing of the development server, though Docusaurus passes it on.
      const configuration = {
        devServer: {
          // `npm start` has no build folder: the files are answered from memory.
          setupMiddlewares(middlewares: unknown[]) {
            middlewares.unshift({name: 'contracts', path: baseUrl, middleware: serveDownloads});
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

async function serveDownloads(
  {url}: {url?: string},
  answer: HttpResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const path = url?.split(/[?#]/, 1)[0];
    const found = /\.(?:yaml|json)$/.test(path ?? '')
      ? (await allDownloads()).find((download) => download.path === path)
      : undefined;
    if (!found) return next();
    answer.setHeader('Content-Type', path?.endsWith('.json') ? 'application/json' : 'application/yaml; charset=utf-8');
    answer.end(found.text);
  } catch (error) {
    next(error);
  }
}
