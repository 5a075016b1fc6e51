import {expect, it} from 'vitest';
import {earlyScript} from '../../../../src/site/build/earlyScript.server';
import {programFiles} from '../../../../src/site/build/programFiles.server';

const files = new Map(programFiles().map(({path, content}) => [path, content]));
const programs = [...files.keys()].filter((path) => files.has(`${path}.json`));
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x(\w+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

it('are found in four languages', () => {
  const endings = new Set(programs.map((path) => path.replace(/^.*\./, '')));
  expect([...endings].sort()).toEqual(['cs', 'go', 'java', 'mts']);
});

it.each(programs)('show every line of the program, and those of each step: %s', (path) => {
  const {'': whole = '', ...regions}: Record<string, string> = JSON.parse(files.get(`${path}.json`) ?? '');
  expect(textOf(whole)).toBe(files.get(path)?.trimEnd());
  const lines = new Set(
    textOf(whole)
      .split('\n')
      .map((line) => line.trim()),
  );
  for (const html of Object.values(regions)) {
    expect(textOf(html)).not.toBe('');
    expect(
      textOf(html)
        .split('\n')
        .filter((line) => !lines.has(line.trim())),
    ).toEqual([]);
  }
});

it('the inline script is one line of old JavaScript, in which no setting ends the element around it', () => {
  const announcement = {id: '</script><!--first', namespace: ''};
  const script = earlyScript(process.cwd(), {baseUrl: '/docs/', announcement});
  expect(script).not.toMatch(/<\/script|<!--|\?\.|=>\s*\?\?/);
  expect(script).toContain('\\u003c/script>\\u003c!--first');
  expect(script.split('\n')).toHaveLength(1);
  expect(() => new Function(script)).not.toThrow();
});
