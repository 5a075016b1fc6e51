/** A whole story: a developer's session ended with 1008, and the tools of one page lead to messages that work. */
import {open} from '../support/reader';
import {expect, test} from '../support/site';

const REALTIME = '/api-ref/realtime-transcription-websocket';
/** The client ended an utterance in place of the stream, and then waited for the end of the transcript. */
const MISTAKE = '{"message":"ForceEndOfUtterance"}';
const audio_format = {type: 'raw', encoding: 'pcm_s16le', sample_rate: 8000};
const LOG = [
  {at: 0, from: 'client', message: {message: 'StartRecognition', audio_format, transcription_config: {language: 'en'}}},
  {at: 20, from: 'server', message: {message: 'RecognitionStarted', id: 'a'}},
  ...Array.from({length: 10}, (_, tenth) => ({at: 100 + 100 * tenth, from: 'client', bytes: 1600})),
  {at: 1100, from: 'client', message: JSON.parse(MISTAKE)},
  {at: 181_100, from: 'server', message: {message: 'Error', type: 'idle_timeout', reason: 'No sign of life.'}},
  {at: 181_100, from: 'server', close: {code: 1008, reason: 'idle_timeout'}},
]
  .map((line) => JSON.stringify(line))
  .join('\n');

// That an exported program runs: tests/samples/consolePrograms.test.ts.
test('a session that ended with 1008: found, checked, replayed, fixed by one message, exported, and checked again', {
  tag: '@full',
}, async ({page}) => {
  await open(page, REALTIME);

  await page.getByLabel('Error message or log').fill(LOG);
  await expect(page.getByRole('link', {name: 'Real-time API, idle_timeout', exact: true})).toBeVisible();

  const check = page.getByRole('group', {name: 'Session check'});
  await check.getByLabel('Session recording').fill(LOG);
  const rule = check.getByRole('listitem').filter({hasText: 'Time without audio, ping, or pong'});
  await expect(rule.getByRole('link')).toHaveAttribute('href', `${REALTIME}#time-limits`);

  await page.getByRole('button', {name: 'Open the console'}).click();
  const console = page.getByRole('group', {name: 'Console'});
  const announced = console.getByRole('status').first();
  await console.getByText('Faults, exports, replay').click();
  const box = console.getByLabel('Recording to replay');
  await box.fill(LOG);
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

  await console.getByRole('button', {name: 'JSON lines'}).click();
  await check.getByLabel('Session recording').fill(await console.getByLabel('session.jsonl').inputValue());
  await expect(check.getByRole('status')).toHaveText('JSON lines: 1 session, no broken rule.');
});
