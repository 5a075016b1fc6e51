/** `npm run session:check`: what it prints, and how it ends. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {checkFile} from '../command/check';
import {asJsonLines} from './support/recordedFormats';
import {wholeSession} from './support/recordedSessions';

const folder = mkdtempSync(join(tmpdir(), 'session-check-'));
const file = join(folder, 'session');
afterAll(() => rmSync(folder, {recursive: true}));

function check(text: string, ...options: string[]) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  writeFileSync(file, text);
  const status = checkFile([file, ...options]);
  const printed = print.mock.calls.join('\n');
  print.mockRestore();
  return {status, printed};
}

// Why a text is no recording: read.test.ts.
it('ends with 0 or 1, and prints each broken rule with frame, line, and page as JSON', () => {
  const whole = wholeSession({}, 10);
  const partly = check(asJsonLines({...whole, frames: whole.frames.filter(({kind}) => kind === 'text')}));
  expect(partly.status).toBe(0);
  expect(partly.printed).toContain('no broken rules among those that could be checked\n  Not checked: order.AddAudio.');

  const broken = check(asJsonLines(wholeSession({max_delay: 60}, 10)), '--json');
  expect(broken.status).toBe(1);
  expect(JSON.parse(broken.printed)).toMatchObject({
    format: 'JSON lines',
    sessions: [{broken: [{rule: 'shape.StartRecognition', frame: 2, line: 2}]}],
  });
});
