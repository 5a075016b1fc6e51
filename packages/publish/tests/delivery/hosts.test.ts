import {describe, expect, it} from 'vitest';
import {headerRules, headersFor} from '../../delivery/headers';
import {headersFile, redirectsFile} from '../../delivery/hosts/staticHosts';
import {movedAddresses} from '../../delivery/hosts/writeHostFiles.server';

describe('the files of static hosts', () => {
  it('have a line for each address that a page has left, and a not-found page per language', () => {
    const bases = ['/docs/', '/docs/fr/'];
    const moved = movedAddresses({url: 'https://docs.example.com', bases, moved: {'/old': '/guide'}});
    expect(redirectsFile({'/old': '/guide', '/older/': '/folder/'})).toContain(
      '\n/old /guide 301\n/older/ /folder/ 301\n',
    );
    expect(redirectsFile(moved, bases)).toContain(
      '/docs/old /docs/guide 301\n/docs/fr/old /docs/fr/guide 301\n/docs/fr/* /docs/fr/404.html 404\n/docs/* /docs/404.html 404',
    );
  });

  it('set no header twice for one address, and keep assets for a year in every language', () => {
    const rules = headerRules("default-src 'none'", false, ['/docs/', '/docs/fr/']);
    const blocks = headersFile(rules).split('\n\n').slice(1);
    const sent = (address: string) =>
      blocks.flatMap((block) => {
        const [path = '', ...lines] = block.trim().split('\n');
        const [start = '', end] = path.split('*');
        const applies = end === undefined ? address === path : address.startsWith(start) && address.endsWith(end);
        return applies ? lines.map((line) => line.trim()) : [];
      });
    for (const address of [
      '/docs/guide',
      '/docs/assets/a.png',
      '/docs/fr/assets/js/a.js',
      '/docs/guide.md',
      '/docs/img/a.svg',
    ]) {
      const names = sent(address).map((line) => line.split(':', 1)[0]);
      expect([address, new Set(names).size]).toEqual([address, names.length]);
      // The general Cache-Control is what these hosts send by themselves.
      const {'Cache-Control': cache = '', ...expected} = headersFor(address, rules);
      expect(sent(address)).toEqual(
        expect.arrayContaining(Object.entries(expected).map(([name, value]) => `${name}: ${value}`)),
      );
      if (cache.includes('immutable')) expect(sent(address)).toContain(`Cache-Control: ${cache}`);
    }
  });
});
