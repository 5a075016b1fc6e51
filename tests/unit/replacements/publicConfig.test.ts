import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const {publicConfigOf}: {publicConfigOf: (source: string) => string} = createRequire(import.meta.url)(
  '../../../src/replacements/publicConfig/loader.cjs',
);

const config = {
  title: 'Docs',
  future: {experimental_router: 'browser', v4: {}},
  customFields: {a: 1},
  plugins: [],
  themes: [],
  presets: [],
  markdown: {},
};

it("the page's configuration lacks the options of the build, and nothing else", () => {
  const source = `export default ${JSON.stringify(config)};\n`;
  const {plugins, themes, presets, markdown, ...rest} = config;
  expect(JSON.parse(publicConfigOf(source).slice('export default '.length, -2))).toEqual(rest);
});

it('a configuration without them is reported as another format', () => {
  expect(() => publicConfigOf('export default {"title": "Docs"};')).toThrow('another format');
});
