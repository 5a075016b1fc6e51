/** Sizes in the style sheets; and what the oldest browsers of package.json's `browserslist` lack, and what would be lost there without a sound. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {expect, it} from 'vitest';

const files = filesBelow('src').map((file) => join('src', file));

it('sizes of type are tokens, 1rem, or inherited, on screens', () => {
  const sizes = files
    .filter((file) => /(?<!tokens|print)\.css$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/[\s{]font-size: ([^;]+);/g)])
    .map(([, size]) => size);
  expect(sizes.length).toBeGreaterThan(50);
  // Text in a drawing has the size that its boxes were measured with.
  expect(new Set(sizes.filter((size) => !/^(?:var\(--site-font-\w+\)|1rem|inherit|12px)$/.test(size ?? '')))).toEqual(
    new Set(),
  );
});

const TOO_NEW = [
  {name: 'the media feature `scripting`', pattern: /@media[^{]*\(scripting/, since: 'Chrome 120, Safari 17', of: 'css'},
  {name: '`checkVisibility`', pattern: /\.checkVisibility\(/, since: 'Safari 17.4', of: 'ts'},
  {
    name: 'an alternative text of `content` outside of `@supports`',
    pattern: /^(?!.*@supports).*content: '[^']*' \/ /m,
    since: 'Firefox 128, Safari 17.4',
    of: 'css',
  },
  // Its magnifier and its spinner would lie over each other (B11).
  {name: '`:has()` of search', pattern: /:has\(/, since: 'Firefox 121', of: 'search'},
] as const;

const KINDS = {css: /\.css$/, ts: /\.tsx?$/, search: /^src\/search\/.*\.css$/};
it.each(TOO_NEW)('no file depends on $name, which begins with $since', ({pattern, of}) => {
  const own = files.filter((file) => KINDS[of].test(file));
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((file) => pattern.test(withoutSupports(readFileSync(file, 'utf8'))))).toEqual([]);
});

/** A rule below `@supports` is read only where it is understood. */
function withoutSupports(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
}
