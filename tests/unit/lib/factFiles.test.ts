import {describe, expect, it} from 'vitest';
import {languages} from '../../../data/languages';
import {factFiles, toCsv} from '../../../src/lib/factFiles';

const file = (path: string) => factFiles().find((candidate) => candidate.path === path)?.content ?? '';

describe('a CSV file', () => {
  it('quotes only what needs it and doubles quotes inside', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['x', 'y,z'],
          ['say "hi"', null],
          [true, ['p', 'q']],
        ],
      ),
    ).toBe('a,b\r\nx,"y,z"\r\n"say ""hi""",\r\ntrue,p; q\r\n');
  });
});

describe('the files of the tables', () => {
  it('hold a line for every language, headings first', () => {
    const lines = file('downloads/languages.csv').trimEnd().split('\r\n');
    expect(lines).toHaveLength(languages.length + 1);
    expect(lines[0]).toMatch(/^code,name,kind,domain,transcription_config,batch,realtime,/);
    expect(lines[1]).toContain('"{""language"":""auto""}"');
  });
});
