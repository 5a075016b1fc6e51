/** Rarer mistakes of a maintainer, and those that the framework names in its own words: see rejections.test.ts. */
import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {page} from '../support/fixtureSite';
import {rejection} from '../support/rejection';

/** Mistakes that are rejected in the words of the framework: the files, and what must be said. */
const MISTAKES: [what: string, files: Record<string, string>, said: (string | RegExp)[]][] = [
  [
    'front matter that is no YAML, naming file, line and remedy',
    {'docs/guide.mdx': '---\ntitle: One: two\n---\nText.\n'},
    [/docs\/guide\.mdx .*bad indentation of a mapping entry \(2:11\)/, 'try using double quotes around that value'],
  ],
  [
    'a front-matter value of the wrong kind, naming file, field and kind',
    {'docs/guide.mdx': '---\ntitle: One\nsidebar_position: first\n---\nText.\n'},
    ['docs/guide.mdx', '"sidebar_position" must be a number'],
  ],
];

describe('the build stops at', () => {
  it.each(MISTAKES)('%s', async (_what, files, wanted) => {
    const said = await rejection(files);
    for (const words of wanted) expect(said).toMatch(words);
  });

  it('a broken link, naming the page and the target', async () => {
    const said = await rejection({'docs/guide.mdx': page('Guide', 'See [this page](/nowhere).')});
    expect(said).toContain('Broken link on source page path = /guide: -> linking to /nowhere');
  });

  it('an unknown token in front matter, naming file, line and the known ones', async () => {
    const said = await rejection({'docs/guide.mdx': page('{{provider.nome}}', 'Text.')});
    expect(said).toMatch(
      /docs\/guide\.mdx:2: unknown token \{\{provider\.nome\}\}.*which has: name, slug.*Correct the token/,
    );
  });

  // Every fault, every day: tests/unit/reference/validation.test.ts.
  it('a contract with two faults, naming both, and a token in it that names nothing', async () => {
    const contracts = Object.fromEntries(
      ['batch.openapi', 'realtime.asyncapi', 'flow.asyncapi'].map((name) => {
        const file = `contracts/${name}.yaml`;
        return [file, readFileSync(file, 'utf8')];
      }),
    );
    const batch = 'contracts/batch.openapi.yaml';
    const broken = `${contracts[batch]}`
      .replace("$ref: '#/components/schemas/TrackingData'", "$ref: '#/components/schemas/TrackingDate'")
      .replace('operationId: listJobs', 'operationId: createJob');
    const files = {...contracts, [batch]: broken, 'docs/usage.mdx': page('Usage', '<Operation id="getUsage" />')};
    const said = await rejection(files);
    expect(said).toMatch(
      /batch\.openapi\.yaml:\d+: the reference "#\/components\/schemas\/TrackingDate" .*leads nowhere/,
    );
    expect(said).toMatch(/operationId "createJob" is on line \d+ already/);
    const unknown = broken.replace('{{provider.', '{{provider.un');
    expect(await rejection({...files, [batch]: unknown})).toMatch(
      /batch\.openapi\.yaml:\d+: unknown token \{\{provider\.un.*Correct the token or add the value/,
    );
  });

  it('an unknown token in text, naming file and line (K3)', async () => {
    const said = await rejection({'docs/guide.mdx': page('Guide', 'Text.\n\nAsk {{provider.nome}}.')});
    expect(said).toContain('docs/guide.mdx:7: unknown token {{provider.nome}}');
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
