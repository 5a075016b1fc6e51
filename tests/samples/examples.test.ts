/** Blocks of code in pages are what they claim to be, and every program in a page is one that the tests know. */
import {spawnSync} from 'node:child_process';
import {parse} from 'node:path';
import {describe, expect, it} from 'vitest';
import {fenceByEnding} from '../../data/sampleLanguages';
import {sampleNameOf} from '../../src/reference/render/samples.server';
import {requestFiles} from '../../src/site/build/programFiles.server';
import {findPython} from '../../tools/python';
import {contracts} from '../support/contracts';
import {temporaryFolder} from '../support/temporaryFolder';
import {readBlocks} from './blocks';
import {type Language, notShown, otherFormats} from './cases';
import {listFiles, matches, programs, readResolved} from './programs';
import {PageSchemas} from './schemas';
import {checkSamples, syntaxFaults} from './typeCheck';

/** Of a typed shell block; what is longer is a program, and belongs to `samples/`. */
const MAX_TYPED_LINES = 8;
const PROGRAMS = new Set([...Object.values(fenceByEnding), 'js', 'ts', 'jsx', 'docker', 'html', 'yaml']);

const blocks = readBlocks();
const schemas = new PageSchemas();
const python = findPython([]);
const samples = listFiles('samples');
const shown = new Set(blocks.map(({meta}) => meta.file));
const typed = blocks.filter(({meta}) => !meta.file);
const blocksIn = (wanted: string) => blocks.filter(({language}) => language === wanted);
/** Typed blocks in a language, and every sample, those that cannot run here too. */
const allIn = (wanted: Language, fence: string) => [
  ...typed.filter(({language}) => language === fence),
  ...programs
    .filter(({language}) => language === wanted)
    .map(({path}) => ({place: `samples/${path}`, code: readResolved(`samples/${path}`)})),
];

describe('examples in pages', () => {
  it('are found, in every language that pages use', () => {
    const languages = new Set(blocks.map(({language}) => language));
    for (const name of ['json', 'http', 'srt', 'text', 'bash', 'python', 'javascript', 'tsx', 'typescript', 'yaml']) {
      expect(languages).toContain(name);
    }
  });

  it('in JSON are the schema that they claim to be, and claim one', () => {
    const faults = blocksIn('json').flatMap(({place, code, meta: {schema, file = '', fragment}}) => {
      try {
        const value: unknown = JSON.parse(code);
        if (!schema) return otherFormats[file] ? [] : [`${place}: says no schema=. Say which schema the block is.`];
        const fault = schemas.fault(schema, value, fragment);
        return fault ? [`${place} ${schema}: ${fault}`] : [];
      } catch (error) {
        return [`${place}: ${(error as Error).message}`];
      }
    });
    expect(faults).toEqual([]);
  });

  it('in HTTP have a start line or headers alone, a length that is true, and a body that is what its schema says', () => {
    for (const {place, code, meta} of blocksIn('http')) {
      const [head = '', ...rest] = code.trim().split('\n\n');
      const body = rest.join('\n\n');
      for (const [index, line] of head.split('\n').entries()) {
        const isStart = /^(?:(?:GET|POST|PUT|DELETE) \/\S* HTTP\/1\.1|HTTP\/1\.1 \d{3} [\w ]+)$/.test(line);
        expect((index === 0 && isStart) || /^[A-Z][\w-]*: \S/.test(line), `${place}: "${line}" is no header`).toBe(
          true,
        );
      }
      const length = /^Content-Length: (\d+)$/m.exec(head)?.[1];
      const bytes = Buffer.byteLength(body);
      // A server may end a page with a line break, which no block can show.
      if (length) expect([bytes, bytes + 1], place).toContain(Number(length));
      if (!/^Content-Type: application\/json/m.test(head)) continue;
      expect(meta.schema, `${place}: says no schema=. Say which schema the body is.`).toBeDefined();
      expect(schemas.fault(`${meta.schema}`, JSON.parse(body), false), place).toBeUndefined();
    }
  });

  it('name messages that the contract has, one in each line of frames that are shown as text', () => {
    const faults = blocksIn('text').flatMap(({place, code, meta}) => {
      const api = place.includes('flow') ? 'flow' : 'realtime';
      const names =
        meta.title === 'Messages'
          ? code
              .trim()
              .split('\n')
              .map((line) => line.split(' ')[0] ?? '')
          : [];
      const unknown = names.filter((name) => !Object.hasOwn(contracts.documents[api].components.messages, name));
      return unknown.map((name) => `${place}: the ${api} contract has no message "${name}"`);
    });
    expect(faults).toEqual([]);
  });

  it('in shell parse, fragments and every sample too', () => {
    const all = allIn('shell', 'bash');
    // One shell starts the others, which Node does far more slowly.
    const cwd = temporaryFolder('shell', Object.fromEntries(all.map(({code}, at) => [`${at}`, code])));
    const {stderr} = spawnSync('bash', ['-c', 'for file in *; do bash -n "$file"; done'], {cwd, encoding: 'utf8'});
    const lines = stderr.split('\n').filter(Boolean);
    expect(lines.map((line) => `${all[Number.parseInt(line, 10)]?.place}: ${line}`)).toEqual([]);
  });

  it.skipIf(!python)('in Python compile, those that cannot run here too', () => {
    const compile = `import json, sys
for place, code in json.load(sys.stdin): compile(code, place, "exec", dont_inherit=True)`;
    const input = JSON.stringify(allIn('python', 'python').map(({place, code}) => [place, code]));
    expect(spawnSync(`${python}`, ['-c', compile], {input, encoding: 'utf8'}).stderr).toBe('');
  });
});

it('TypeScript type-checks in every sample, and parses where a page types it, as JavaScript does', () => {
  const {faults, checked} = checkSamples();
  expect([...faults, ...syntaxFaults(blocks)]).toEqual([]);
  const written = requestFiles().filter(({id}) => id === 'typescript');
  const ours = samples.filter((file) => /\.m?tsx?$/.test(file));
  expect(checked.sort()).toEqual([...ours, ...written.map(({file}) => file)].sort());
});

describe('code in pages and samples', () => {
  it('is a sample wherever it is a program, or says that it is a fragment; a few commands may be typed', () => {
    const faults = typed.flatMap(({place, language, code, meta}) => {
      const lines = code.trim().split('\n').length;
      const asks = /\bcurl\b/.test(code);
      const isFew = language === 'bash' && lines <= MAX_TYPED_LINES && !asks;
      if (meta.fragment || isFew || (language !== 'bash' && !PROGRAMS.has(language))) return [];
      const what = language === 'bash' ? (asks ? 'a request' : `${lines} lines of shell`) : `a ${language} program`;
      return [`${place}: ${what} that no test runs. Move it to samples/ and name it with file=, or mark it fragment.`];
    });
    expect(faults).toEqual([]);
  });

  it('has names of its own on each page, because a reader saves programs side by side', () => {
    const saved = new Map<string, string>();
    const faults = blocks.flatMap(({page, place, meta: {file, title, region}}) => {
      // A part may be shown under the name of the program that it belongs into.
      if (!file || region || !/\.(?:py|m?[jt]s|tsx|sh)$/.test(file)) return [];
      // What is typed into a terminal has no name to be saved under.
      if (file.endsWith('.sh') && title && !title.includes('.')) return [];
      const name = `${page} ${title ?? parse(file).base}`;
      const other = saved.get(name);
      saved.set(name, file);
      return other && other !== file ? [`${place}: ${other} has the same name on this page. Rename one of them.`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('is shown by a page, or has a reason not to be, which is no more than that', () => {
    const isExcused = (file: string) => Object.keys(notShown).some((place) => matches(file, place));
    expect(samples.filter((file) => !shown.has(file) && !isExcused(file))).toEqual([]);
    expect(Object.keys(notShown).filter((place) => shown.has(place))).toEqual([]);
  });

  it('of the reference has the name of a page', () => {
    const named = new Set(listFiles('api-ref/batch').map((page) => sampleNameOf(parse(page).name)));
    const without = samples
      .filter((file) => file.startsWith('samples/reference/'))
      .filter((file) => !named.has(parse(file).name));
    expect(without).toEqual([]);
  });
});
