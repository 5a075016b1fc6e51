/**
 * Tools of others, in a page of another origin, load each contract by its URL: their packages come from the registry. A tool can
 * reject a document that parsers accept, and its page needs more of the headers than one request does.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {listen} from '@speech-docs/emulator/adapters/server';
import sirv from 'sirv';
import {removeTemporaryFolders, temporaryFolder, writeFiles} from '../support/temporaryFolder';

interface Tool {
  npm: string;
  /** The file of the package that a page loads. */
  script: string;
  /** What the page runs to show the contract at `url`. */
  start: string;
  contracts: readonly string[];
}

const rest = ['batch.openapi.yaml', 'batch.openapi.json'];
const sockets = ['realtime.asyncapi.yaml', 'flow.asyncapi.yaml'];
const tools: Record<string, Tool> = {
  'Swagger UI': {
    npm: 'swagger-ui-dist@5.35.0',
    script: 'swagger-ui-bundle.js',
    start: 'SwaggerUIBundle({url, domNode: tool})',
    contracts: rest,
  },
  Scalar: {
    npm: '@scalar/api-reference@1.76.0',
    script: 'dist/browser/standalone.js',
    start: 'Scalar.createApiReference(tool, {url})',
    contracts: rest,
  },
  'The AsyncAPI component': {
    npm: '@asyncapi/react-component@3.2.1',
    script: 'browser/standalone/index.js',
    start: 'AsyncApiStandalone.render({schema: {url}}, tool)',
    contracts: sockets,
  },
};
/** A text of each contract that none of the tools has by itself. */
const texts: Record<string, string> = {batch: 'ASR REST API', realtime: 'Realtime ASR API', flow: 'Flow API'};

test.describe('contracts', {tag: '@full'}, () => {
  let folder: string;
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    folder = temporaryFolder('contract-tools');
    // `dev` reads the folder at each request.
    server = createServer(sirv(folder, {dev: true}));
    origin = `http://localhost:${await listen(server)}`;
  });
  test.afterAll(() => {
    server.close();
    removeTemporaryFolders();
  });

  for (const [name, {npm, script, start, contracts}] of Object.entries(tools)) {
    test(`${name} loads ${contracts.join(' and ')} from another origin`, async ({page}) => {
      const packed = join(folder, name);
      mkdirSync(packed);
      const tarball = execFileSync('npm', ['pack', '--silent', npm], {cwd: packed, encoding: 'utf8'}).trim();
      execFileSync('tar', ['-xzf', tarball], {cwd: packed});
      for (const contract of contracts) {
        const url = `${process.env.SITE_ORIGIN}/contracts/${contract}`;
        const body = `<div id="tool"></div><script src="package/${script}"></script>`;
        const program = `const tool = document.getElementById('tool'); const url = '${url}'; ${start}`;
        writeFiles(packed, {'page.html': `<!doctype html><meta charset="utf-8">${body}<script>${program}</script>`});
        await page.goto(`${origin}/${encodeURIComponent(name)}/page.html`);
        await expect(
          page.getByText(texts[contract.split('.', 1)[0] ?? ''] ?? contract).first(),
          contract,
        ).toBeVisible();
      }
    });
  }
});
