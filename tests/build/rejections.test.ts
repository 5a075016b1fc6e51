/**
 * What a maintainer can get wrong stops the build, and the message says where and what to do. The faults are built for
 * real, in a small site around this project's code; rejections.full.test.ts has rarer ones, and building.test.ts
 * what is only warned of.
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

describe('among the faults that show when pages are rendered, which are all named in one run,', () => {
  let said: string;

  beforeAll(async () => {
    // The items of the top bar, each on a page of its own: in the bar, the first one would end every page.
    const item = (properties: string) =>
      page('Item', `import NavbarItem from '@theme/NavbarItem';\n\n<NavbarItem ${properties} />`);
    said = await rejection({
      'docs/version.mdx': item('type="docsVersionDropdown" position="left" versions={["2.0"]}'),
      'docs/sidebar.mdx': item('type="docSidebar" sidebarId="empty" label="Empty"'),
      'docs/throws.mdx': page(
        'Throws',
        'export const Broken = () => {\n  throw new Error("no such thing");\n};\n\n<Broken />',
      ),
      'sidebars.ts': "export default {docs: ['index', 'not-found'], empty: [{type: 'html', value: 'x'}]};",
    });
  });

  it.each([
    ['a docs version that does not exist', /No docs version exist for name '2\.0'.*Available version names: - current/],
    ['a sidebar without a link target', /Sidebar with ID "empty" doesn't have anything to be linked to/],
    ['a page that throws', /Can't render static file for pathname "\/throws".*no such thing/],
  ])('%s is named', (_fault, message) => {
    expect(said).toMatch(message);
  });
});

it('an unknown kind of item in the top bar stops the build, which names its type and place', async () => {
  const items = "{...config.themeConfig, navbar: {items: [{type: 'docsMenu', label: 'Docs'}]}}";
  const said = await rejection({
    'changes.ts': `export default (config) => ({...config, themeConfig: ${items}});`,
  });
  expect(said).toMatch(/Bad navbar item type docsMenu.*navbar\.items\[0\]/);
});
