/** Where the build takes something out of Docusaurus, an upgrade that moves it stops the build. */
import {describe, expect, it} from 'vitest';
import classicTheme from '../../../../src/site/build/classicTheme.server';
import {earlyScript} from '../../../../src/site/build/earlyScript.server';
import {chunksOf} from '../../../../src/site/build/pageFiles.server';
import {onlyEntry} from '../../../../src/site/build/upstream.server';

describe('an entry that the site replaces', () => {
  it.each([[[]], [['a.js', 'a.js']]])('stops the build when %j has it not exactly once', (entries) => {
    expect(() => onlyEntry(entries, 'the module a.js', (entry) => entry === 'a.js')).toThrow(
      `replaces the module a.js, and Docusaurus has it ${entries.length} times`,
    );
  });
});

describe('the wrapped theme', () => {
  it('has the client modules of the site, its inline script, and the one for ?docusaurus-data-…', async () => {
    const context = {
      siteDir: process.cwd(),
      siteStorage: {type: 'localStorage', namespace: '-1'},
      siteConfig: {themeConfig: {colorMode: {}, prism: {additionalLanguages: []}}},
      baseUrl: '/',
      codeTranslations: {},
      i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
    };
    const theme = await classicTheme(context as never, {customCss: []});
    const modules = theme.getClientModules?.() ?? [];
    expect(modules.filter((path) => !path.startsWith(`${process.cwd()}/src/`))).toEqual([]);
    const {headTags, preBodyTags} = theme.injectHtmlTags?.({content: undefined}) ?? {};
    expect(preBodyTags).toEqual([]);
    expect(JSON.stringify(headTags)).toContain('docusaurus-data-');
  });
});

describe('the files of a page', () => {
  const registry = '"1a": [() => import(/* webpackChunkName: "1a" */ "@theme/A"), "@theme/A", 0]';
  const groups = new Map([['1a', {chunks: [{id: 'docs'}, {id: 7}]}]]);

  it('are the chunks of its modules', () => {
    expect(chunksOf(registry, groups)).toEqual({'@theme/A': ['docs', 7]});
  });

  it('stop the build when the bundler has none, or Docusaurus writes another format', () => {
    expect(() => chunksOf(registry, new Map())).toThrow('The bundler has no chunks of @theme/A. Compare');
    expect(() => chunksOf('{}', groups)).toThrow('Docusaurus writes registry.js in another format. Compare');
  });
});

it('the inline script is one line of old JavaScript, in which no setting ends the element around it', () => {
  const text = {'site.early.reload': '</script>Neu laden'};
  const script = earlyScript(process.cwd(), {namespace: '-1', announcementId: '<!--', baseUrl: '/docs/', texts: text});
  expect(script).not.toMatch(/<\/script|<!--|\?\.|=>\s*\?\?/);
  expect(script).toContain('\\u003c/script>Neu laden');
  expect(script.split('\n')).toHaveLength(1);
  expect(() => new Function(script)).not.toThrow();
});
