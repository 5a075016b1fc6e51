/** What the core needs in a browser: written ahead of time, small, free of Node.js, and the same everywhere. */
import {builtinModules} from 'node:module';
import {join} from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {brotliCompressSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';
import {beforeAll, describe, expect, it} from 'vitest';
import {seededRandom} from '../core/ids';
import {type NewService, Recorder, startRecognition} from './support/recordedSessions';

/** In Brotli: validators have 10 kB, contracts 10, facts of the service 5, and recordings with their levels 4. */
const MAX_BYTES = 61_000;
/** As many as settings and faults in every combination. */
const SESSIONS = 24;
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

  it('imports no module of Node.js, no socket, and no compiler of schemas', () => {
    expect(nodeModules).toEqual([]);
  });

  it(`has at most ${MAX_BYTES / 1000} kB in Brotli`, () => {
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('evaluates no text as code', () => {
    expect(code).not.toMatch(/\beval\(|new Function\(/);
  });

  describe(`${SESSIONS} sessions, each of a seed`, () => {
    const all = (newService?: NewService) => Array.from({length: SESSIONS}, (_, seed) => session(seed, newService));
    let expected: string[] = [];
    beforeAll(() => {
      expected = all();
    });

    it('are the same when they are repeated, and others with other seeds', () => {
      expect(all().findIndex((one, seed) => one !== expected[seed])).toBe(-1);
      expect(new Set(expected).size).toBeGreaterThan(0.8 * SESSIONS);
    });

    it('are the same where only the web exists', () => {
      const context = createContext({...WEB, console: {error: () => {}}});
      runInContext(code, context);
      const {createService} = (context as {emulator: typeof import('../browser')}).emulator;
      const inPage = all((options) => createService(options));
      expect(inPage.findIndex((one, seed) => one !== expected[seed])).toBe(-1);
    });
  });
});

const FAULTS = 'job_error@1,1011@2,duplicate,silence,duration_limit_exceeded@1,quota,stall@1'.split(',');

/** The frames of a session whose settings, length, and fault follow from a number. */
function session(number: number, newService?: NewService): string {
  const fault = [undefined, ...FAULTS][number % 8];
  const one = new Recorder({random: seededRandom(number), ...(fault && {fault})}, newService);
  one.send(startRecognition({max_delay: 0.7 + (number % 4), enable_partials: number % 3 === 0}));
  return JSON.stringify(one.audio(10 + (number % 30)).end().session);
}
