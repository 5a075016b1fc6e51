/** What README, CONTRIBUTING and the other documents at the top say is there. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';

const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...['bench', 'decisions', 'scripts', 'tests', 'tools'].map((folder) => `${folder}/README.md`),
];
const textOf = (file: string) => readFileSync(file, 'utf8');
const {scripts, engines} = JSON.parse(textOf('package.json')) as Record<'scripts' | 'engines', Record<string, string>>;

describe.each(documents)('%s', (file) => {
  it('links only to files that are there', () => {
    const targets = [...textOf(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(dirname(file), target)))).toEqual([]);
  });

  it('names only commands that package.json has', () => {
    // `npm run bench:…` names a group of commands.
    const commands = [...textOf(file).matchAll(/\bnpm run ([\w:-]+)(…?)/g)].filter(([, , rest]) => !rest);
    expect(commands.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the README', () => {
  const readme = textOf('README.md');

  it('leads to the README of every folder that it lists, and lists every folder of src', () => {
    const listed = [...readme.matchAll(/\]\(\.\/([^)]+)\/README\.md\)/g)].map(([, folder]) => folder);
    expect(listed.length).toBeGreaterThan(10);
    const rooms = readdirSync('src').map((name) => `src/${name}`);
    expect(rooms.filter((room) => statSync(room).isDirectory() && !listed.includes(room))).toEqual([]);
  });

  it('names the versions of Node.js that are tested', () => {
    const workflow = textOf('.github/workflows/ci.yml');
    const majors = [...(engines.node ?? '').matchAll(/\^(\d+)/g)].map(([, major]) => major);
    expect(majors).toEqual(['20', '22', '24']);
    expect(workflow).toContain(`node: [${majors.join(', ')}]`);
    expect(readme).toContain('Node.js 20, 22, or 24');
    expect(majors).toContain(textOf('.nvmrc').trim());
  });
});
