import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {isEjected} from '../../../src/lean/purgeInfima/index.server';
import {OTHERWISE, purgeInfima} from '../../../src/lean/purgeInfima/postcss.server';
import {temporaryFolder} from '../../support/temporaryFolder';

const SHEET =
  '.hero{color:red}.menu .menu__link{color:red}.navbar--dark{color:red}:root{--used:1px;--unused:2px}a{margin:var(--used)}';

async function purged(code: string, chosen?: string[]): Promise<string> {
  const folder = temporaryFolder('purge', {'menu.tsx': code});
  const {css} = await postcss([purgeInfima([folder], {chosen})]).process(SHEET, {
    from: '/node_modules/infima/default.css',
  });
  return css;
}

it('a rule of Infima stays when the code names every class of its selector, and a variable when a rule reads it', async () => {
  const css = await purged("const links = clsx('menu', 'menu__link');");
  expect(css).toContain('.menu .menu__link');
  expect(css).not.toContain('.hero');
  expect(css).toContain('--used:1px');
  expect(css).not.toContain('--unused');
});

it('a value of the page goes when the tokens of the site have one for both modes, and one of an element stays', async () => {
  const sheet = `:root{--ifm-a:1px;--ifm-b:1px}html[data-theme="dark"]{--ifm-a:2px}h1{--ifm-a:3px;margin:var(--ifm-a) var(--ifm-b)}`;
  const tokens = ":root,\nhtml[data-theme='dark'] {\n  --ifm-a: 4px;\n}\n:root {\n  --ifm-b: 4px;\n}";
  const {css} = await postcss([purgeInfima([], {tokens})]).process(sheet, {from: '/node_modules/infima/default.css'});
  expect(css).not.toMatch(/--ifm-a:[12]px/);
  expect(css).toContain('--ifm-a:3px');
  expect(css).toContain('--ifm-b:1px');
  // And the tokens are written so that they are found.
  const own = readFileSync('src/css/tokens.css', 'utf8');
  const infima = await postcss([purgeInfima(['src'], {tokens: own})]).process(':root{--ifm-h1-font-size:2rem}', {
    from: '/node_modules/infima/default.css',
  });
  expect(infima.css).not.toContain('2rem');
});

it('rules for the style of a bar stay when the configuration chooses that style', async () => {
  const code = "const bar = {dark: 'navbar--dark'};";
  expect(await purged(code)).not.toContain('navbar--dark');
  expect(await purged(code, ['navbar--dark'])).toContain('navbar--dark');
});

it('classes of a part that the site ejects do not count, those of a part that it wraps do', () => {
  expect(isEjected('CodeBlock/index.js', 'src/theme')).toBe(true);
  expect(isEjected('NavbarItem/ComponentTypes.js', 'src/theme')).toBe(true);
  expect(isEjected('ErrorPageContent/index.js', 'src/theme')).toBe(false);
  expect(isEjected('Footer/index.js', 'src/theme')).toBe(false);
});

it('what the site draws with rules of its own has some', () => {
  const sheets = ['src/css', 'src/components'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const drawn = ['pagination', 'breadcrumbs', 'thin-scrollbar', 'card', 'button', 'alert'];
  expect(drawn.filter((name) => !OTHERWISE.test(name))).toEqual([]);
  expect(drawn.filter((name) => !sheets.some((sheet) => new RegExp(`\\.${name}\\b`).test(sheet)))).toEqual([]);
});

it('the classes of the page that crashed stay, because the site wraps that part', async () => {
  const from = 'node_modules/infima/dist/css/default/default.css';
  const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
  const isReplaced = (path: string) => isEjected(relative(theme, path), 'src/theme');
  const {css} = await postcss([purgeInfima([theme, 'src'], {isReplaced})]).process(readFileSync(from, 'utf8'), {from});
  for (const name of ['margin-vert--xl', 'col--offset-3', 'hero__title', 'margin-vert--md', 'shadow--lw']) {
    expect(css).toContain(`.${name}`);
  }
});
