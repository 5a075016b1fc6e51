/**
 * Tools of others, in a page of another origin, load each contract by its URL: their packages come from the registry. A tool can
 * reject a document that parsers accept, and its page needs more of the headers than one request does.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {listen} from '@speech-docs/emulator/server';
import sirv from 'sirv';
import {temporaryFolder, writeFiles} from '../support/temporaryFolder';

interface Tool {
  packages: readonly string[];
  /** The folder with the tool's own page, which reads `?url=`. */
  site?: string;
  /** Without such a page: the scripts of the packages, and what shows the contract at `url` in the element `tool`. */
  scripts?: readonly string[];
  start?: string;
  contracts: readonly string[];
}

const rest = ['batch.openapi.yaml', 'batch.openapi.json'];
const sockets = ['realtime.asyncapi.yaml', 'flow.asyncapi.yaml'];
const tools: Record<string, Tool> = {
  // Later versions are a server of Next.js, of 60 MB.
  'AsyncAPI Studio': {packages: ['@asyncapi/studio@0.20.0'], site: 'studio/build', contracts: sockets},
  'Swagger Editor': {
    packages: ['react@18.3.1', 'react-dom@18.3.1', 'swagger-editor@5.3.6'],
    scripts: [
      'react/umd/react.production.min.js',
      'react-dom/umd/react-dom.production.min.js',
      'swagger-editor/dist/umd/swagger-editor.js',
    ],
    start: 'ReactDOM.createRoot(tool).render(React.createElement(SwaggerEditor, {url}))',
    contracts: rest,
  },
  Scalar: {
    packages: ['@scalar/api-reference@1.76.0'],
    scripts: ['api-reference/dist/browser/standalone.js'],
    start: 'Scalar.createApiReference(tool, {url})',
    contracts: rest,
  },
};
/** A text of each contract that none of the tools has by itself. */
const texts: Record<string, string> = {batch: 'ASR REST API', realtime: 'Realtime ASR API', flow: 'Flow API'};

/** Unpacks a package into a folder of its name, without its scope. */
function unpack(version: string, folder: string): void {
  const own = join(folder, version.replace(/^@\w+\/|@[\d.]+$/g, ''));
  mkdirSync(own);
  const tarball = execFileSync('npm', ['pack', '--silent', version], {cwd: folder, encoding: 'utf8'}).trim();
  execFileSync('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', own]);
}

test.describe('contracts', {tag: '@full'}, () => {
  for (const [name, {packages, site = '', scripts = [], start, contracts}] of Object.entries(tools)) {
    test(`${name} loads ${contracts.join(' and ')} from another origin`, async ({page}) => {
      const folder = temporaryFolder('contract-tools');
      for (const version of packages) unpack(version, folder);
      const loaded = scripts.map((script) => `<script src="${script}"></script>`).join('');
      const program = `const url = new URLSearchParams(location.search).get('url'); ${start}`;
      const html = `<!doctype html><meta charset="utf-8"><div id="tool"></div>${loaded}<script>${program}</script>`;
      if (!site) writeFiles(folder, {'index.html': html});
      const server = createServer(sirv(join(folder, site)));
      const origin = `http://localhost:${await listen(server)}`;
      for (const contract of contracts) {
        await page.goto(`${origin}/?url=${process.env.SITE_ORIGIN}/contracts/${contract}`);
        const text = texts[contract.split('.', 1)[0] ?? ''] ?? contract;
        await expect(page.getByText(text).first(), contract).toBeVisible();
      }
      server.close();
    });
  }
});
