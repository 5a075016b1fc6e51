/** Blocks of code in pages: JSON is what it claims to be, shell and Python have no slip of the pen. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseCodeMeta} from '../../src/markdown/codeMeta';
import {type Api, Contracts, describeFault} from '../emulator/contracts';
import {listFiles, programs, ROOT, readResolved} from './programs';
import {interpreters} from './run';

const FENCE = /^[ \t]*```(\w+)([^\n]*)\n([\s\S]*?)^[ \t]*```[ \t]*$/gm;

const blocks = [...listFiles('docs'), ...listFiles('api-ref')]
  .filter((file) => /\.mdx?$/.test(file))
  .flatMap((file) => {
    const text = readResolved(file);
    return [...text.matchAll(FENCE)].map(({1: language = '', 2: words = '', 3: code = '', index}) => ({
      place: `${file}:${text.slice(0, index).split('\n').length}`,
      language,
      code,
      meta: parseCodeMeta(words.trim()),
    }));
  });

describe('examples', () => {
  it('are the JSON that they claim to be', () => {
    const contracts = new Contracts();
    const faults = blocks.flatMap(({place, language, code, meta}) => {
      if (language !== 'json' || (meta.fragment && !meta.schema)) return [];
      const text = meta.file ? readResolved(meta.file) : code;
      try {
        const value: unknown = JSON.parse(text);
        const [api, schema] = (meta.schema ?? '').split(':');
        const fault = api && schema ? contracts.fault(api as Api, schema, value) : undefined;
        return fault ? [`${place} ${meta.schema}: ${describeFault(fault)}`] : [];
      } catch (error) {
        return [`${place}: ${(error as Error).message}`];
      }
    });
    expect(faults).toEqual([]);
  });

  it('in shell parse, on pages and in every sample', () => {
    const typed = blocks.filter(({language, meta}) => language === 'bash' && !meta.file && !meta.fragment);
    const samples = programs.filter(({language}) => language === 'shell');
    const faults = [
      ...typed.map(({place, code}) => ({place, code})),
      ...samples.map(({path}) => ({place: path, code: readResolved(`samples/${path}`)})),
    ].flatMap(({place, code}) => {
      const {status, stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
      return status === 0 ? [] : [`${place}: ${stderr}`];
    });
    expect(faults).toEqual([]);
  });

  it.skipIf(!interpreters.python)('in Python compile, those that cannot run here too', () => {
    const files = programs.filter(({language}) => language === 'python').map(({path}) => join(ROOT, 'samples', path));
    const check = 'import ast, sys\nfor path in sys.argv[1:]: ast.parse(open(path, encoding="utf-8").read(), path)';
    const {status, stderr} = spawnSync(interpreters.python ?? '', ['-c', check, ...files], {encoding: 'utf8'});
    expect(status, stderr).toBe(0);
    expect(files.map((file) => readFileSync(file, 'utf8')).every(Boolean)).toBe(true);
  });
});
