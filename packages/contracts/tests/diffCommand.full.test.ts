/** `npm run contracts:diff` as a person types it: its three forms, and what it says when it cannot compare. */
import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../../tools/paths';

const git = (...args: string[]) => spawnSync('git', args, {cwd: ROOT, encoding: 'utf8'}).stdout.trim();
/** The revision in which the contracts were written; a shallow clone does not have it. */
const FIRST =
  git('rev-parse', '--is-shallow-repository') === 'true'
    ? ''
    : git('log', '--format=%h', '--diff-filter=A', '--', 'contracts/flow.asyncapi.yaml');

function diff(...args: string[]) {
  const {status, stdout, stderr} = spawnSync('npm', ['run', '-s', 'contracts:diff', '--', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return {status, stdout, stderr: stderr.trim()};
}

describe.skipIf(!FIRST)('contracts:diff from the first contracts (otherwise git has no history here)', () => {
  it('prints text: each change with its class, its address, and what it touches', () => {
    const {status, stdout, stderr} = diff(FIRST);
    expect({status, stderr}).toEqual({status: 1, stderr: ''});
    expect(stdout).toMatch(/^Breaking \(\d+\)\n {2}batch:/);
    expect(stdout).toMatch(
      /^ {2}batch:SummarizationConfig\.content_type .*\n {6}pages: \/.*\n {6}copies: .*\.md.*\n {6}anchors: .*#.*\n {6}samples: samples\//m,
    );
    expect(stdout).toMatch(/^Additive \(\d+\)$/m);
    expect(stdout).toMatch(/^Documentation \(\d+\)$/m);
  });

  it('prints Markdown and JSON with the same changes', () => {
    const markdown = diff(FIRST, '--markdown');
    const json = diff(FIRST, '--json');
    expect([markdown.status, json.status]).toEqual([1, 1]);
    const changes: {class: string; api: string; address: string; touches: object}[] = JSON.parse(json.stdout);
    expect(new Set(changes.map((change) => change.class))).toEqual(new Set(['breaking', 'additive', 'documentation']));
    for (const {touches} of changes) expect(Object.keys(touches)).toEqual(['pages', 'copies', 'anchors', 'samples']);
    const listed = [...markdown.stdout.matchAll(/^- `([^`]+)`/gm)].map(([, address]) => address).sort();
    expect(listed).toEqual(changes.map(({api, address}) => `${api}:${address}`).sort());
    expect(markdown.stdout).toMatch(/^### Breaking \(\d+\)\n/);
  });

  it('compares two revisions, and finds nothing between one and itself', () => {
    expect(diff(FIRST, FIRST)).toEqual({status: 0, stdout: 'No changes.\n', stderr: ''});
  });
});

describe('contracts:diff that cannot compare ends with 2, and says what to give', () => {
  it.each([
    ['no version', [], /^Expected a version or a revision, and found none\. npm run contracts:diff -- <old>/],
    [
      'an old version that nobody published',
      ['9.9.9'],
      /^9\.9\.9 is neither a published version nor a revision of git/,
    ],
    ['a new version that nobody published', ['HEAD', '9.9.9'], /^9\.9\.9 is neither .* Published: \w/],
    ['a revision that git does not have', ['nosuch'], /^nosuch is neither .* Published: \w/],
    ['an option that there is not', ['HEAD', '--html'], /^Unknown option '--html'/],
  ])('%s', (_, args, message) => {
    const {status, stdout, stderr} = diff(...args);
    expect({status, stdout}).toEqual({status: 2, stdout: ''});
    expect(stderr).toMatch(message);
    expect(stderr.split('\n')).toHaveLength(1);
  });
});
