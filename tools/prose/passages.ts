/**
 * What of a file is prose: paragraphs, headings, cells and component texts of a page, the describing fields of a
 * contract, the sentences in a data file or a component. One passage is what a reader takes in at once.
 */
import type {Node as EsNode} from 'estree';
import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {LineCounter, parseDocument, visit as visitYaml} from 'yaml';

/** What a check found: where it is, the rule to look up in README.md, and what to do. */
export interface Problem {
  line: number;
  column: number;
  rule: string;
  text: string;
}

export interface Passage {
  /** Its words; code is "`…`", which no rule looks into. */
  text: string;
  /** Line of the file on which it begins, 1-based. */
  line: number;
}

/** Members of a contract that people read; every other string is a value. */
const DESCRIBING = new Set('description summary meaning fix note when x-when whenPassed how trigger for'.split(' '));
/** In the texts of the interface `message` is what readers see, and `description` what translators see. */
export const INTERFACE_TEXTS = new Set(['message']);
/** Members whose strings are data even where a describing name is among them. */
const DATA = new Set(['example', 'examples', 'payload', 'value', 'default']);
/** Attributes and properties that contain speech, server texts or code rather than sentences of ours. */
const NOT_PROSE = new Set(
  'before after reference hypothesis spoken written error detail message type d className'.split(' '),
);
/** Three words in a row: shorter strings are names. */
const SENTENCE = /\p{L}{2,},? \p{L}+,? \p{L}+/u;

export function passagesOfPage(tree: Root, firstLine = 1): Passage[] {
  const passages: Passage[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      passages.push({text: wordsOf(node), line: firstLine + (node.position?.start.line ?? 1) - 1});
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      sentencesOfElement(node, (text, line = 1) => passages.push(...passagesOfPage(fromMarkdown(text), line)));
    }
  });
  return passages;
}

/** The text of a node, which breaks its lines where the source does. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return '`…`';
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

function sentencesOfElement(node: MdxJsxFlowElement | MdxJsxTextElement, add: (text: string, line?: number) => void) {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || NOT_PROSE.has(attribute.name)) continue;
    const {value, position} = attribute;
    if (typeof value === 'string' && SENTENCE.test(value)) add(value, position?.start.line);
    const program = typeof value === 'object' ? value?.data?.estree : undefined;
    if (program) sentencesOfExpression(program, add);
  }
}

/** Finds the strings of an expression such as `steps={[{title: '…'}]}`. */
function sentencesOfExpression(node: EsNode, add: (text: string, line?: number) => void): void {
  if (node.type === 'Literal' && typeof node.value === 'string' && SENTENCE.test(node.value)) {
    add(node.value, node.loc?.start.line);
  }
  if (node.type === 'Property' && node.key.type === 'Identifier' && NOT_PROSE.has(node.key.name)) return;
  for (const child of Object.values(node).flat()) {
    if (typeof child === 'object' && child !== null && 'type' in child) sentencesOfExpression(child, add);
  }
}

/** Passages of a YAML or JSON file: the fields that people read. */
export function passagesOfMembers(source: string, members = DESCRIBING): Passage[] {
  const counter = new LineCounter();
  const passages: Passage[] = [];
  visitYaml(parseDocument(source, {lineCounter: counter}), {
    Pair(_, pair) {
      const key = String(pair.key);
      if (DATA.has(key)) return visitYaml.SKIP;
      const scalar = pair.value as {value?: unknown; range?: [number, number, number]; type?: string} | null;
      if (!members.has(key) || typeof scalar?.value !== 'string' || !SENTENCE.test(scalar.value)) return undefined;
      // The text of a block scalar begins on the line below its mark.
      const below = scalar.type?.startsWith('BLOCK') ? 1 : 0;
      const line = counter.linePos(scalar.range?.[0] ?? 0).line + below;
      passages.push(...passagesOfPage(fromMarkdown(scalar.value), line));
      return undefined;
    },
  });
  return passages;
}

/** Passages of a TypeScript file: strings of three words or more, and the text between tags. */
export function passagesOfSource(path: string, source: string): Passage[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  const add = (text: string, node: ts.Node) => {
    const start = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (SENTENCE.test(text)) passages.push(...passagesOfPage(fromMarkdown(text.replace(/\s+/g, ' ').trim()), start));
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isThrowStatement(node) || isList(node)) return;
    const name = ts.isPropertyAssignment(node) || ts.isJsxAttribute(node) ? node.name.getText(file) : '';
    // In a call of translate() `message` is what readers see, and `description` what translators see.
    if (NOT_PROSE.has(name) && !(name === 'message' && isTranslated(node))) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) add(node.text, node);
    else if (ts.isTemplateExpression(node)) {
      // What is filled in reads like a name in code type: no rule looks inside.
      add([node.head.text, ...node.templateSpans.map(({literal}) => `\`…\`${literal.text}`)].join(''), node);
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return passages;
}

/** A string that is cut into words at once, such as a list of codes. */
function isList(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && ts.isStringLiteralLike(node.expression) && node.name.text === 'split';
}

function isTranslated(node: ts.Node): boolean {
  const call = node.parent.parent;
  return call && ts.isCallExpression(call) && call.expression.getText() === 'translate';
}
