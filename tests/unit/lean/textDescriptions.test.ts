import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const {withoutDescriptions} = createRequire(import.meta.url)('../../../src/lean/textDescriptions/loader.cjs') as {
  withoutDescriptions: (source: string) => string;
};

it('texts keep their ids, messages, and values, and lose what only translators read', () => {
  const source = `const a = translate({id: 'a', message: '{count} rows', description: 'It\\'s {a} count'}, {count});`;
  expect(withoutDescriptions(source)).toBe("const a = translate({id: 'a', message: '{count} rows'}, {count});");
  const lines = "translate({\n  id: 'a',\n  description: 'Which text',\n  message: 'Text',\n})";
  expect(withoutDescriptions(lines)).toBe("translate({\n  id: 'a',\n  message: 'Text',\n})");
});

it('elements lose theirs, too', () => {
  const source = `<Translate id="a" description="Which text" values={{count}}>{'{count} rows'}</Translate>`;
  expect(withoutDescriptions(source)).toBe(`<Translate id="a" values={{count}}>{'{count} rows'}</Translate>`);
  expect(withoutDescriptions('<Card description="stays" />')).toBe('<Card description="stays" />');
});

it('texts of compiled parts of the theme, too', () => {
  const compiled = '(0,Translate.translate)({id:"a",message:"b",description:"c"})';
  expect(withoutDescriptions(compiled)).toBe('(0,Translate.translate)({id:"a",message:"b"})');
});

it('other descriptions stay: of pages, of data, of objects after the text', () => {
  const source = "const page = {description: 'A page'}; translate({id: 'a', message: 'b'}, {description: 'value'});";
  expect(withoutDescriptions(source)).toBe(source);
  expect(withoutDescriptions('translate({id: "a')).toBe('translate({id: "a');
});
