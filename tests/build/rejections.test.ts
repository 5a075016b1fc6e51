/**
 * What a maintainer can get wrong stops the build, and the message says where and what to do. The faults are built for
 * real, in a small site around this project's code.
 */
import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {page} from '../support/fixtureSite';
import {rejection} from '../support/rejection';

describe('among the faults inside pages, which are all named in one run,', () => {
  const faults: {fault: string; page: string; text: string; says: string}[] = parse(
    readFileSync('tests/build/rejections.yaml', 'utf8'),
  );
  let said: string;

  beforeAll(async () => {
    const pages = faults.map(({page: name, text}) => [`docs/${name}.mdx`, page(name, text)]);
    const program = 'import os\n\nhost = "{{provider.batchHome}}"\n';
    said = await rejection({...Object.fromEntries(pages), 'programs/token.py': program});
  });

  it.each(faults.map(({fault, says}) => [fault, says]))('%s is named with file, line and remedy', (_fault, says) => {
    expect(said).toMatch(new RegExp(`${says}`));
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
