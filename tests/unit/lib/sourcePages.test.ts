import {expect, it} from 'vitest';
import {readSourcePages} from '../../../src/lib/sourcePages.server';
import {temporaryFolder} from '../../support/temporaryFolder';

const front = (line: string) => `---\n${line}\n---\n\nText.\n`;
const pagesWith = (name: string, text: string) =>
  readSourcePages(temporaryFolder('pages', {'api-ref/index.mdx': front('title: Reference'), [name]: text}));

it('what a name with an underscore is, or a README, is no page', () => {
  for (const name of ['docs/_part.mdx', 'docs/README.md']) expect(pagesWith(name, 'Text.')).toHaveLength(1);
});

it('the first heading of a page is its title', () => {
  const pages = pagesWith('docs/c.mdx', front('title: Short').replace('Text.', '# A long title'));
  expect(pages[0]).toMatchObject({title: 'A long title', label: 'Short'});
});

it.each([
  [front('description: E.'), 'docs/e.mdx:1: the page has no title. Add "title: …"'],
  ['Text.\n', 'docs/e.mdx:1: the page has no front matter'],
])('a page without a title is an error that names the file and says what to add: %j', (text, said) => {
  expect(() => pagesWith('docs/e.mdx', text)).toThrow(said);
});
