/**
 * What must hold for the code in pages, as functions that return what does not: one sentence each, which names the page
 * and what is there.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Contracts} from '@speech-docs/protocol/contracts/contracts';
import {fenceByEnding} from '../../data/sampleLanguages';
import {regionNames} from '../../src/content/sampleFiles';
import {temporaryFolder} from '../support/temporaryFolder';
import type {Block} from './blocks';
import {notShown, otherFormats} from './cases';
import {matches, ROOT} from './programs';
import type {PageSchemas} from './schemas';

/** Of a typed shell block; what is longer is a program, and belongs to `samples/`. */
const MAX_TYPED_LINES = 8;
const PROGRAMS = new Set([...Object.values(fenceByEnding), 'js', 'ts', 'jsx', 'docker', 'html', 'yaml']);

/** JSON is the schema that it claims to be, and claims one. */
export function jsonFaults(blocks: readonly Block[], schemas: PageSchemas): string[] {
  return blocks.flatMap(({place, language, code, meta}) => {
    if (language !== 'json') return [];
    const {schema, file = '', fragment} = meta;
    try {
      const value: unknown = JSON.parse(code);
      if (!schema) return otherFormats[file] ? [] : [`${place}: says no schema=. Say which schema the block is.`];
      const fault = schemas.fault(schema, value, fragment);
      return fault ? [`${place} ${schema}: ${fault}`] : [];
    } catch (error) {
      return [`${place}: ${(error as Error).message}`];
    }
  });
}

/** HTTP has a start line or headers alone, a length that is true, and a body that is what its schema says. */
export function httpFaults(blocks: readonly Block[], schemas: PageSchemas): string[] {
  return blocks.flatMap(({place, language, code, meta}) => {
    if (language !== 'http') return [];
    const [head = '', ...rest] = code.trim().split('\n\n');
    const body = rest.join('\n\n');
    const faults = head.split('\n').flatMap((line, index) => {
      const isStart = /^(?:(?:GET|POST|PUT|DELETE) \/\S* HTTP\/1\.1|HTTP\/1\.1 \d{3} [\w ]+)$/.test(line);
      return (index === 0 && isStart) || /^[A-Z][\w-]*: \S/.test(line) ? [] : [`${place}: "${line}" is no header`];
    });
    const length = /^Content-Length: (\d+)$/m.exec(head)?.[1];
    const bytes = Buffer.byteLength(body);
    // A server may end a page with a line break, which no block can show.
    const isLength = length === undefined || [bytes, bytes + 1].includes(Number(length));
    if (!isLength) faults.push(`${place}: Content-Length is ${length}, the body has ${bytes} bytes`);
    if (!/^Content-Type: application\/json/m.test(head)) return faults;
    if (!meta.schema) return [...faults, `${place}: says no schema=. Say which schema the body is.`];
    const fault = schemas.fault(meta.schema, JSON.parse(body), false);
    return fault ? [...faults, `${place} ${meta.schema}: ${fault}`] : faults;
  });
}

/** Frames that are shown as text, one per line, begin with a message that the contract has. */
export function frameFaults(blocks: readonly Block[], contracts: Contracts): string[] {
  return blocks.flatMap(({place, language, code, meta}) => {
    if (language !== 'text' || meta.title !== 'Messages') return [];
    const api = place.includes('flow') ? 'flow' : 'realtime';
    return code
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [name = ''] = line.split(' ');
        return Object.hasOwn(contracts.documents[api].components.messages, name)
          ? []
          : [`${place}: the ${api} contract has no message "${name}"`];
      });
  });
}

/** Shell parses, fragments too: they are meant to be pasted. One shell starts the others, which Node does far more slowly. */
export function shellFaults(blocks: readonly Pick<Block, 'place' | 'language' | 'code'>[]): string[] {
  const shell = blocks.filter(({language}) => language === 'bash');
  const cwd = temporaryFolder('shell', Object.fromEntries(shell.map(({code}, at) => [`${at}`, code])));
  const {stderr} = spawnSync('bash', ['-c', 'for file in *; do bash -n "$file"; done'], {cwd, encoding: 'utf8'});
  const lines = stderr.split('\n').filter(Boolean);
  return lines.map((line) => `${shell[Number.parseInt(line, 10)]?.place}: ${line}`);
}

const COMPILE = `import json, sys
for place, code in json.load(sys.stdin):
    try:
        compile(code, place, "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        print(f"{place}: {error}")`;

/** Python compiles, fragments too; `python` is the interpreter that is asked. */
export function pythonFaults(blocks: readonly Pick<Block, 'place' | 'language' | 'code'>[], python: string): string[] {
  const sources = blocks.filter(({language}) => language === 'python').map(({place, code}) => [place, code]);
  const {status, stdout, stderr} = spawnSync(python, ['-c', COMPILE], {
    input: JSON.stringify(sources),
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [stderr];
}

/** A program in a page is a sample, or says that it is a fragment. A few commands may be typed. */
export function typedPrograms(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({place, language, code, meta}) => {
    if (meta.file || meta.fragment) return [];
    const lines = code.trim().split('\n').length;
    const asks = /\bcurl\b/.test(code);
    if (language === 'bash' && lines <= MAX_TYPED_LINES && !asks) return [];
    if (language !== 'bash' && !PROGRAMS.has(language)) return [];
    const what = language === 'bash' ? (asks ? 'a request' : `${lines} lines of shell`) : `a ${language} program`;
    return [`${place}: ${what} that no test runs. Move it to samples/ and name it with file=, or mark it fragment.`];
  });
}

/** Every sample is shown by a page, or has a reason not to be. */
export function hiddenSamples(files: readonly string[], blocks: readonly Block[]): string[] {
  const shown = new Set(blocks.map(({meta}) => meta.file));
  return files
    .filter((file) => !shown.has(file) && !Object.keys(notShown).some((place) => matches(file, place)))
    .map((file) => `${file}: no page shows this sample. Name it with file= in a page, or remove it.`);
}

/** Every region that a sample marks is shown by a page: marks are not for readers of the sample. */
export function unreadRegions(files: readonly string[], blocks: readonly Block[]): string[] {
  const read = new Set(blocks.map(({meta}) => `${meta.file} ${meta.region}`));
  // <Operation> shows the request of its programs, and names no file in a page. The build checks those of a walkthrough.
  const walked = new Set(blocks.filter(({meta}) => meta.steps).map(({meta}) => meta.file));
  const named = files.filter((file) => !file.startsWith('samples/reference/') && !walked.has(file));
  return named.flatMap((file) =>
    regionNames(readFileSync(join(ROOT, file), 'utf8'))
      .filter((region) => !read.has(`${file} ${region}`))
      .map(
        (region) => `${file}: no page shows the region ${region}. Name it with region= in a page, or remove its marks.`,
      ),
  );
}

/** Programs of one page have names of their own: a reader saves them side by side. */
export function sharedNames(blocks: readonly Block[]): string[] {
  const saved = new Map<string, string>();
  return blocks.flatMap(({page, place, meta}) => {
    const {file, title, region} = meta;
    // A part may be shown under the name of the program that it belongs into.
    if (!file || region || !/\.(?:py|m?[jt]s|tsx|sh)$/.test(file)) return [];
    // What is typed into a terminal has no name to be saved under.
    if (file.endsWith('.sh') && title && !title.includes('.')) return [];
    const name = `${page} ${title ?? file.replace(/^.*\//, '')}`;
    const other = saved.get(name);
    saved.set(name, file);
    return other && other !== file ? [`${place}: ${other} has the same name on this page. Rename one of them.`] : [];
  });
}
