/**
 * What a maintainer can get wrong stops the build, and the message says where and what to do. Each fault is built for
 * real, in a small site of its own around this project's code; rejections.full.test.ts has the rarer ones.
 */
import {beforeAll, describe, expect, it} from 'vitest';
import {page} from '../support/fixtureSite';
import {rejection} from '../support/rejection';
import {isFull} from '../support/tier';

// Anchors are compared once all pages are built: what is only warned of did not stop that.
describe('the build', () => {
  let said: string;

  beforeAll(async () => {
    const samePlace = (title: string) => `---\ntitle: ${title}\nslug: /same\n---\nText.\n`;
    said = await rejection({
      'published.json': JSON.stringify({'/': ['gone']}, null, 2),
      // A Markdown link to a file that is gone becomes a broken link, which would stop the build.
      'changes.ts':
        "export const published = {publishedAnchors: 'published.json'};\n" +
        "export default (config) => ({...config, onBrokenLinks: 'ignore'});\n",
      'docs/guide.mdx': page('Guide', 'See [a part](/not-found#nowhere) and [a file](./gone.mdx).'),
      'docs/one.mdx': samePlace('One'),
      'docs/two.mdx': samePlace('Two'),
    });
  });

  it('stops at an anchor that was published and is gone, naming file and line, and what to do', () => {
    expect(said).toContain('published.json:3: /#gone was published, and no page has it now. Restore the anchor');
  });

  it('only warns of broken anchors and broken Markdown links', () => {
    expect(said).toMatch(/\[WARNING\].*gone\.mdx/);
    expect(said).toMatch(/\[WARNING\].*broken anchors.*\/not-found#nowhere/);
  });

  it('only warns of two pages with one address, naming both files and the lines that say so', () => {
    expect(said).toContain('docs/two.mdx:3: the URL /same is that of docs/one.mdx:3. Give one another slug.');
    expect(said).toContain('Duplicate routes found!');
  });

  it.runIf(isFull)('stops at a broken link, naming the page and the target', async () => {
    const broken = await rejection({'docs/guide.mdx': page('Guide', 'See [this page](/nowhere).')});
    expect(broken).toContain('Broken link on source page path = /guide: -> linking to /nowhere');
  });
});

describe('among the faults inside pages, which are all named in one run,', () => {
  let said: string;

  beforeAll(async () => {
    said = await rejection({
      'docs/brace.mdx': page('Open brace', 'Text {is.'),
      'docs/component.mdx': page('Component', 'Text.\n\n<Carousel />'),
      'docs/fence.mdx': page('Fence', 'Text.\n\n```python color=red\nx\n```'),
      'docs/heading.mdx': page('Heading', '## One {/* #same */}\n\nText.\n\n## Two {/* #same */}'),
      'docs/image.mdx': page('Image', 'Text.\n\n![A chart](./gone.png)'),
      'docs/language.mdx': page('Language', 'Text.\n\n```cobol\nx\n```'),
      'docs/sample.mdx': page('Sample', 'Text.\n\n```python file=programs/none.py\n```'),
      'docs/sampleToken.mdx': page('Token', '```python file=programs/token.py\n```'),
      'docs/tag.mdx': page('Open tag', 'Text.\n\n<Cards>\n'),
      'programs/token.py': 'import os\n\nhost = "{{provider.batchHome}}"\n',
    });
  });

  it.each([
    ['an open brace', /docs\/brace\.mdx" .*expected a corresponding closing brace.* "line": 5/],
    ['an open tag', /docs\/tag\.mdx" .*Expected a closing tag for `<Cards>` \(7:1-7:8\)/],
    [
      'an unknown component',
      /docs\/component\.mdx:7: the component <Carousel> does not exist\. Correct the name, or add/,
    ],
    ['words after a fence that mean nothing', /docs\/fence\.mdx:7: "color=red" is not understood.*known: title/],
    ['a heading id used twice', /docs\/heading\.mdx:9: the heading id "same" is on line 5 already\. Give one/],
    [
      'a missing image',
      /image with URL `\.\/gone\.png` in source file "docs\/image\.mdx" \(7:1\) couldn't be resolved/,
    ],
    [
      'an unknown code language',
      /docs\/language\.mdx:7: the code language "cobol" is unknown\. Use one of: [\w, ]*bash/,
    ],
    ['a missing sample', /docs\/sample\.mdx:7: the sample file programs\/none\.py does not exist\. Correct file=/],
    ['an unknown token in a sample', /programs\/token\.py:3: unknown token \{\{provider\.batchHome\}\}/],
  ])('%s is named with file, line and remedy', (_fault, message) => {
    expect(said).toMatch(message);
  });
});
