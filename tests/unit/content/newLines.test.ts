/** The marks in the programs of feature pages: what a reader who knows the quickstart has not seen yet. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {newLines} from '../../../src/content/newLines';

const REGION = /^\s*(?:#|\/\/) (?:end)?region .*\n/gm;

const read = (file: string) => readFileSync(join('samples', file), 'utf8').replace(REGION, '').trimEnd();

/** The marked lines of a sample, without their indents. */
function marked(file: string): string[] {
  const program = read(file);
  const lines = program.split('\n');
  const numbers = newLines(program, read(file.replace(/[^/]+(\.\w+)$/, 'quickstart$1')));
  return numbers.map((number) => (lines[number - 1] ?? '').trim());
}

const lines = (...all: string[]) => all.join('\n');

describe('the lines that a quickstart does not have', () => {
  it.each(['batch', 'realtime'])('are none in the quickstarts themselves, and some in every program of %s', (api) => {
    for (const [folder, ending] of [
      ['python', '.py'],
      ['javascript', '.mjs'],
    ]) {
      for (const name of readdirSync(`samples/${api}/${folder}`).filter((file) => file.endsWith(ending ?? ''))) {
        const count = marked(`${api}/${folder}/${name}`).length;
        if (name.startsWith('quickstart.')) expect(count).toBe(0);
        else expect(count, name).toBeGreaterThan(0);
      }
    }
  });

  it('leave out what the program is for and needs, which is above its first line', () => {
    expect(
      newLines('# Python; packages: b\n"""Does\nmore."""\n\na = 1', '# Python; packages: a\n"""Does."""\n\na = 1'),
    ).toEqual([]);
    expect(newLines('// Node 20; packages: b\nlet a;', '// Node 20; packages: a\nlet a;')).toEqual([]);
  });

  it('are not those that lack an entry of the quickstart, nor those that begin on another line', () => {
    const base = lines('A = {', '    "b": {', '        "c": 1,', '        "d": 2,', '    },', '}');
    expect(newLines(lines('A = {', '    "b": {"c": 1},', '}'), base)).toEqual([]);
    expect(newLines(base, lines('A = {', '    "b": {"c": 1, "d": 2},', '}'))).toEqual([]);
  });

  it('begin and end with the brackets of what is new', () => {
    const base = lines('A = {', '    "b": {"c": 1},', '}');
    const program = lines(
      'A = {',
      '    "b": {',
      '        "c": 1,',
      '        "d": [',
      '            {',
      '                "e": 2,',
      '            },',
      '        ],',
      '    },',
      '}',
    );
    expect(newLines(program, base)).toEqual([4, 5, 6, 7, 8]);
  });

  it('include the gaps between them, and no other gap', () => {
    expect(newLines(lines('a()', '', 'b()', '', 'c()', '', 'd()'), lines('a()', '', 'd()'))).toEqual([3, 4, 5]);
  });
});
