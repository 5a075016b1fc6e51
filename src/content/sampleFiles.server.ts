/**
 * Remark plugin: fills a code fence that says `file=samples/…` with that file, or with one region of it, tokens
 * replaced. The page shows the very file that the tests run, and a missing file or region stops the build. With
 * `mark=new`, the lines are marked that the quickstart beside the file does not have; with `run="…"`, the commands that
 * install, download, and run the program are below it.
 */
import {readFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import type {Code, Paragraph, PhrasingContent, Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fenceByEnding, isLoadedSample} from '../../data/sampleLanguages';
import {programFile} from '../lib/programFile';
import {parseCodeMeta} from './codeMeta';
import {readLastRun} from './lastRun.server';
import {newLines} from './newLines';

/** Beside the first `pip install` of a page without one. */
const VENV: PhrasingContent = {
  type: 'link',
  url: '/api-ref/#client-python-venv',
  children: [{type: 'text', value: 'virtual environment'}],
};
const DOT: PhrasingContent = {type: 'text', value: '.'};

const LANGUAGES: Record<string, string> = {
  ...fenceByEnding,
  '.json': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.conf': 'nginx',
};

type Options = {
  /** The project's root; `file=` starts there. */
  root: string;
  /** Replaces tokens in the sample's text. */
  replaceTokens: (text: string, file: string) => string;
};

export function sampleFiles({root, replaceTokens}: Options) {
  const lastRunOf = readLastRun(root);
  return (tree: Root, page: VFile) => {
    const reasons = new Set<string>();
    const versions = new Set<string>();
    visit(tree, 'code', (node: Code, index, parent) => {
      const location = `${page.path}:${node.position?.start.line ?? 1}`;
      const meta = readMeta(node, location);
      if (!meta.file) return;
      const text = readSample(join(root, meta.file), meta.file, location);
      const shown = meta.region ? cutRegion(text, meta.region, meta.file, location) : text;
      node.value = replaceTokens(withoutRegionMarks(shown).trimEnd(), meta.file);
      if (meta.mark) {
        const base = meta.file.replace(/[^/]+(\.\w+)$/, 'quickstart$1');
        const known = withoutRegionMarks(readSample(join(root, base), base, location));
        const marked = newLines(withoutRegionMarks(shown).trimEnd(), known);
        if (marked.length === 0)
          throw new Error(`${location}: ${meta.file} has no line that ${base} lacks. Remove mark=new.`);
        node.meta = `${node.meta} {${marked.join(',')}}`;
      }
      node.lang ??= LANGUAGES[extname(meta.file)] ?? null;
      if (!meta.title) node.meta = `${node.meta} title="${basename(meta.file)}"`;
      if (meta.run !== undefined && parent && index !== undefined) {
        const value = replaceTokens(runCommands(meta.file, text, meta.run), meta.file);
        parent.children.splice(index + 1, 0, {type: 'code', lang: 'bash', meta: 'title="Shell" fragment', value});
      }
      // A region is no program: it did not run alone.
      if (meta.region || meta.fragment) return;
      const {ranWith = '', notRun} = lastRunOf(meta.file);
      const [, mono, stub] = /^C# under (\S+ \S+), (.+)/.exec(ranWith) ?? [];
      // A walkthrough has its program beside the steps, and says it where it is started.
      if (mono && parent && index !== undefined && !meta.steps)
        parent.children.splice(
          index + 1,
          0,
          note(`Tested on ${mono} with ${stub}, which Mono lacks, and not on .NET.`),
        );
      else if (ranWith && !mono) for (const version of ranWith.split(', ')) versions.add(version);
      if (notRun) reasons.add(notRun);
    });
    visit(tree, 'code', (node: Code, index, parent) => {
      const {file = '', region} = parseCodeMeta(node.meta);
      if (!parent || index === undefined || !isLoadedSample(file)) return;
      parent.children[index] = programFile({file, language: `${node.lang}`, text: node.value, region});
    });
    const isReady = JSON.stringify(tree).includes('venv');
    visit(tree, 'code', ({lang, value}: Code, index, parent) => {
      if (isReady || lang !== 'bash' || !parent || index === undefined || !value.includes('pip install')) return;
      parent.children.splice(index + 1, 0, note('If pip reports externally-managed-environment, use a ', VENV, DOT));
      return EXIT;
    });
    if (versions.size + reasons.size > 0) tree.children.push(lastRunNote([...versions].sort(), [...reasons]));
  };
}

/**
 * The first line of a program names its packages by the command that installs them; `example.wav` is our recording, and
 * any other recording of `static/audio` has its own name.
 */
function runCommands(file: string, program: string, args: string): string {
  const install = /Packages: ((?:pip|npm) install .+)/.exec(program)?.[1];
  const [audio = ''] = args.split(' ');
  const recording =
    audio === 'example.wav'
      ? 'curl -o example.wav {{provider.sampleAudioUrl}}'
      : /^[\w-]+\.(?:wav|mp3)$/.test(audio) && `curl -O {{provider.siteUrl}}/audio/${audio}`;
  const run = `${extname(file) === '.py' ? 'python3' : 'node'} ${basename(file)} ${args}`.trim();
  return [install, `curl -O {{provider.siteUrl}}/${file}`, recording, run].filter(Boolean).join('\n');
}

/** With what the programs of a page were tested, and what was not, once, at its foot. */
function lastRunNote(versions: string[], reasons: string[]): Paragraph {
  const tested = versions.length > 0 ? [`Tested with ${versions.join(', ')}.`] : [];
  return note([...tested, ...reasons].join(' '));
}

function note(value: string, ...more: PhrasingContent[]): Paragraph {
  const children = [{type: 'text', value}, ...more];
  const small = {type: 'emphasis', data: {hName: 'small'}, children};
  return {type: 'paragraph', data: {hProperties: {'data-search': 'skip'}}, children: [small]} as Paragraph;
}

function readMeta(node: Code, location: string) {
  try {
    return parseCodeMeta(node.meta);
  } catch (error) {
    throw new Error(`${location}: ${(error as Error).message}`);
  }
}

function readSample(path: string, file: string, location: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${location}: the sample file ${file} does not exist. Correct file=, or add the sample.`);
  }
}

const MARK = /^\s*(?:#|\/\/|<!--|;)\s*(region|endregion)\s+([\w-]+).*$/;

/** Lines of a sample. gofmt puts a blank one above an end mark, which would be a second one without the mark. */
const linesOf = (text: string) => text.replace(/\n(?=\n\/\/ endregion )/g, '').split('\n');

/** Returns the lines between the marks of that region; throws where they are missing. */
export function cutRegion(text: string, region: string, file: string, location: string): string {
  const lines = linesOf(text);
  const find = (mark: string) =>
    lines.findIndex((line) => MARK.exec(line)?.[1] === mark && MARK.exec(line)?.[2] === region);
  const [start, end] = [find('region'), find('endregion')];
  if (start < 0 || end < start) {
    throw new Error(
      `${location}: ${file} has no "region ${region}" … "endregion ${region}" pair. Add it, or correct region=.`,
    );
  }
  return dedent(lines.slice(start + 1, end));
}

/** Returns the names of the regions that a sample marks, whole or by one end alone. */
export function regionNames(text: string): string[] {
  return [...new Set(text.split('\n').flatMap((line) => MARK.exec(line)?.[2] ?? []))];
}

export interface Region {
  name: string;
  from: number;
  to: number;
}

/** Returns the lines of each region, 1-based, as readers see them: without marks. */
export function regionLines(text: string): Region[] {
  let line = 0;
  const ranges: Region[] = [];
  for (const one of linesOf(text)) {
    const [, mark, name = ''] = MARK.exec(one) ?? [];
    if (mark === 'region') ranges.push({name, from: line + 1, to: line});
    else if (!mark) line += 1;
    else for (const range of ranges) if (range.name === name) range.to = line;
  }
  return ranges;
}

/** Returns the text without region marks, which only the build needs. */
export function withoutRegionMarks(text: string): string {
  return linesOf(text)
    .filter((line) => !MARK.test(line))
    .join('\n');
}

function dedent(lines: string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}
