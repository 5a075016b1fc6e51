/** The set-up of the mobile app: its commands keep to Expo's rules, and what they install is what the app imports. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Case} from './case';
import {listFiles, programs, ROOT, readResolved} from './programs';
import {type Outcome, Stage} from './run';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

let count = 0;

async function run(name: string, [text, instead]: [string, string] = ['', ''], changes: Case = {}): Promise<Outcome> {
  const program = programs.find(({path}) => path === `flow/react-native/${name}.sh`);
  const [wanted] = program?.cases ?? [];
  if (!program || !wanted) throw new Error(`no case for ${name}`);
  const before = readResolved(`samples/${program.path}`);
  expect(before, `${name}.sh does not hold ${text}`).toContain(text);
  count += 1;
  const path = `flow/react-native/mutated-${count}.sh`;
  writeFileSync(stage.pathOf(path), `set -e\n${before.replace(text, instead)}`);
  return stage.run({...program, path}, {...wanted, ...changes});
}

describe('the set-up of the mobile app', () => {
  it('installs every package that the app imports', async () => {
    const {files} = await run('install');
    const {dependencies} = JSON.parse(files.get('voice-agent-app/package.json')?.toString() ?? '{}');
    const sources = listFiles('samples/flow/react-native').filter((file) => /\.tsx?$/.test(file));
    const imported = sources.flatMap((file) =>
      [...readResolved(file).matchAll(/from '([^.'][^']*)'/g)].map(([, name = '']) => name),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect([...new Set(imported)].filter((name) => !dependencies[name])).toEqual([]);
    const {plugins} = JSON.parse(readFileSync(join(ROOT, 'samples/flow/react-native/app.json'), 'utf8')).expo;
    expect((plugins as string[]).filter((name) => !dependencies[name])).toEqual([]);
  });

  it.each<[string, string, [string, string], RegExp]>([
    ['a project whose folder is not entered', 'install', ['cd voice-agent-app\n', ''], /package\.json path does not/],
    [
      'a package that does not exist',
      'install',
      ['expo-dev-client', 'expo-dev-clients'],
      /404 Not Found: expo-dev-cli/,
    ],
    ['an answer that is none', 'install', ['echo n', 'echo maybe'], /Please enter 'Y' or 'N'/],
    ['a script that the project lacks', 'install', ['reset-project', 'reset'], /does not know "run reset"/],
    ['a command of Expo that is none', 'run', ['run:ios', 'run ios'], /Invalid command: run/],
    ['an option of another platform', 'run-device', ['--configuration', '--variant'], /Unexpected: --variant/],
    ['an option without its value', 'run-device', ['--variant release', '--variant'], /--variant needs a value/],
  ])('rejects %s', async (_what, name, change, complaint) => {
    const outcome = await run(name, change);
    expect(outcome.complaints).toMatch(complaint);
    expect(outcome.code).toBe(1);
  });

  it('rejects an app without a name for the phone', async () => {
    const outcome = await run('run', ['', ''], {
      copies: {},
      files: {'package.json': '{"dependencies": {"expo": "1"}}'},
    });
    expect(outcome.complaints).toMatch(/app\.json names no identifier for ios/);
  });

  it('says that Expo Go is not enough where the development client is missing', async () => {
    const files = {'package.json': '{"dependencies": {"expo": "1"}}'};
    expect((await run('run-device', ['', ''], {files})).output).toMatch(/^Using Expo Go$/m);
  });
});
