/** Sites that are compared with this one, all made from the same plain Markdown, each as its own guide says. */
import {cpSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ON_DEMAND, toolFolder} from '../onDemand';
import {ROOT} from '../paths';
import {run} from '../run';
import {ALIVE} from './load';

export interface Site {
  name: string;
  folder: string;
  /** Where the build puts its files. */
  output: string;
  /** The program that builds it, with its arguments. */
  build: string[];
  alive: string;
}

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
  const tool = await toolFolder(
    'bare',
    {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      react: '19.2.9',
      'react-dom': '19.2.9',
    },
    {
      overrides: {
        '@swc/core': '1.16.18',
        '@swc/html': '1.16.2',
        '@docsearch/core': '4.7.0',
        '@docsearch/react': '4.7.0',
        // The versions this site has: of 7.29.15 only a part is published.
        '@babel/generator': '7.29.14',
        '@babel/helpers': '7.29.14',
        '@babel/traverse': '7.29.14',
        '@babel/types': '7.29.14',
      },
      isModule: false,
    },
  );
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
    alive: ALIVE.docusaurus,
  };
}

export async function starlightSite(pages: number): Promise<Site> {
  const tool = await toolFolder('starlight', {'@astrojs/starlight': '0.37.7', astro: '5.18.2', sharp: '0.34.5'});
  const folder = emptied(join(tool, `site-${pages}`));
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  writeFileSync(
    join(folder, 'astro.config.mjs'),
    `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({site: 'https://starlight.invalid', integrations: [starlight({title: 'Starlight'})]});`,
  );
  mkdirSync(join(folder, 'src'));
  writeFileSync(
    join(folder, 'src/content.config.ts'),
    `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};`,
  );
  const content = join(folder, 'src/content/docs');
  writePages(content, pages, ({title, text}) => `---\ntitle: ${title}\n---\n\n${text}`);
  writeFileSync(join(content, 'index.md'), '---\ntitle: Start\n---\n\nThe first page.\n');
  return {
    name: 'Starlight',
    folder,
    output: join(folder, 'dist'),
    build: [join(tool, 'node_modules/astro/astro.js'), 'build'],
    alive: ALIVE.starlight,
  };
}

export async function vitepressSite(pages: number): Promise<Site> {
  const tool = await toolFolder('vitepress', {vitepress: '1.6.4'});
  const folder = emptied(join(tool, `site-${pages}`));
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  const written = writePages(folder, pages, ({title, text}) => `---\ntitle: ${title}\n---\n\n# ${title}\n\n${text}`);
  writeFileSync(join(folder, 'index.md'), '---\ntitle: Start\n---\n\n# Start\n\nThe first page.\n');
  const section = ({path}: {path: string}) => path.split('/')[0] ?? '';
  const sidebar = [...new Set(written.map(section))].map((text) => ({
    text,
    items: written.filter((page) => section(page) === text).map(({title, path}) => ({text: title, link: `/${path}`})),
  }));
  mkdirSync(join(folder, '.vitepress'));
  writeFileSync(
    join(folder, '.vitepress/config.mjs'),
    `export default ${JSON.stringify({title: 'VitePress', cleanUrls: true, themeConfig: {sidebar, search: {provider: 'local'}}})};`,
  );
  return {
    name: 'VitePress',
    folder,
    output: join(folder, '.vitepress/dist'),
    build: [join(tool, 'node_modules/vitepress/bin/vitepress.js'), 'build'],
    alive: ALIVE.vitepress,
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
  const folder = emptied(join(ON_DEMAND, 'own/site'));
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
    alive: ALIVE.docusaurus,
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

/** Builds a site as its own command line does. */
export async function build({name, folder, build}: Site): Promise<void> {
  const env = {...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'};
  const {code, output} = await run(process.execPath, build, {cwd: folder, env, quiet: true});
  if (code !== 0) throw new Error(`${name} did not build:\n${output.slice(-3000)}`);
}
