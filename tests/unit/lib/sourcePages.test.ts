import {describe, expect, it} from 'vitest';
import {readSourcePages} from '../../../src/lib/sourcePages.server';
import {temporaryFolder} from '../../support/temporaryFolder';

/** A site of pages: file and text. */
const site = (pages: Record<string, string>) =>
  temporaryFolder('pages', {'api-ref/index.mdx': '---\ntitle: Reference\n---\n', ...pages});

const front = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`;

describe('a page', () => {
  it('is declared by its file: the path is the address, and an index ends in a slash', () => {
    const pages = readSourcePages(site({'docs/a/index.mdx': front('title: A'), 'docs/a/b.mdx': front('title: B')}));
    expect(pages.map(({address, title}) => [address, title])).toEqual([
      ['/a/b', 'B'],
      ['/a/', 'A'],
      ['/api-ref/', 'Reference'],
    ]);
  });

  it('may choose its address and its label, and its first heading is its title', () => {
    const source = front('title: Short', 'slug: /elsewhere', 'sidebar_label: Label').replace(
      'Text.',
      '# A long title\n',
    );
    const [page] = readSourcePages(site({'docs/c.mdx': source}));
    expect(page).toMatchObject({address: '/elsewhere', title: 'A long title', label: 'Label'});
  });

  it('is not what a name with an underscore is, nor a README', () => {
    const pages = readSourcePages(
      site({'docs/d.mdx': front('title: D'), 'docs/_part.mdx': 'Part.', 'docs/README.md': 'Read me.'}),
    );
    expect(pages.map(({id}) => id)).toEqual(['d', 'index']);
  });

  it('without a title is an error that names the file and says what to add', () => {
    expect(() => readSourcePages(site({'docs/e.mdx': front('description: E.')}))).toThrow(
      /docs\/e\.mdx:1: the page has no title\. Add "title: …"/,
    );
    expect(() => readSourcePages(site({'docs/f.mdx': 'Text.\n'}))).toThrow(
      /docs\/f\.mdx:1: the page has no front matter/,
    );
  });
});
