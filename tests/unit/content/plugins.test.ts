import type {Element as HastElement} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll as select} from 'hast-util-select';
import type {Code, Paragraph, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {toString as textOf} from 'mdast-util-to-string';
import {mdxjs} from 'micromark-extension-mdxjs';
import {VFile} from 'vfile';
import {beforeAll, describe, expect, it} from 'vitest';
import {parseCodeMeta} from '../../../src/content/codeMeta';
import {drawings} from '../../../src/content/drawings';
import {lineBreaks} from '../../../src/content/lineBreaks';
import {sampleFiles} from '../../../src/content/sampleFiles.server';
import {tables} from '../../../src/content/tables';
import {unsetLinks} from '../../../src/content/unsetLinks';
import {walkthrough} from '../../../src/content/walkthrough.server';
import {temporaryFolder} from '../../support/temporaryFolder';

function page(path = 'docs/page.mdx'): VFile {
  return new VFile({path});
}

function apply(plugin: (tree: Root, file: VFile) => void, text: string, path?: string): Root {
  const tree = fromMarkdown(text, {extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()]});
  plugin(tree, page(path));
  return tree;
}

it('the wave of a card that does not exist stops the build with file and line, and the names that there are', () => {
  const text = '# A\n\n<Card title="A" href="/" wave="unicorn">x</Card>';
  expect(() => apply(drawings(), text, 'docs/a.mdx')).toThrow(
    /^docs\/a\.mdx:3: There is no wave "unicorn"\. There are: batch, realtime, agents/,
  );
});

it('links that the provider has not set keep their words and lose their address', () => {
  const tree = apply(unsetLinks(), 'Ask [our **sales**](unset:provider.salesUrl) [at home](/) first.');
  expect(textOf(tree)).toBe('Ask our sales at home first.');
  expect((tree.children[0] as Paragraph).children.flatMap((node) => (node.type === 'link' ? node.url : []))).toEqual([
    '/',
  ]);
});

it('links that the provider has not set take a card with them, since a card without a target is dead', () => {
  const tree = apply(
    unsetLinks(),
    '<Cards>\n<Card title="Sales" href="unset:provider.salesUrl">Talk.</Card>\n</Cards>',
  );
  expect(JSON.stringify(tree)).not.toContain('Sales');
});

it('words after a code fence give title, file, region, schema and marked lines', () => {
  expect(parseCodeMeta('from="const START"').from).toBe('const START');
  expect(parseCodeMeta('title="my app.py" file=samples/a.py region=main {1,3-5} fragment')).toEqual({
    title: 'my app.py',
    file: 'samples/a.py',
    region: 'main',
    fragment: true,
    highlight: [1, 3, 4, 5],
  });
});

it('words after a code fence stop the build when they mark no line', () => {
  for (const lines of ['{4-2}', '{0}', '{1-}', '{,}', '{1--3}'])
    expect(() => parseCodeMeta(lines), lines).toThrow(`"${lines}" marks no line`);
});

describe('samples on pages', () => {
  let root: string;
  beforeAll(() => {
    const lastRun = {ran: {}, notRun: {'apps/': 'It needs a phone.'}};
    const program = (call: string) =>
      `# Python 3.9\ndef main():\n    # region call\n    ${call}\n    # endregion call\n`;
    root = temporaryFolder('samples', {
      'samples/a.py': program('get("{{host}}")'),
      'samples/quickstart.py': program('wait()'),
      'samples/a.json': '{}',
      'samples/apps/b.js': 'b()',
      'samples/last-run.json': JSON.stringify(lastRun),
    });
  });

  const show = (fenceLine: string, place = 0) => {
    const plugin = sampleFiles({root, replaceTokens: (text) => text.replace('{{host}}', 'example.com')});
    return apply(plugin, `\`\`\`${fenceLine}\n\`\`\``).children[place] as Code;
  };

  it('say at the foot of the page why they are not run; parts and data say nothing', () => {
    expect(textOf(show('js file=samples/apps/b.js', 1))).toBe('It needs a phone.');
    expect(show('python file=samples/a.py region=call').data?.hProperties).toBeUndefined();
    expect(show('python file=samples/a.py fragment').data?.hProperties).toBeUndefined();
    expect(show('json file=samples/a.json').data?.hProperties).toBeUndefined();
  });

  it('have their regions at the margin, with tokens replaced', () => {
    expect(show('python file=samples/a.py region=call').value).toBe('get("example.com")');
  });

  it('have below them the command that downloads the recording of the site as the file that they read', () => {
    const commands = show('python file=samples/a.py run="example.wav 2"', 1).value.split('\n');
    expect(commands.slice(1)).toEqual([
      'curl -o example.wav {{provider.sampleAudioUrl}}',
      'python3 a.py example.wav 2',
    ]);
  });

  it('mark the lines that the quickstart beside them does not have, counted as readers see them', () => {
    expect(show('python file=samples/a.py mark=new').meta).toContain('{3}');
  });

  it.each([
    [
      'python file=samples/quickstart.py mark=new',
      'docs/page.mdx:1: samples/quickstart.py has no line that samples/quickstart.py lacks.',
    ],
    ['python file=samples/a.py region=cal', 'samples/a.py has no "region cal"'],
    ['python file=samples/a.py mark=call', 'docs/page.mdx:1: "mark=call" is not understood'],
    ['js file=samples/apps/b.js mark=new', 'the sample file samples/apps/quickstart.js does not exist'],
  ])('stop the build at %s', (fenceLine, said) => expect(() => show(fenceLine)).toThrow(said));
});

describe('a walkthrough', () => {
  let root: string;
  beforeAll(() => {
    root = temporaryFolder('walkthrough', {
      'samples/a.py':
        'import os\n# region send\nsend()\nwait()\n# endregion send\n\n# region end\nend()\n# endregion end\n',
    });
  });

  const walk = (...steps: string[]) => {
    const text = `<Walkthrough session="flow/first-conversation">\n${steps.join('\n')}\n\n\`\`\`python file=samples/a.py steps\n\`\`\`\n\n</Walkthrough>`;
    const tree = apply(walkthrough({root}), text);
    sampleFiles({root, replaceTokens: (sample) => sample})(tree, page());
    return tree;
  };

  it('stops the build when a step has no region, or a region no step', () => {
    expect(() => walk('<Step lines="send" />')).toThrow('no <Step> has lines="end", a region of samples/a.py');
    expect(() => walk('<Step lines="send" />', '<Step lines="end" />', '<Step lines="stop" />')).toThrow(
      'samples/a.py has no "region stop"',
    );
  });

  it('has the frames of its session, and the words that are final after them', () => {
    const tree = walk('<Step lines="send" frames="StartConversation AddTranscript" />', '<Step lines="end" />');
    const text = JSON.stringify(tree).replaceAll('\\', '');
    expect(text).toMatch(/StartConversation.*AddTranscript/);
    expect(text).toContain('"words":"My bike needs new brakes."');
    expect(() => walk('<Step frames="Hello" />', '<Step lines="send" />', '<Step lines="end" />')).toThrow(
      'the session "flow/first-conversation" has no frame Hello',
    );
  });
});

/** The text of the page: `|` is a place where a line may end, and what is in brackets stays in one piece. */
const broken = (html: string) => {
  const tree = fromHtml(html, {fragment: true});
  lineBreaks()(tree);
  return print(tree as never);
};
const print = (node: {
  name?: string;
  value?: string;
  properties?: HastElement['properties'];
  children?: [];
}): string => {
  if (node.name === 'wbr') return '|';
  const words = node.value ?? (node.children ?? []).map(print).join('');
  return node.properties?.className ? `[${words}]` : words;
};
const code = (text: string) => `<p><code>${text}</code></p>`;
const named = (text: string) => `<table><tr><td><code>${text}</code></td></tr></table>`;
const cell = (text: string) => `<table><tr><td></td><td><code>${text}</code></td></tr></table>`;

const COPIED = 'sleep 5 s, API_KEY, transcriber-license, sleep -5';
const LONG = 'transcription_config.speaker_diarization_config';
it.each([
  [
    'a number beside its unit and its month',
    '<p>12 kHz or 2 March, 1 minority</p>',
    '12\u00a0kHz or 2\u00a0March, 1 minority',
  ],
  ['code as it is, which readers copy', code(COPIED), COPIED],
  ['an option', code('--allformats'), '[--allformats]'],
  ['a header', code('x-request-id'), '[x-request-id]'],
  ['a long identifier of a table in parts', cell('metadata.translation_errors'), 'metadata.|translation_|errors'],
  ['an image in parts', cell('example.com/langid:2.2.1'), 'example.|com/|langid|:2.2.1'],
  ['a message', cell('Job rejected due to invalid_text'), 'Job rejected due to invalid_text'],
  ['a type', cell('multipart/form-data'), '[multipart/form-data]'],
  ['the name of a row', named('transcript.json-v2'), '[transcript.json-v2]'],
  ['a longer one in parts', named(LONG), LONG.replaceAll(/(?<=[._])/g, '|')],
])('line breaks keep %s', (_what, html, shown) => expect(broken(html)).toBe(shown));

describe('a row of a table', () => {
  const rowsOf = (head: string[], rows: string[][], before = '') => {
    const line = (tag: string) => (cells: string[]) =>
      `<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
    const html = `${before}<table><thead>${line('th')(head)}</thead><tbody>${rows.map(line('td')).join('')}</tbody></table>`;
    const tree = fromHtml(html, {fragment: true});
    tables()(tree);
    return select('tbody tr', tree);
  };
  const CODES = ['Code', 'Meaning'];

  it.each([
    ['<code>quota_exceeded</code>', 'quota_exceeded'],
    // Its identifier became a link.
    ['<a href="/"><code>invalid_model</code></a>, close code 4004', 'invalid_model'],
  ])('has the address of the identifier that names it, and a link to it: %s', (name, id) => {
    const [row] = rowsOf(CODES, [[name, 'Text']]);
    expect(row?.properties.id).toBe(id);
    expect(JSON.stringify(row)).toContain(`"#${id}"`);
  });

  it('has an address that no other row has, and none where a heading has its name', () => {
    const rows = rowsOf(CODES, [['Errors'], ['Jobs'], ['Jobs']], '<h2 id="errors">Errors</h2>');
    expect(rows.map(({properties}) => properties.id)).toEqual([undefined, 'jobs', 'jobs-2']);
  });

  it('names the columns of its cells for phones, and shows no name of a cause and of what to do', () => {
    const labels = (head: string[], attribute: string) =>
      select('td', {type: 'root', children: rowsOf(head, [head])}).map(({properties}) => properties[attribute]);
    expect(labels(CODES, 'data-label')).toEqual([undefined, 'Meaning']);
    const errors = ['Type', 'When', 'Close code', 'Action'];
    expect(labels(errors, 'data-label')).toEqual([undefined, undefined, 'Close code', undefined]);
    expect(labels(errors, 'data-name')).toEqual([undefined, 'When', undefined, 'Action']);
  });
});
