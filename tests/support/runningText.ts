/**
 * The running text of a built page: the sentences that readers meet in paragraphs and list items, outside tables and
 * code. It is what the review of the pages measured: the text of Markdown, and the descriptions of the contracts.
 *
 * What is left out is no sentence, or no text of ours:
 * - tables, code, figures, navigation, and controls;
 * - what a component draws from data: at a glance, players, explorers, calculators, cards, counters. Running text has only
 *   the containers of Markdown around it, so every other element between it and the page is a component;
 * - the lines that name values (`.ref-fact`, `When: …`), and items that are a link or a name and nothing else;
 * - run-in headings ("**Regions.** A job …"), which are headings;
 * - in a tree of fields, the definition that follows the name of a field ("Size of the body in bytes."). It is a phrase, as in
 *   a glossary. The sentences after it count.
 */
import type {Element, ElementContent, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {sentencesOf} from '../../tools/prose/rhythm';
import {elementsOf} from './built';

const OUTSIDE = new Set([
  'table',
  'pre',
  'figure',
  'nav',
  'header',
  'footer',
  'button',
  'form',
  'svg',
  'h1',
  'h2',
  'h3',
  'h4',
  'dl',
]);
const BLOCKS = new Set(['p', 'ul', 'ol', 'div', 'table', 'figure', 'pre', 'dl', 'details']);
/** What Markdown puts around a paragraph, and the boxes of admonitions, tabs, and fields. */
const MARKDOWN = new Set(['ul', 'ol', 'li', 'details', 'blockquote', 'div']);
const MARKDOWN_BOX =
  /^(theme-admonition|admonitionContent_|theme-tabs-container|panel_|ref-field-meaning|ref-variants)/;
const FIELD_TREE = 'ref-tree';

export interface RunningText {
  /** Everything in paragraphs and list items, components and definitions included: for counting words. */
  all: string;
  /** The first paragraph, which says what the page is about. */
  lead: string;
  sentences: string[];
  /** The strict count: every paragraph and list item, so labels, cards, and definitions of fields as well. */
  everySentence: string[];
}

/** Returns the running text of the page at `address`. */
export function runningTextOf(address: string): RunningText {
  const all: string[] = [];
  const sentences: string[] = [];
  for (const article of elementsOf(address, '.markdown')) {
    for (const child of article.children) collect(child, {isRunning: true, isField: false});
  }
  return {all: all.join('\n'), lead: all[0] ?? '', sentences, everySentence: all.flatMap(sentencesOf)};

  function collect(
    node: ElementContent | Root['children'][number],
    place: {isRunning: boolean; isField: boolean},
  ): void {
    if (node.type !== 'element' || OUTSIDE.has(node.tagName)) return;
    if (isPassage(node)) {
      all.push(textOf(node));
      if (place.isRunning && !isLabel(node))
        sentences.push(...sentencesOf(textWithoutRunIn(node)).slice(place.isField ? 1 : 0));
      return;
    }
    const isField = place.isField || classesOf(node).includes(FIELD_TREE);
    const isRunning = place.isRunning && (isField || isMarkdown(node));
    for (const child of node.children) collect(child, {isRunning, isField});
  }
}

function isPassage(node: Element): boolean {
  if (node.tagName === 'p') return true;
  return node.tagName === 'li' && !node.children.some((child) => child.type === 'element' && BLOCKS.has(child.tagName));
}

/** Markdown gives its containers no class; an element with one belongs to a component. */
function isMarkdown(node: Element): boolean {
  const classes = classesOf(node);
  return classes.length === 0 ? MARKDOWN.has(node.tagName) : classes.some((name) => MARKDOWN_BOX.test(name));
}

/** A line of values, or a name alone. */
function isLabel(node: Element): boolean {
  if (classesOf(node).some((name) => /^ref-(fact|see|field-label)$/.test(name))) return true;
  const parts = node.children.filter((child) => child.type === 'element' || textOf(child).trim());
  const [first] = parts;
  if (first?.type !== 'element') return false;
  if (node.tagName === 'li' && parts.length === 1 && ['a', 'code'].includes(first.tagName)) return true;
  return first.tagName === 'strong' && /:\s*$/.test(textOf(first));
}

function textWithoutRunIn(node: Element): string {
  const [first, ...rest] = node.children;
  const isRunIn = first?.type === 'element' && first.tagName === 'strong' && /[.:]\s*$/.test(textOf(first));
  return isRunIn ? textOf({...node, children: rest}) : textOf(node);
}

function classesOf(node: Element): string[] {
  return [node.properties.className ?? []].flat().map(String);
}
