/** This site and a bare one of the same generator, with the same plain pages. */
import {cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../paths';
import {run} from '../run';

export interface Site {
  name: string;
  folder: string;
  /** Where the build puts its files. */
  output: string;
  /** The program that builds it, with its arguments. */
  build: string[];
}

/** A folder for each of the two sites. */
const CACHE = join(ROOT, '.cache/bench');
const SECTION_PAGES = 20;

/** One plain page, as Markdown: headings, prose, a list, a table, code in two languages. */
function plainPage(number: number): {path: string; title: string; text: string} {
  const section = Math.floor(number / SECTION_PAGES) + 1;
  const title = `Page ${number + 1}`;
  const parts = [1, 2, 3, 4, 5, 6].map(
    (part) => `## Part ${part} of page ${number + 1}

A recording of ${number + part} minutes goes in, and text comes out. This paragraph says what happens on the way, in the
words that a reader of such a page expects: the request, its answer, the limits, and what to do when one is passed. It
is as long as paragraphs of documentation are, and has \`some.code\` in it as well as [a link](#part-1-of-page-${number + 1}).

- the first point, number ${number * part}
- the second point, which takes a few more words than the first one does
- the third point

| Field | Type | Meaning |
| --- | --- | --- |
| \`name_${part}\` | string | what it is called |
| \`size_${number}\` | number | how large it is |

\`\`\`${part % 2 === 0 ? 'json' : 'js'}
${part % 2 === 0 ? `{"id": "${number}-${part}", "state": "done", "parts": [1, 2, 3]}` : `const answer = await fetch('/jobs/${number}', {method: 'POST'});\nconsole.log(await answer.json());`}
\`\`\`
`,
  );
  return {path: `section-${section}/page-${number + 1}`, title, text: parts.join('\n')};
}

/** A page in the middle of its site: the one that is measured. */
export const MEASURED = 'section-1/page-10';

/** The classic site of the same generator, with search and the fast pipeline, and nothing of ours: `pages` and a start. */
export async function bareSite(pages: number): Promise<Site> {
  const tool = join(CACHE, 'bare');
  mkdirSync(tool, {recursive: true});
  const {dependencies, overrides} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const names = ['@docusaurus/core', '@docusaurus/faster', '@docusaurus/preset-classic', 'react', 'react-dom'];
  const own = Object.fromEntries(names.map((name) => [name, dependencies[name]]));
  writeFileSync(join(tool, 'package.json'), JSON.stringify({private: true, dependencies: own, overrides}));
  // Scripts of packages do not run: none of these needs its own.
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--prefer-offline'];
  const {code, output} = await run('npm', args, {cwd: tool, quiet: true});
  if (code !== 0) throw new Error(`npm could not install the bare site:\n${output}`);
  const folder = emptied(join(tool, `site-${pages}`));
  writeFileSync(join(folder, 'package.json'), '{"private": true}');
  writeFileSync(
    join(folder, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify({
      title: 'Bare',
      url: 'https://bare.invalid',
      baseUrl: '/',
      future: {v4: true, faster: true},
      presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
      themeConfig: {algolia: {appId: 'BENCH', apiKey: 'none', indexName: 'docs'}},
    })};`,
  );
  writePages(join(folder, 'docs'), pages, ({title, text}) => `---\ntitle: ${title}\n---\n\n${text}`);
  writeFileSync(join(folder, 'docs/index.md'), '---\ntitle: Start\nslug: /\n---\n\nThe first page.\n');
  return {
    name: 'bare Docusaurus',
    folder,
    output: join(folder, 'build'),
    build: [join(tool, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
  };
}

/** How many Markdown pages this site has of its own: a site that is compared with it gets as many. */
export function ownPages(): number {
  const files = ['docs', 'api-ref'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'}),
  );
  return files.filter((file) => /\.mdx?$/.test(file) && !/(^|[\\/])_/.test(file)).length;
}

/** This site with generated pages beside its own, in a copy that has caches of its own. */
export function ownSite(generated: number): Site {
  const folder = emptied(join(CACHE, 'own'));
  const left =
    /[\\/](node_modules|build|\.docusaurus|\.git|\.cache|\.venv|test-results|screenshots|playwright-report)([\\/]|$)/;
  for (const name of readdirSync(ROOT)) {
    const path = join(ROOT, name);
    // A worktree's .git is a file.
    if (!left.test(path) && name !== '.git') cpSync(path, join(folder, name), {recursive: true});
  }
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const description =
    'A generated page that says what happens between a recording that goes in and the text that comes out.';
  writePages(
    join(folder, 'docs/generated'),
    generated,
    ({title, text}) => `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${text}`,
  );
  cpSync(join(folder, 'sidebars.ts'), join(folder, 'sidebars.original.ts'));
  writeFileSync(
    join(folder, 'sidebars.ts'),
    `import sidebars from './sidebars.original';
const docs = [...(sidebars.docs as unknown[]), {type: 'autogenerated', dirName: 'generated'}];
export default {...sidebars, docs};`,
  );
  return {
    name: 'this site',
    folder,
    output: join(folder, 'build'),
    build: [join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
  };
}

/** One link per package, so that what a build keeps in node_modules/.cache is this copy's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue;
    const target = join(from, name);
    symlinkSync(target, join(to, name), lstatSync(target).isDirectory() ? 'junction' : 'file');
  }
}

function writePages(folder: string, count: number, render: (page: ReturnType<typeof plainPage>) => string) {
  return Array.from({length: count}, (_, number) => {
    const page = plainPage(number);
    const file = join(folder, `${page.path}.md`);
    mkdirSync(join(file, '..'), {recursive: true});
    writeFileSync(file, render(page));
    return page;
  });
}

function emptied(folder: string): string {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return folder;
}

/** Builds a site by its own command. */
export async function build({name, folder, build}: Site): Promise<void> {
  const env = {...process.env, NODE_ENV: 'production'};
  const {code, output} = await run(process.execPath, build, {cwd: folder, env, quiet: true});
  if (code !== 0) throw new Error(`${name} did not build:\n${output.slice(-3000)}`);
}
