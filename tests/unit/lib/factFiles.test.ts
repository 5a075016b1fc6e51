import {expect, it} from 'vitest';
import {languages} from '../../../data/languages';
import {factFiles, toCsv} from '../../../src/lib/factFiles';

it('a CSV file quotes only what needs it, and doubles quotes inside', () => {
  const rows = [
    ['x', 'y,z'],
    ['say "hi"', null],
    [true, ['p', 'q']],
  ];
  expect(toCsv(['a', 'b'], rows)).toBe('a,b\r\nx,"y,z"\r\n"say ""hi""",\r\ntrue,p; q\r\n');
});

it('the file of languages has a line for each, headings first', () => {
  const file = factFiles().find(({path}) => path === 'downloads/languages.csv')?.content ?? '';
  const lines = file.trimEnd().split('\r\n');
  expect(lines).toHaveLength(languages.length + 1);
  expect(lines[0]).toMatch(/^code,name,kind,domain,transcription_config,batch,realtime,/);
  expect(lines[1]).toContain('"{""language"":""auto""}"');
});
