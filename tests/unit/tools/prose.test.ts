/** Each rule of `npm run check:prose` can fail, says on which line, and lets the page pass that keeps it. */
import {describe, expect, it} from 'vitest';
import {problemsOf} from '../../../tools/prose/checks';
import {claimForAll} from '../../support/claim';
import {readTable} from '../../support/readTable';

const FRONT = [
  '---',
  'title: Transcribe a file',
  'description: Send a recording, wait for its job, and print the transcript, in Python or JavaScript.',
  'keywords: [batch, transcript, quickstart]',
  '---',
  '',
].join('\n');

/** The rules that a page breaks, with the lines counted from below its front matter. */
function broken(body: string, path = 'docs/page.mdx'): string[] {
  const isPage = path.endsWith('.mdx');
  const text = isPage ? `${FRONT}\n${body}\n` : body;
  return problemsOf(path, text).map(({rule, line}) => `${rule} ${isPage ? line - 6 : line}`);
}

function brokenFrontMatter(from: string, to: string): string[] {
  return problemsOf('docs/page.mdx', FRONT.replace(from, to)).map(({rule, line, text}) => `${rule} ${line}: ${text}`);
}

const words = (count: number) => Array.from({length: count}, (_, index) => (index % 2 ? 'ships' : 'boats')).join(' ');

const cases: [rule: string, line: number, bad: string, good: string][] = [
  ...readTable<[string, number, string, string][]>('tests/unit/tools/proseCases.yaml'),
  ['long-sentence', 1, `${words(36)}.`, `${words(18)}. And ${words(17)}.`],
];

describe('a page', () => {
  it('breaks each rule, on the line that is named, and the corrected page keeps it', () =>
    claimForAll(
      cases,
      ([rule, , bad]) => `${rule}: ${bad}`,
      ([rule, line, bad, good]) => {
        expect(broken(bad)).toEqual([`${rule} ${line}`]);
        expect(broken(good)).toEqual([]);
      },
    ));

  it('that cannot be read names its line and what to do', () => {
    expect(problemsOf('docs/page.mdx', `${FRONT}\nOne.\n\n<Card>\n`)).toEqual([
      expect.objectContaining({
        line: 9,
        rule: 'mdx',
        text: expect.stringMatching(/closing tag for `<Card>`.*Close the tag/),
      }),
    ]);
  });

  it('is checked with the names and figures that readers see', () => {
    expect(broken('Send up to {{limits.batch.maxUploadBytes}}.')).toEqual([]);
    expect(() => broken('Send up to {{limits.batch.none}}.')).toThrow('unknown token');
  });

  it('may say anything in code', () => {
    expect(broken('Send `please just realtime!`.\n\n```text\nsimply, e.g. this!\n```')).toEqual([]);
  });
});

describe('front matter', () => {
  it('is named with its line, and with what to do', () => {
    const cases = [
      ['title: Transcribe a file', `title: ${words(11)}`, '2: title must NOT have more than 59'],
      ['print the transcript, in Python or JavaScript', 'print', '3: description must NOT have fewer than 70'],
      ['JavaScript.', 'JavaScript', '3: End the description with a full stop.'],
      ['keywords: [batch, transcript, quickstart]\n', '', "1: keywords must have required property 'keywords'"],
      ['title: Transcribe a file', 'title: Transcribe a file\ntilte: Slip', '3: tilte must NOT have additional'],
      ['Send a recording', 'Simply send a recording', '3: "Simply"'],
    ] as const;
    return claimForAll(
      cases,
      ([, to]) => to,
      ([from, to, expected]) => {
        const [first, ...more] = brokenFrontMatter(from, to);
        expect(first).toContain(expected);
        expect(more).toEqual([]);
      },
    );
  });
});

describe('another file', () => {
  it('is checked in the members of a contract that people read', () => {
    const contract =
      'info:\n  title: A\n  description: >-\n    Simply call it once.\n  example: {summary: Simply call it once.}\n';
    expect(broken(contract, 'contracts/a.yaml')).toEqual(['vocabulary 4']);
  });

  it('is checked in the sentences of a component or of a data file, not in what servers say', () => {
    const source = "export const a = {\n  text: 'It is easy to do.',\n  error: 'Please send a key.',\n};\n";
    expect(broken(source, 'data/a.ts')).toEqual(['vocabulary 2']);
    expect(broken('const a = <p>It is easy to do.</p>;', 'src/components/A/index.tsx')).toEqual(['vocabulary 1']);
  });

  it('is checked in the messages of the interface, not in the notes for translators', () => {
    const texts = '{\n  "a": {"message": "It is easy to do.", "description": "Please note the case."}\n}\n';
    expect(broken(texts, 'i18n/en/code.json')).toEqual(['vocabulary 2']);
  });

  it('is checked as Markdown when it is a README', () => {
    expect(broken('# A\n\nIt is easy. See [here](./b.md).\n', 'src/README.md')).toEqual([
      'vocabulary 3',
      'link-text 3',
    ]);
    expect(broken(`# A\n\nOur ${words(40)}.\n`, 'src/README.md')).toEqual([]);
  });
});
