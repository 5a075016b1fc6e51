/**
 * What a maintainer can get wrong stops the build, and the message says where and what to do. The faults are built for
 * real, in a small site around this project's code; rejections.full.test.ts has those that the framework names in its own
 * words, and building.test.ts what is only warned of.
 */
import {beforeAll, describe, expect, it} from 'vitest';
import {page} from '../support/fixtureSite';
import {rejection} from '../support/rejection';

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
