/**
 * Docusaurus plugin: offers the contracts for download. `/contracts/<name>.yaml` and `.json` are the newest,
 * `/contracts/<version>/…` stays what it is for as long as the contract has that version, and `/batch.yaml` is an
 * address of old. Tokens are resolved; JSON is the same document. `/errors.json` is the catalogue of failures.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contractFiles} from '@speech-docs/contracts/files';
import {olderContracts} from '@speech-docs/contracts/history/published.server';
import type {Api, Contract} from '@speech-docs/protocol/contracts/parsed';
import {CONTRACT_FILES} from '@speech-docs/protocol/contracts/read.server';
import {errorsFile} from '@speech-docs/protocol/failures/errorsFile';
import {errorsSchema} from '@speech-docs/protocol/failures/schema';
import {failureSources} from './failures';
import {loadReference} from './load.server';

/** One file to serve: its address and its text. */
interface Download {
  path: string;
  text: string;
}

/** Returns every file that a contract is offered as; `site` is the address that links in it begin with. */
function downloadsOf(contract: Contract, site: string): Download[] {
  const filesOf = (one: Contract) =>
    contractFiles(one.api, contract.file).map(({name, write}) => ({name, text: write(one, site)}));
  const below = (folder: string, files: readonly {name: string; text: string}[]) =>
    files.map(({name, text}) => ({path: `/contracts/${folder}${name}`, text}));
  const newest = filesOf(contract);
  return [
    ...olderContracts(contract).flatMap((one) => below(`${one.root.info.version}/`, filesOf(one))),
    ...below(`${contract.root.info.version}/`, newest),
    ...below('', newest),
    ...(contract.api === 'batch' ? [{path: '/batch.yaml', text: contract.text}] : []),
  ];
}

/** Returns the catalogue of failures as a file, and the schema of that file. */
function errorDownloads(contracts: Record<Api, Contract>, site?: string): Download[] {
  const text = (value: object) => `${JSON.stringify(value, null, 1)}\n`;
  return [
    {path: '/errors.json', text: text(errorsFile(failureSources(contracts), site))},
    {path: '/errors.schema.json', text: text(errorsSchema)},
  ];
}

async function allDownloads(site: string): Promise<Download[]> {
  const {contracts} = await loadReference();
  const files = Object.values(contracts).flatMap((contract) => downloadsOf(contract, site));
  return [...files, ...errorDownloads(contracts, site)];
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

/** What `npm start` calls the files; others are text. */
const TYPES: Record<string, string> = {json: 'application/json', yaml: 'application/yaml; charset=utf-8'};

interface HttpResponse {
  setHeader(name: string, value: string): void;
  end(text: string): void;
}

function serveDownloads(site: string) {
  return async ({url}: {url?: string}, response: HttpResponse, next: (error?: unknown) => void): Promise<void> => {
    try {
      const path = url?.split(/[?#]/, 1)[0];
      const found = /\.(?:yaml|json|ts|py)$/.test(path ?? '')
        ? (await allDownloads(site)).find((download) => download.path === path)
        : undefined;
      if (!found) return next();
      response.setHeader('Content-Type', TYPES[/\w+$/.exec(path ?? '')?.[0] ?? ''] ?? 'text/plain; charset=utf-8');
      response.end(found.text);
    } catch (error) {
      next(error);
    }
  };
}
