/**
 * Remark plugin: gives each `<Step lines="…">` of a `<Walkthrough>` its lines of the program, in each language, and each
 * `<Step frames="…">` its frames of an example session. Lines are regions of the sample; a region without a step, or a step
 * without its region, stops the build.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import programSessions from '../../data/programSessions.json';
import {mdxElement, readAttribute, toAttributes} from '../lib/mdx';
import {parseCodeMeta} from './codeMeta';
import {regionLines} from './sampleFiles.server';

type Options = {
  /** The project's root; `file=` starts there. */
  root: string;
};

export function walkthrough({root}: Options) {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Walkthrough') return;
      const location = `${page.path}:${node.position?.start.line ?? 1}`;
      const steps = node.children.filter((child) => isElement(child, 'Step'));
      const programs = programsIn(node);
      const regions = new Set(steps.flatMap((step) => readAttribute(step, 'lines') ?? []));
      for (const {code, file} of programs) {
        const ranges = regionLines(readFileSync(join(root, file), 'utf8'));
        const unused = ranges.find(({name}) => !regions.has(name));
        if (unused) throw new Error(`${location}: no <Step> has lines="${unused.name}", a region of ${file}.`);
        code.data = {hProperties: {parts: ranges as never}};
      }
      for (const step of steps) {
        const region = readAttribute(step, 'lines');
        if (region) step.children.push(linesOf(region, programs));
        const frames = readAttribute(step, 'frames');
        if (frames)
          setAttribute(step, 'frames', JSON.stringify(exampleFrames(readAttribute(node, 'session'), frames, location)));
      }
    });
  };
}

interface Program {
  code: Code;
  file: string;
  /** The tab around it, where there are several languages. */
  tab?: MdxJsxFlowElement;
}

function programsIn(node: MdxJsxFlowElement): Program[] {
  const programs: Program[] = [];
  visit(node, 'code', (code: Code, _index, parent) => {
    const {file, steps} = parseCodeMeta(code.meta);
    if (file && steps) programs.push({code, file, tab: isElement(parent, 'TabItem') ? parent : undefined});
  });
  return programs;
}

/** The code blocks of a step, which sampleFiles.server.ts fills. Copies and search have the whole program instead. */
function linesOf(region: string, programs: readonly Program[]): MdxJsxFlowElement {
  const blocks = programs.map(({code, file, tab}) => {
    const block: Code = {type: 'code', lang: code.lang, meta: `file=${file} region=${region}`, value: ''};
    return tab ? {...tab, children: [block]} : block;
  });
  const hasTabs = programs.some(({tab}) => tab);
  const attributes = {className: 'site-step-lines', 'data-markdown': 'no', 'data-search': 'skip'};
  return mdxElement('div', attributes, hasTabs ? [mdxElement('Tabs', {groupId: 'language'}, blocks)] : blocks);
}

function isElement(node: {type: string} | undefined, name: string): node is MdxJsxFlowElement {
  return node?.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === name;
}

function setAttribute(node: MdxJsxFlowElement, name: string, value: string): void {
  const others = node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== name);
  node.attributes = [...others, ...toAttributes({[name]: value})];
}

/** A frame of a session of the program, as tests/samples/samples.test.ts recorded it. */
export interface ExampleFrame {
  /** Seconds of audio that had been sent. */
  at: number;
  from: 'client' | 'server';
  name: string;
  text: string;
}

/** Messages whose text stays, so a session has every one of them. */
export const FINALS = ['AddTranscript', 'ResponseStarted'];

const SESSIONS = programSessions as Record<string, ExampleFrame[]>;

/** Returns the first frame of each named message in the order of the session, and the text that is final after them. */
function exampleFrames(program = '', names: string, location: string): {frames: ExampleFrame[]; words: string} {
  const all = SESSIONS[program];
  if (!all)
    throw new Error(`${location}: there is no session "${program}". There are: ${Object.keys(SESSIONS).join(', ')}.`);
  const shown = names.split(' ').map((name) => {
    const index = all.findIndex((frame) => frame.name === name);
    if (index < 0) throw new Error(`${location}: the session "${program}" has no frame ${name}.`);
    return index;
  });
  const until = all.slice(0, Math.max(...shown) + 1);
  const words = until.filter(({name, text}) => FINALS.includes(name) && text).map(({text}) => text);
  return {frames: all.filter((_, index) => shown.includes(index)), words: words.join(' ')};
}
