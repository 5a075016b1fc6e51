/** `npm run session:check`: what it prints, and how it ends. */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {asJsonLines, asWscat} from '../../support/recordedFormats';
import {wholeSession} from '../../support/recordedSessions';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder('session-check');

function check(name: string, text: string, isJson = true) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const args = ['run', '-s', 'session:check', '--', file, ...(isJson ? ['--json'] : [])];
  return spawnSync('npm', args, {encoding: 'utf8'});
}

it('ends with 0, 1, or 2, and prints each broken rule with frame, line, and page as JSON', () => {
  const session = wholeSession({}, 10);
  const {status, stdout} = check('clean.jsonl', asJsonLines(session));
  expect([status, JSON.parse(stdout)]).toEqual([
    0,
    {format: 'JSON lines', sessions: [{frames: session.frames.length, broken: [], notChecked: []}]},
  ]);

  const partly = check('partly.txt', asWscat(session), false);
  expect([partly.status, partly.stdout]).toEqual([
    0,
    expect.stringContaining('no broken rules among those that could be checked\n  Not checked: order.AddAudio.'),
  ]);

  const broken = check('broken.jsonl', asJsonLines(wholeSession({max_delay: 60}, 10)));
  expect(broken.status).toBe(1);
  expect(JSON.parse(broken.stdout).sessions[0].broken[0]).toMatchObject({
    rule: 'shape.StartRecognition',
    frame: 2,
    line: 2,
  });

  const unreadable = check('letter.txt', 'Dear support, it does not work.');
  expect(unreadable.status).toBe(2);
  expect(unreadable.stderr).toContain('and found a text that begins with “Dear support');
}, 120_000);
