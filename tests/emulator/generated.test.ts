/** What the core needs in a browser: written ahead of time, current, small, and free of Node.js. */
import {readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import {join} from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {brotliCompressSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';
import {beforeAll, describe, expect, it} from 'vitest';
import {generateRecordings} from '../../packages/emulator/compile/recordings';
import {generateContracts} from '../../packages/protocol/compile/generate';
import {startRecognition} from './support/client';
import {runSession} from './support/wire';

const ROOT = join(__dirname, '../..');
/**
 * On 24 November 2026 the core was 30 kB of it, the validators 11, contracts and recordings 13. Forms that aren't copied,
 * and faults after the effect, are 3 kB.
 */
const MOST_BYTES = 55_000;
/** What pages and workers have, of all that Node.js has. */
const WEB = {
  atob,
  btoa,
  crypto,
  clearTimeout,
  setTimeout,
  AbortController,
  Blob,
  FormData,
  Headers,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};

it.each([
  'packages/protocol/generated/contracts.json',
  'packages/protocol/generated/validators.js',
  'packages/emulator/generated/recordings.json',
])('%s is current (npm run emulator:compile)', async (file) => {
  const fresh: Record<string, string> = {...(await generateContracts()), ...generateRecordings()};
  expect(readFileSync(join(ROOT, file), 'utf8') === fresh[file]).toBe(true);
});

describe('the bundle for a browser', () => {
  const nodeModules: string[] = [];
  let code = '';
  beforeAll(async () => {
    const noteModules: Plugin = {
      name: 'note-node-modules',
      setup: ({onResolve}) => {
        const names = new RegExp(`^(?:node:.*|ws|ajv.*|${builtinModules.join('|')})$`);
        onResolve({filter: names}, ({path}) => {
          nodeModules.push(path);
          return {path, external: true};
        });
      },
    };
    const {outputFiles} = await build({
      entryPoints: [join(ROOT, 'packages/emulator/browser.ts')],
      bundle: true,
      minify: true,
      format: 'iife',
      globalName: 'emulator',
      platform: 'browser',
      plugins: [noteModules],
      write: false,
    });
    code = outputFiles[0]?.text ?? '';
  });

  it('imports no module of Node.js, no socket, and no compiler of schemas', () => {
    expect(nodeModules).toEqual([]);
  });

  it(`has at most ${MOST_BYTES / 1000} kB in Brotli`, () => {
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('evaluates no text as code', () => {
    expect(code).not.toMatch(/\beval\(|new Function\(/);
  });

  it('runs where only the web exists, and gives the same session as in Node.js', async () => {
    const context = createContext({...WEB, console: {error: () => {}}});
    runInContext(code, context);
    const {createService} = (context as {emulator: typeof import('../../packages/emulator/browser')}).emulator;
    const messages = [startRecognition({enable_partials: true, max_delay: 1})];
    const inPage = runSession((options) => createService(options), messages, 'harbor-tour');
    const inNode = runSession(undefined, messages, 'harbor-tour');
    expect(inPage.length).toBeGreaterThan(150);
    expect(inPage).toEqual(inNode);
  });
});
