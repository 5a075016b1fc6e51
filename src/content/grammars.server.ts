/**
 * The grammars by which code is colored during the build: those that prism-react-renderer has, and the ones that it lacks.
 * Nothing of them reaches the page.
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

/** Returns `text` as a tree, with an element of class names around each thing that the grammar knows. */
export function highlightTokens(text: string, language: string): ElementContent[] {
  const name = ALIASES[language] ?? language;
  const grammar = prism.languages[name];
  if (!grammar) throw new Error(`prism-react-renderer has no grammar "${name}".`);
  // Some grammars finish their work in these hooks: JSX nests its elements there.
  const env = {code: text, grammar, language: name, tokens: [] as Token[]};
  prism.hooks.run('before-tokenize', env);
  env.tokens = prism.tokenize(env.code, env.grammar);
  prism.hooks.run('after-tokenize', env);
  return env.tokens.flatMap(nodesOf);
}

function nodesOf(token: Token): ElementContent[] {
  if (typeof token === 'string') return [{type: 'text', value: token}];
  const children = [token.content].flat().flatMap(nodesOf);
  const className = ['token', token.type, ...[token.alias ?? []].flat()];
  return [{type: 'element', tagName: 'span', properties: {className}, children}];
}
