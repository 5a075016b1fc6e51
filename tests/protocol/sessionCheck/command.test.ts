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

// Every exit status: tests/emulator/package.test.ts. Why a text is no recording: read.test.ts.
it('ends with 0 or 1, and prints each broken rule with frame, line, and page as JSON', () => {
  const session = wholeSession({}, 10);
  const partly = check('partly.txt', asWscat(session), false);
  expect([partly.status, partly.stdout]).toEqual([
    0,
    expect.stringContaining('no broken rules among those that could be checked\n  Not checked: order.AddAudio.'),
  ]);

  const broken = check('broken.jsonl', asJsonLines(wholeSession({max_delay: 60}, 10)));
  expect(broken.status).toBe(1);
  expect(JSON.parse(broken.stdout)).toMatchObject({
    format: 'JSON lines',
    sessions: [{broken: [{rule: 'shape.StartRecognition', frame: 2, line: 2}]}],
  });
}, 120_000);
