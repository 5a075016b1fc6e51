import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {purgeInfima} from '../../../src/lean/purgeInfima/postcss.server';
import {temporaryFolder} from '../../support/temporaryFolder';

const SHEET =
  '.hero{color:red}.menu .menu__link{color:red}.navbar--dark{color:red}:root{--used:1px;--unused:2px}a{margin:var(--used)}';

async function purged(code: string, chosen?: string[]): Promise<string> {
  const folder = join(temporaryFolder('purge'), 'src');
  mkdirSync(folder);
  writeFileSync(join(folder, 'menu.tsx'), code);
  const {css} = await postcss([purgeInfima([folder], chosen)]).process(SHEET, {
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

it('rules for the style of a bar stay when the configuration chooses that style', async () => {
  const code = "const bar = {dark: 'navbar--dark'};";
  expect(await purged(code)).not.toContain('navbar--dark');
  expect(await purged(code, ['navbar--dark'])).toContain('navbar--dark');
});
