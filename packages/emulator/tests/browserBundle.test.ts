/** What the core needs in a browser: written ahead of time, small, free of Node.js, and the same everywhere. */
import {builtinModules} from 'node:module';
import {join} from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {brotliCompressSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';
import {beforeAll, describe, expect, it} from 'vitest';
import {seededRandom} from '../core/ids';
import {type NewService, Recorder, startRecognition} from './support/recordedSessions';

/** In Brotli: validators have 10 kB, contracts 10, facts of the service 5, and recordings with their levels 5. */
const MAX_BYTES = 61_500;
/** What pages and workers have, of all that Node.js has. */
const WEB = {
  ...{atob, btoa, crypto, clearTimeout, setTimeout},
  ...{AbortController, Blob, FormData, Headers, Response, TextDecoder, TextEncoder, URL, URLSearchParams},
};

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
      entryPoints: [join(__dirname, '../browser.ts')],
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

  it(`has ${MAX_BYTES / 1000} kB in Brotli at most, no module of Node.js, no compiler of schemas, and evaluates no text`, () => {
    expect(nodeModules).toEqual([]);
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(MAX_BYTES);
    expect(code).not.toMatch(/\beval\(|new Function\(/);
  });

  it.each([undefined, 'job_error@1', 'duplicate', 'quota'])(
    'runs a session with the fault %s as Node.js does',
    (fault) => {
      const context = createContext({...WEB, console: {error: () => {}}});
      runInContext(code, context);
      const {createService} = (context as {emulator: typeof import('../browser')}).emulator;
      const session = (newService?: NewService) => {
        const one = new Recorder({random: seededRandom(1), ...(fault && {fault})}, newService);
        one.send(startRecognition({enable_partials: true})).audio(30);
        return JSON.stringify(one.end().session);
      };
      expect(session((options) => createService(options))).toBe(session());
    },
  );
});
