/** The lists beside the prose checks stay sorted, reasoned, and no longer than needed. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {exceptions, withoutExceptions} from '../../../../tools/prose/exceptions';
import {proseFiles} from '../../../../tools/prose/files';
import {run} from '../../../../tools/run';

const groups = readFileSync('tools/prose/words.txt', 'utf8').trim().split('\n\n').slice(1);

describe('the words of the project', () => {
  it('contain each word once, in named groups, in alphabetical order', () => {
    const all: string[] = [];
    for (const group of groups) {
      const [heading = '', ...words] = group.split('\n');
      expect(heading).toMatch(/^# \S/);
      expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en')));
      all.push(...words);
    }
    expect(all.map((word) => word.toLowerCase()).filter((word, at, list) => list.indexOf(word) !== at)).toEqual([]);
  });
});

describe('the spelling check', () => {
  it('names the file, the line and a better word, in American English', async () => {
    const page = 'tests/fixtures/prose/misspelled.mdx';
    const {code, output} = await run('npx', ['cspell', 'lint', '--no-progress', '--show-suggestions', page], {
      quiet: true,
    });
    expect(code).not.toBe(0);
    expect(output).toMatch(/misspelled\.mdx:1:\d+ - .*recieve.*receive/);
    expect(output).toMatch(/misspelled\.mdx:2:\d+ - .*colour.*color/);
    expect(output).toMatch(/misspelled\.mdx:3:\d+ - .*behaviour.*behavior/);
    expect(output).toContain('Issues found: 3 in 1 file');
  }, 120_000);
});

describe('an exception', () => {
  const found = {file: 'docs/a.mdx', line: 1, column: 1, rule: 'names', text: '"websocket": Write "WebSocket".'};
  const allowed = {file: 'docs/a.mdx', rule: 'names', quote: '"websocket"', why: 'A title that was published.'};

  it('forgives what it names in its file, and nothing else', () => {
    const others = [
      {...found, file: 'docs/b.mdx'},
      {...found, rule: 'one-term'},
      {...found, text: '"javascript": Write "JavaScript".'},
    ];
    expect(withoutExceptions([found, ...others], [allowed])).toEqual({problems: others, unused: []});
  });

  it('is reported when nothing needs it any more', () => {
    expect(withoutExceptions([], [allowed]).unused).toEqual([allowed]);
  });

  it('names a file that is checked, and says why', () => {
    const files = proseFiles();
    for (const {file, why} of exceptions) {
      expect(files).toContain(file);
      expect(why.length).toBeGreaterThan(20);
    }
  });
});

describe('the files', () => {
  it('are all pages and contracts, the facts, the texts of the interface, and the READMEs', () => {
    const files = proseFiles();
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'api-ref/index.mdx',
        'contracts/batch.openapi.yaml',
        'data/limits.ts',
        'docs/index.mdx',
        'i18n/en/code.json',
        'src/components/LimitsTable/index.tsx',
        'src/search/README.md',
      ]),
    );
    expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
  });
});
