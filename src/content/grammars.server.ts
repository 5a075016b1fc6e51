/**
 * Colors code during the build, by the grammars that prism-react-renderer has and the ones that it lacks. Nothing of them reaches
 * the page. A grammar has about eighty token types and marks each comma; the site has five colors, which halves the elements.
 */
import {createRequire} from 'node:module';
import type {ElementContent} from 'hast';
import {Prism} from 'prism-react-renderer';
import {fenceByEnding} from '../../data/sampleLanguages';

type Token = string | {type: string; alias?: string | string[]; content: Token | Token[]};
type Highlighter = {
  languages: Record<string, object>;
  tokenize: (text: string, grammar: object) => Token[];
  hooks: {run: (name: string, env: object) => void};
};

const prism = Prism as unknown as Highlighter;
const require = createRequire(`${process.cwd()}/package.json`);

/** What the library lacks. These modules of Prism add themselves to the global of this name. */
Object.assign(globalThis, {Prism});
for (const name of ['bash', 'csharp', 'docker', 'http', 'java', 'nginx']) require(`prismjs/components/prism-${name}`);

const ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  dockerfile: 'docker',
  mjs: 'javascript',
  html: 'markup',
  xml: 'markup',
};
const OWN = ['markup', 'docker', 'http', 'js', 'json', 'jsx', 'nginx', 'py', 'ts', 'yaml', 'yml'];

/** Every name of a grammar that a page may use. */
export const GRAMMARS: readonly string[] = [
  ...new Set([...OWN, ...Object.values(fenceByEnding), ...Object.keys(ALIASES)]),
];

/** Color by what a grammar calls the thing. A token with two names gets the color that is listed later. */
const TOKEN_TYPES = {
  comment: ['comment', 'prolog', 'doctype'],
  keyword: ['keyword', 'boolean', 'null', 'important', 'atrule', 'rule', 'selector'],
  string: ['string', 'char', 'attr-value', 'template-string', 'triple-quoted-string', 'url'],
  name: 'property function class-name tag attr-name key builtin directive header-name decorator'.split(' '),
  number: ['number', 'constant', 'symbol', 'variable', 'environment', 'parameter', 'regex'],
} satisfies Record<string, string[]>;

type Color = keyof typeof TOKEN_TYPES;
const COLORS = Object.keys(TOKEN_TYPES) as Color[];

/** Returns `text` as a tree, with an element around each thing that has a color. */
export function colorTokens(text: string, language: string): ElementContent[] {
  const name = ALIASES[language] ?? language;
  const grammar = prism.languages[name];
  if (!grammar) throw new Error(`prism-react-renderer has no grammar "${name}".`);
  // Some grammars finish their work in these hooks: JSX nests its elements there.
  const env = {code: text, grammar, language: name, tokens: [] as Token[]};
  prism.hooks.run('before-tokenize', env);
  env.tokens = prism.tokenize(env.code, env.grammar);
  prism.hooks.run('after-tokenize', env);
  return env.tokens.flatMap((token) => nodesOf(token));
}

function nodesOf(token: Token, around?: Color): ElementContent[] {
  if (typeof token === 'string') return [{type: 'text', value: token}];
  const names = [token.type, token.alias ?? []].flat();
  const color = COLORS.findLast((one) => TOKEN_TYPES[one].some((name) => names.includes(name))) ?? around;
  const children = [token.content].flat().flatMap((part) => nodesOf(part, color));
  if (color === around) return children;
  return [{type: 'element', tagName: 'span', properties: {className: [`tok-${color}`]}, children}];
}
