/** A whole story: a developer's session ended with 1008, and the tools of one page lead to a program that works. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {findPython, missingFromPython, pathOfPython} from '../../tools/python';
import {run} from '../../tools/run';
import {open} from '../support/reader';
import {expect, test} from '../support/site';

const REALTIME = '/api-ref/realtime-transcription-websocket';
/** The client ended an utterance in place of the stream, and then waited for the end of the transcript. */
const MISTAKE = '{"message":"ForceEndOfUtterance"}';

/** What needs the emulator. It takes seconds to load, and every run of Playwright loads this file. */
async function recorded(): Promise<string> {
  const {asJsonLines} = await import('@speech-docs/emulator/tests/support/recordedFormats');
  const {Recorder, startRecognition} = await import('@speech-docs/emulator/tests/support/recordedSessions');
  const session = new Recorder().send(startRecognition()).audio(10).send(MISTAKE).wait(180_000);
  return asJsonLines(session.session);
}

/** Runs a Python program against an emulator of its own, which must go on serving while the program runs. */
async function runProgram(python: string, text: string) {
  const {startEmulator} = await import('@speech-docs/emulator/adapters/server');
  const {addressVariables} = await import('@speech-docs/emulator/core/variables');
  const folder = mkdtempSync(join(tmpdir(), 'story-'));
  const emulator = await startEmulator({port: 0});
  try {
    writeFileSync(join(folder, 'replay.py'), text);
    const env = {PATH: process.env.PATH, API_KEY: 'YOUR_API_KEY', ...addressVariables(emulator.port)};
    return await run(pathOfPython(python), ['replay.py'], {cwd: folder, env, quiet: true});
  } finally {
    await emulator.close();
    rmSync(folder, {recursive: true, force: true});
  }
}

test('a session that ended with 1008: found, checked, replayed, fixed by one message, exported, and run', {
  tag: '@full',
}, async ({page}) => {
  const python = findPython();
  if (!python) return test.skip(true, missingFromPython());
  const log = await recorded();
  await open(page, REALTIME);

  await page.getByLabel('Error message or log').fill(log);
  await expect(page.getByRole('link', {name: 'Real-time API, idle_timeout', exact: true})).toBeVisible();

  const check = page.getByRole('group', {name: 'Session check'});
  await check.getByLabel('Session recording').fill(log);
  const rule = check.getByRole('listitem').filter({hasText: 'Time without audio, ping, or pong'});
  await expect(rule.getByRole('link')).toHaveAttribute('href', `${REALTIME}#time-limits`);

  await page.getByRole('button', {name: 'Open the console'}).click();
  const console = page.getByRole('group', {name: 'Console'});
  const announced = console.getByRole('status').first();
  await console.getByText('Faults, exports, replay').click();
  const box = console.getByLabel('Recording to replay');
  await box.fill(log);
  await console.getByRole('button', {name: 'Replay', exact: true}).click();
  await expect(announced).toHaveText('State: Closed. Close 1008: idle_timeout');

  await console.getByRole('button', {name: 'Edit this session'}).click();
  await expect(box).not.toHaveValue(/RecognitionStarted/);
  const edited = (await box.inputValue()).replace(MISTAKE, '{"message":"EndOfStream","last_seq_no":10}');
  expect(edited).toContain('EndOfStream');
  await box.fill(edited);
  await console.getByRole('button', {name: 'Replay', exact: true}).click();
  await expect(announced).toHaveText('State: Closed. Close 1000');
  await expect(console.getByRole('group', {name: 'Frame log'})).toContainText('EndOfTranscript');

  await console.getByRole('button', {name: 'Python'}).click();
  const program = console.getByLabel('replay.py');
  await expect(program).toHaveValue(/"code": 1000/);
  const {code, output} = await runProgram(python, await program.inputValue());
  expect(output).toContain('received EndOfTranscript');
  expect(code, output).toBe(0);

  await console.getByRole('button', {name: 'JSON lines'}).click();
  await check.getByLabel('Session recording').fill(await console.getByLabel('session.jsonl').inputValue());
  await expect(check.getByRole('status')).toHaveText('JSON lines: 1 session, no broken rule.');
});
