/** What each plugin makes of a page; where it stops the build is in tests/build/rejections.test.ts, except for rarer faults. */
import type {ElementContent, Element as HastElement, Root as HastRoot} from 'hast';
import {selectAll as select} from 'hast-util-select';
import type {Code, Link, Paragraph, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {toString as textOf} from 'mdast-util-to-string';
import {mdxjs} from 'micromark-extension-mdxjs';
import {VFile} from 'vfile';
import {beforeAll, describe, expect, it} from 'vitest';
import {parseCodeMeta} from '../../../src/content/codeMeta';
import {drawings} from '../../../src/content/drawings';
import {lineBreaks} from '../../../src/content/lineBreaks';
import {sampleFiles} from '../../../src/content/sampleFiles';
import {tables} from '../../../src/content/tables';
import {unsetLinks} from '../../../src/content/unsetLinks';
import {walkthrough} from '../../../src/content/walkthrough';
import {temporaryFolder} from '../../support/temporaryFolder';

function page(path = 'docs/page.mdx'): VFile {
  return new VFile({path});
}

/** Applies a remark plugin to a page and returns the changed tree. */
function apply(plugin: (tree: Root, file: VFile) => void, text: string, path?: string): Root {
  const tree = fromMarkdown(text, {extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()]});
  plugin(tree, page(path));
  return tree;
}

const text = (value: string) => ({type: 'text' as const, value});
const element = (tagName: string, ...children: ElementContent[]) => ({
  type: 'element' as const,
  tagName,
  properties: {},
  children,
});

describe('the wave of a card', () => {
  it('becomes its drawing, so that a page has no other', () => {
    const tree = apply(drawings(), '<Cards>\n<Card title="A" href="/" wave="batch">x</Card>\n</Cards>');
    expect(JSON.stringify(tree)).toContain('"value":"M-2 14m4 0h.01m4-1v2-1');
    expect(JSON.stringify(tree)).not.toContain('"batch"');
  });

  it('that does not exist stops the build with file and line, and the names that there are', () => {
    const text = '# A\n\n<Card title="A" href="/" wave="unicorn">x</Card>';
    expect(() => apply(drawings(), text, 'docs/a.mdx')).toThrow(
      /^docs\/a\.mdx:3: There is no wave "unicorn"\. There are: batch, realtime, agents/,
    );
  });
});

describe('links that the provider has not set', () => {
  it('keep their words and lose their address', () => {
    const tree = apply(unsetLinks(), 'Ask [our **sales**](unset:provider.salesUrl) first.');
    expect(textOf(tree)).toBe('Ask our sales first.');
    expect((tree.children[0] as Paragraph).children.some((node) => node.type === 'link')).toBe(false);
  });

  it('take a card with them, since a card without a target is dead', () => {
    const tree = apply(
      unsetLinks(),
      '<Cards>\n<Card title="Sales" href="unset:provider.salesUrl">Talk.</Card>\n</Cards>',
    );
    expect(JSON.stringify(tree)).not.toContain('Sales');
  });

  it('leave every other link as it is', () => {
    const tree = apply(unsetLinks(), '[home](/)');
    expect(((tree.children[0] as Paragraph).children[0] as Link).url).toBe('/');
  });
});

describe('words after a code fence', () => {
  it('give title, file, region, schema and marked lines', () => {
    expect(parseCodeMeta('from="const START"').from).toBe('const START');
    expect(parseCodeMeta('title="my app.py" file=samples/a.py region=main {1,3-5} fragment')).toEqual({
      title: 'my app.py',
      file: 'samples/a.py',
      region: 'main',
      fragment: true,
      highlight: [1, 3, 4, 5],
    });
  });

  it('stop the build when they mark no line', () => {
    for (const lines of ['{4-2}', '{0}', '{1-}', '{,}', '{1--3}'])
      expect(() => parseCodeMeta(lines), lines).toThrow(`"${lines}" marks no line`);
  });
});

describe('samples on pages', () => {
  let root: string;
  beforeAll(() => {
    const lastRun = {ran: {'a.py': 'Python 3.11.2, requests 2.1'}, notRun: {'apps/': 'It needs a phone.'}};
    const program = (call: string) =>
      `# Python 3.9\ndef main():\n    # region call\n    ${call}\n    # endregion call\n`;
    root = temporaryFolder('samples', {
      'samples/a.py': program('get("{{host}}")'),
      'samples/quickstart.py': program('wait()'),
      'samples/a.json': '{}',
      'samples/x/c.py': '# Python 3.9 or later. Packages: pip install "websockets>=14"\nrun()\n',
      'samples/apps/b.js': 'b()',
      'samples/last-run.json': JSON.stringify(lastRun),
    });
  });

  const show = (fenceLine: string, place = 0) => {
    const plugin = sampleFiles({root, replaceTokens: (text) => text.replace('{{host}}', 'example.com')});
    return apply(plugin, `\`\`\`${fenceLine}\n\`\`\``).children[place] as Code;
  };

  it('are the file itself, without the marks of its regions and with tokens replaced', () => {
    const code = show('python file=samples/a.py');
    expect(code.value).toBe('# Python 3.9\ndef main():\n    get("example.com")');
    expect(code.meta).toContain('title="a.py"');
  });

  it('may be one region, moved to the margin', () => {
    expect(show('python file=samples/a.py region=call').value).toBe('get("example.com")');
  });

  it('say at the foot of the page what they last ran with, or why they are not run; parts and data say nothing', () => {
    expect(textOf(show('python file=samples/a.py', 1))).toBe('Tested with Python 3.11.2, requests 2.1.');
    expect(textOf(show('js file=samples/apps/b.js', 1))).toBe('It needs a phone.');
    expect(show('python file=samples/a.py region=call').data?.hProperties).toBeUndefined();
    expect(show('python file=samples/a.py fragment').data?.hProperties).toBeUndefined();
    expect(show('json file=samples/a.json').data?.hProperties).toBeUndefined();
  });

  it('have below them the commands that install their packages, download, and run them', () => {
    const code = show('python file=samples/x/c.py run="example.wav 2"', 1);
    expect(code.lang).toBe('bash');
    expect(code.value.replace(/\{\{provider\.(\w+)\}\}/g, '$1')).toBe(
      'pip install "websockets>=14"\ncurl -O siteUrl/samples/x/c.py\ncurl -o example.wav sampleAudioUrl\npython3 c.py example.wav 2',
    );
    expect(show('python file=samples/x/c.py run="desk.mp3"', 1).value).toMatch(
      /^curl -O \{\{provider\.siteUrl\}\}\/audio\/desk\.mp3\npython3 c\.py desk\.mp3$/m,
    );
    expect(show('python file=samples/a.py run=""', 1).value).toMatch(/^curl -O \S+a\.py\npython3 a\.py$/);
  });

  it('mark the lines that the quickstart beside them does not have, counted as readers see them', () => {
    expect(show('python file=samples/a.py mark=new').meta).toContain('{3}');
    expect(() => show('python file=samples/a.py mark=call')).toThrow('docs/page.mdx:1: "mark=call" is not understood');
    expect(() => show('js file=samples/apps/b.js mark=new')).toThrow(
      'the sample file samples/apps/quickstart.js does not exist',
    );
  });

  it('stop the build when nothing is new in a program that asks for marks', () => {
    expect(() => show('python file=samples/quickstart.py mark=new')).toThrow(
      'docs/page.mdx:1: samples/quickstart.py has no line that samples/quickstart.py lacks. Remove mark=new.',
    );
  });

  it('stop the build when the region is missing', () => {
    expect(() => show('python file=samples/a.py region=cal')).toThrow('samples/a.py has no "region cal"');
  });
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

describe('line breaks', () => {
  const broken = (...children: ElementContent[]) => {
    const tree: HastRoot = {type: 'root', children};
    lineBreaks()(tree);
    return tree;
  };

  it('keep a number beside its unit, its percent sign and its month', () => {
    const tree = broken(
      element('p', text('12 kHz, 1 GB, 86.7 % and 200 ms on 2 March; 7 days, 3 servers, 1 minority')),
    );
    expect(textOf(tree as never)).toBe(
      '12\u00a0kHz, 1\u00a0GB, 86.7\u00a0% and 200\u00a0ms on 2\u00a0March; 7\u00a0days, 3 servers, 1 minority',
    );
  });

  it('leave code as it is, which readers copy', () => {
    expect(textOf(broken(element('code', text('sleep 5 s'))) as never)).toBe('sleep 5 s');
  });

  it('keep short code with hyphens in one piece', () => {
    const marked = (code: string) => JSON.stringify(broken(element('p', element('code', text(code)))));
    for (const whole of ['--allformats', 'x-request-id', 'format=json-v2']) expect(marked(whole)).toContain('"whole"');
    for (const other of ['API_KEY', 'transcriber-license', 'sleep -5']) expect(marked(other)).not.toContain('whole');
  });

  it('let a long identifier in a table break between its words, and no message', () => {
    const cell = (code: string) => broken(element('tr', element('td'), element('td', element('code', text(code)))));
    expect(JSON.stringify(cell('metadata.translation_errors'))).toMatch(/"metadata\.".*"wbr".*"translation_"/);
    expect(JSON.stringify(cell('registry.example.com/langid:2.2.1'))).toMatch(/"com\/".*"langid".*":2\.2\.1"/);
    for (const whole of ['session_timeout', 'Job rejected due to invalid_text', '198.51.100.33/32']) {
      expect(JSON.stringify(cell(whole)), whole).not.toContain('wbr');
    }
    expect(JSON.stringify(cell('multipart/form-data'))).toContain('"fits"');
    expect(JSON.stringify(broken(element('p', element('code', text('metadata.translation_errors')))))).not.toContain(
      'wbr',
    );
  });

  it('keep the identifier that names a row in one piece, unless it is longer than a column', () => {
    const row = (code: string) => JSON.stringify(broken(element('tr', element('td', element('code', text(code))))));
    expect(row('transcript.json-v2')).not.toContain('wbr');
    expect(row('transcription_config.speaker_diarization_config')).toContain('wbr');
  });
});

describe('a row of a table', () => {
  const cell = (...children: ElementContent[]) => element('td', ...children);
  const table = (...rows: (ElementContent | ElementContent[])[][]) =>
    element(
      'table',
      element('thead', element('tr', element('th', text('Code')), element('th', text('Meaning')))),
      element('tbody', ...rows.map((cells) => element('tr', ...cells.map((content) => cell(...[content].flat()))))),
    );
  const rowsOf = (...content: ElementContent[]) => {
    const tree: HastRoot = {type: 'root', children: content};
    tables()(tree);
    return select('tbody tr', tree);
  };

  it('has the address of the identifier that names it, and a link to it', () => {
    const [row] = rowsOf(table([element('code', text('quota_exceeded')), text('Too many sessions')]));
    expect(row?.properties.id).toBe('quota_exceeded');
    expect(JSON.stringify(row)).toContain('"#quota_exceeded"');
  });

  it('keeps that address when its identifier becomes a link, whatever follows', () => {
    const link = element('a', element('code', text('invalid_model')));
    const [row] = rowsOf(table([[link, text(', close code 4004')], text('No such model')]));
    expect(row?.properties.id).toBe('invalid_model');
  });

  it('has an address that no other row has, and none where a heading has its name', () => {
    const heading: ElementContent = {...element('h2', text('Errors')), properties: {id: 'errors'}} as ElementContent;
    const rows = rowsOf(
      heading,
      table([text('Errors'), text('1')], [text('Jobs'), text('2')], [text('Jobs'), text('3')]),
    );
    expect(rows.map(({properties}) => properties.id)).toEqual([undefined, 'jobs', 'jobs-2']);
  });

  const labelsOf = ({children}: HastElement, attribute: string) =>
    children.map((part) => part.type === 'element' && part.properties[attribute]);

  it('names the column of each cell, for phones', () => {
    const [row] = rowsOf(table([text('4006'), text('Time is over')]));
    expect(row && labelsOf(row, 'data-label')).toEqual([undefined, 'Meaning']);
  });

  it('shows no label of a cause and of what to do, whose places say what they are', () => {
    const errors = table([text('quota_exceeded'), text('Too many sessions'), text('4005'), text('Retry')]);
    const titles = ['Type', 'When', 'Close code', 'Action'].map((title) => element('th', text(title)));
    errors.children[0] = element('thead', element('tr', ...titles));
    const [row] = rowsOf(errors);
    expect(row && labelsOf(row, 'data-label')).toEqual([undefined, undefined, 'Close code', undefined]);
    expect(row && labelsOf(row, 'data-name')).toEqual([undefined, 'When', undefined, 'Action']);
  });
});
