/**
 * Inlines custom properties whose value the build knows. Infima declares a few hundred on `:root`, the tokens set many of
 * them again, and most are read once or twice: a reader would download every name and every overridden value. Works on
 * all sheets of a build together, because one file may declare what another reads.
 */
import {type Declaration, type Root, Rule} from 'postcss';

const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];
type RootValue = Record<Mode, string | undefined>;
type Variable = {
  declarations: {declaration: Declaration; selectors: string[]}[];
  /** Only the root element has it, if with another value in a media query: it means the same wherever it is read. */
  onRoot: boolean;
  /** Its value is known: plain rules for the root declare it, and no script names it. */
  plain: boolean;
};

/** Selectors of the root element, with the modes in which they match and how much they weigh in the cascade. */
const ROOT_SELECTORS: Record<string, {modes: readonly Mode[]; weight: number}> = {
  html: {modes: MODES, weight: 1},
  ':root': {modes: MODES, weight: 10},
  '[data-theme=dark]': {modes: ['dark'], weight: 10},
  'html:root': {modes: MODES, weight: 11},
  'html[data-theme=dark]': {modes: ['dark'], weight: 11},
  '[data-theme=dark]:root': {modes: ['dark'], weight: 20},
  ':root[data-theme=dark]': {modes: ['dark'], weight: 20},
};
/** Words that mean something else where a variable is read than where it is declared. */
const KEYWORD = /^(initial|inherit|unset|revert|revert-layer)?$/;

/** What scripts do with variables. */
export type Elsewhere = {read: ReadonlySet<string>; set: ReadonlySet<string>};

/** Changes `sheets` in place and returns how many properties have a known value. */
export function inlineCustomProperties(sheets: Root[], elsewhere: Elsewhere): number {
  const variables = collect(sheets, elsewhere.set);
  const values = new Map([...variables].filter(([, {plain}]) => plain).map(([name, v]) => [name, rootValue(v)]));

  // A value that reads a variable which some element sets anew would mean something else there.
  const known = new Map<string, string>();
  for (const [name, {light, dark}] of values) {
    if (light === undefined || light !== dark || KEYWORD.test(light)) continue;
    if (readIn(light).every((inner) => variables.get(inner)?.onRoot)) known.set(name, light);
  }

  rewriteRoots(variables, values);
  inlineShort(sheets, known);
  dropUnread(sheets, elsewhere);
  return known.size;
}

function collect(sheets: Root[], set: ReadonlySet<string>): Map<string, Variable> {
  const variables = new Map<string, Variable>();
  const home = new Map<string, Root>();
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      const {prop, parent, important} = declaration;
      const variable = variables.get(prop) ?? {declarations: [], onRoot: !set.has(prop), plain: !set.has(prop)};
      variables.set(prop, variable);
      const selectors = parent instanceof Rule ? parent.selectors.map(unquoted) : [];
      if (selectors.length === 0 || !selectors.every((selector) => selector in ROOT_SELECTORS)) variable.onRoot = false;
      // If two style sheets declare the property, the winner depends on load order, so it cannot be inlined.
      const isTorn = home.has(prop) && home.get(prop) !== sheet;
      home.set(prop, sheet);
      if (!variable.onRoot || parent?.parent !== sheet || important || isTorn) variable.plain = false;
      variable.declarations.push({declaration, selectors});
    });
  }
  return variables;
}

const unquoted = (selector: string) => selector.replace(/["']/g, '').trim();

/** What the root element has in each mode, as the cascade decides it. */
function rootValue({declarations}: Variable): RootValue {
  const value: RootValue = {light: undefined, dark: undefined};
  for (const mode of MODES) {
    let best = 0;
    for (const {declaration, selectors} of declarations) {
      for (const selector of selectors) {
        const {modes, weight} = ROOT_SELECTORS[selector] ?? {modes: [], weight: 0};
        if (!modes.includes(mode) || weight < best) continue;
        best = weight;
        value[mode] = declaration.value.trim();
      }
    }
  }
  return value;
}

/** Gathers what the root declares in one rule for both modes and one for what differs in the dark. */
function rewriteRoots(variables: Map<string, Variable>, values: Map<string, RootValue>): void {
  const gathered = new Map<Root, {both: Rule; dark: Rule}>();
  for (const [name, {light, dark}] of values) {
    const {declarations} = variables.get(name) as Variable;
    const sheet = declarations[0]?.declaration.root() as Root;
    let rules = gathered.get(sheet);
    if (!rules) {
      rules = {both: new Rule({selector: ':root'}), dark: new Rule({selector: '[data-theme=dark]'})};
      gathered.set(sheet, rules);
    }
    if (light !== undefined) rules.both.append({prop: name, value: light});
    if (dark !== undefined && dark !== light) rules.dark.append({prop: name, value: dark});
    for (const {declaration} of declarations) {
      const rule = declaration.parent as Rule;
      declaration.remove();
      if (rule.nodes.length === 0) rule.remove();
    }
  }
  for (const [sheet, {both, dark}] of gathered) sheet.prepend(both, ...(dark.nodes.length > 0 ? [dark] : []));
}

/** Puts values in place of variables where that is shorter than a declaration and its readers. */
function inlineShort(sheets: Root[], known: Map<string, string>): void {
  // Looked through once for each variable: only what reads some, which is one declaration in five.
  const reading: Declaration[] = [];
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      if (declaration.value.includes('var(')) reading.push(declaration);
    });
  }
  // Innermost first: what a value reads may have become short enough by then.
  const done = new Set<string>();
  const visit = (name: string) => {
    if (done.has(name)) return;
    done.add(name);
    for (const inner of readIn(known.get(name) ?? '')) if (known.has(inner)) visit(inner);
    const own = reading.filter(({value}) => value.includes(name));
    const readers = own.flatMap(({value}) => readIn(value)).filter((read) => read === name).length;
    const value = known.get(name) ?? '';
    const asVariable = name.length + value.length + 2 + readers * (name.length + 'var()'.length);
    if (readers * value.length > asVariable) return;
    for (const declaration of own) declaration.value = substitute(declaration.value, name, value);
    for (const [other, text] of known) if (text.includes(name)) known.set(other, substitute(text, name, value));
  };
  for (const name of known.keys()) visit(name);
}

/** Names of the variables that a value, or any text, reads. */
export function readIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Replaces `var(name)` and `var(name, fallback)`, apart from its neighbours: the minifier removes what is too much. */
function substitute(text: string, name: string, value: string): string {
  let result = '';
  let rest = text;
  for (;;) {
    const found = /var\(\s*(--[\w-]+)\s*(?=[,)])/.exec(rest);
    if (!found) return result + rest;
    const end = closing(rest, found.index + 'var'.length);
    if (found[1] === name) {
      result += `${rest.slice(0, found.index)} ${value} `;
      rest = rest.slice(end + 1);
    } else {
      const inside = found.index + found[0].length;
      result += rest.slice(0, inside);
      rest = rest.slice(inside);
    }
  }
}

/** Index of the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')' && --depth === 0) return index;
  }
  throw new Error(`A bracket is not closed: ${text}`);
}

/** A declaration stays when a rule reads it, directly or through another that stays, or when a script names it. */
function dropUnread(sheets: Root[], elsewhere: Elsewhere): void {
  const declared: Declaration[] = [];
  const read = new Set([...elsewhere.read, ...elsewhere.set]);
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--')) declared.push(declaration);
      else for (const name of readIn(declaration.value)) read.add(name);
    });
  }
  for (let before = -1; before !== read.size; ) {
    before = read.size;
    for (const {prop, value} of declared) if (read.has(prop)) for (const name of readIn(value)) read.add(name);
  }
  for (const declaration of declared) {
    if (read.has(declaration.prop)) continue;
    const rule = declaration.parent as Rule;
    declaration.remove();
    if (rule.nodes.length === 0) rule.remove();
  }
}
