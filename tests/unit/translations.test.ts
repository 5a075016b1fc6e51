import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import written from '../../i18n/en/code.json';

const messages = written as Record<string, {message: string}>;

const files = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) => /\.tsx?$/.test(file));
const texts = files.flatMap((file) =>
  textsOf(readFileSync(join('src', file), 'utf8')).map((text) => ({...text, file})),
);

/** What `translate({id, message})` and `<Translate id>…` say, where both are in the code as they are. */
function textsOf(code: string): {id: string; message: string}[] {
  const calls = [...code.matchAll(/\{\s*id: '([\w.]+)',\s*message:\s*'((?:[^'\\]|\\.)*)'/g)];
  const swapped = [...code.matchAll(/\{\s*message: '((?:[^'\\]|\\.)*)',\s*id: '([\w.]+)'/g)];
  const elements = [...code.matchAll(/<Translate\s+id="([\w.]+)"\s+description="[^"]*"\s*>([^<{]+)<\/Translate>/g)];
  return [
    ...calls.map(([, id = '', message = '']) => ({id, message: message.replace(/\\(.)/g, '$1')})),
    ...swapped.map(([, message = '', id = '']) => ({id, message: message.replace(/\\(.)/g, '$1')})),
    ...elements.map(([, id = '', message = '']) => ({id, message: message.replace(/\s+/g, ' ').trim()})),
  ];
}

describe('texts of the interface', () => {
  it('are found in the code', () => {
    expect(texts.length).toBeGreaterThan(50);
  });

  it('are in i18n/en as the code has them; otherwise run: npm run write-translations -- --locale en --override', () => {
    const stale = texts.filter(({id, message}) => messages[id]?.message !== message);
    expect(stale).toEqual([]);
  });

  it("are the theme's own where they come from the theme: the default language is not downloaded twice", () => {
    const folder = 'node_modules/@docusaurus/theme-translations/locales/base';
    const defaults = Object.assign(
      {},
      ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    );
    const ours = new Set(texts.map(({id}) => id));
    const changed = Object.keys(messages).filter(
      (id) => id in defaults && !ours.has(id) && defaults[id] !== messages[id]?.message,
    );
    expect(changed).toEqual([]);
  });

  it('have one meaning per id', () => {
    const first = new Map([...texts].reverse().map(({id, message}) => [id, message]));
    const torn = texts.filter(({id, message}) => first.get(id) !== message);
    expect(torn.map(({id}) => id)).toEqual([]);
  });
});
