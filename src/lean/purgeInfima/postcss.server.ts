/**
 * PostCSS plugin: drops Infima's rules for parts that this site does not have (avatars, heroes, pills, button groups,
 * most of the grid and spacing helpers), half of the framework, and the variables that nothing reads. A class counts as
 * used when its name is in a text or a key of the theme's code or ours, or in a page's markup; a rule stays as long
 * as one of its selectors could match.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Declaration, Plugin, Root, Rule} from 'postcss';

const CODE = /\.(jsx?|tsx?|mdx?|css)$/;
/** Code for kinds of pages that the preset of this site has no plugin for, and tests: their class names do not count. */
const ABSENT = /[\\/](Blog\w*|blog\w*|MDXPage|Mermaid|__tests__)[\\/.]/;
/** Styles of bars that the configuration does not choose, and what the site draws with rules of its own (a unit test looks). */
export const OTHERWISE =
  /^(navbar--(dark|primary)|footer--dark|pagination|breadcrumbs(__.+)?|thin-scrollbar|card|padding--lg|button(--.+)?|alert(--.+)?)$/;

interface Options {
  /** Classes that the configuration sets. */
  chosen?: readonly string[];
  /** Whether a file is a part of the theme that the site replaces: its class names do not count. */
  isReplaced?: (path: string) => boolean;
  /** The site's own tokens, in which variables of Infima have values for both modes. */
  tokens?: string;
}

/** Returns the plugin; `folders` are read once for the names of classes. */
export function purgeInfima(
  folders: string[],
  {chosen = [], isReplaced = () => false, tokens = ''}: Options = {},
): Plugin {
  let words: Set<string> | undefined;
  return {
    postcssPlugin: 'purge-infima',
    OnceExit(root) {
      if (!root.source?.input.file?.includes('infima')) return;
      if (!words) {
        words = wordsOf(folders, isReplaced);
        for (const name of words) if (OTHERWISE.test(name) && !chosen.includes(name)) words.delete(name);
      }
      const known = words;
      root.walkRules((rule) => {
        if (isTable(rule)) rule.remove();
        else keepUsed(rule, known);
      });
      dropSetVariables(root, setIn(tokens));
      dropUnreadVariables(root, known);
      root.walkAtRules('media', (media) => {
        if (media.nodes?.length === 0) media.remove();
      });
    },
  };
}

/** Tables are drawn by the site alone (src/css/tables.css). */
function isTable({selectors}: Rule): boolean {
  return selectors.every((selector) => /^table\b(?!-)/.test(selector));
}

function keepUsed(rule: Rule, words: ReadonlySet<string>) {
  const used = rule.selectors.filter((selector) => {
    const classes = [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)];
    return classes.every(([, name = '']) => words.has(name));
  });
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

/** Returns the variables that tokens set for both modes, with the selectors that outweigh Infima's. */
function setIn(tokens: string): Set<string> {
  const [, block = ''] = /:root,\s*html\[data-theme='dark'\] \{([^}]*)\}/.exec(tokens) ?? [];
  return new Set(block.match(/--ifm-[\w-]+(?=:)/g));
}

/** What the site sets for the whole page comes later than Infima's value for the whole page, which nobody ever sees. */
function dropSetVariables(root: Root, names: ReadonlySet<string>) {
  const ofPage = (node: Declaration['parent']) =>
    node?.parent === root && /^(?::root|html\[data-theme=['"]?dark['"]?\])$/.test((node as Rule).selector);
  root.walkDecls(/^--/, (declaration) => {
    if (names.has(declaration.prop) && ofPage(declaration.parent)) declaration.remove();
  });
}

/** A variable stays when a rule that stayed reads it, or another variable that stays, or a file outside Infima. */
function dropUnreadVariables(root: Root, words: ReadonlySet<string>) {
  const declared: Declaration[] = [];
  const read = new Set<string>();
  const readBy = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) declared.push(declaration);
    else for (const name of readBy(declaration.value)) read.add(name);
  });
  for (const {prop} of declared) if (words.has(prop.slice(2))) read.add(prop);
  for (let before = -1; before !== read.size; ) {
    before = read.size;
    for (const {prop, value} of declared) if (read.has(prop)) for (const name of readBy(value)) read.add(name);
  }
  for (const declaration of declared) if (!read.has(declaration.prop)) declaration.remove();
}

function wordsOf(folders: string[], isReplaced: (path: string) => boolean): Set<string> {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      const path = join(folder, file);
      if (!CODE.test(file) || ABSENT.test(path) || isReplaced(path)) continue;
      for (const text of textsOf(readFileSync(path, 'utf8'), file)) {
        for (const [word] of text.matchAll(/[A-Za-z][\w-]+/g)) words.add(word);
      }
    }
  }
  return words;
}

/** Where the name of a class or of a variable can be: all of a stylesheet, attributes of a page, texts of code. */
function textsOf(source: string, file: string): string[] {
  if (file.endsWith('.css')) return [...source.matchAll(/--[\w-]+/g)].map(([name]) => name);
  if (/\.mdx?$/.test(file)) return [...source.matchAll(/className=(?:"[^"]*"|\{[^}]*\})/g)].map(([text]) => text);
  return [...source.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].map(([text]) => text);
}
