import {connect} from 'node:net';
import {expect, it} from 'vitest';
import {numberAudio} from '../core/numbers';
import {finalText, recognize, shared, stream} from './support/client';

// timeScale 1, so that a session doesn't end idle while a test makes its frame.
const {emulator, rest} = shared({recognize: 'numbers', timeScale: 1});
/** Twice what a loaded machine takes. */
const MAX_MS = 5000;

const raw = (sample_rate: number) => ({audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate}});

async function processorTime(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

it('a session takes a frame of four minutes at once', async () => {
  const line = await recognize(emulator, {}, raw(4000));
  const sound = Buffer.from(Array.from({length: 2_000_000}, (_, at) => at % 64));
  const spent = await processorTime(async () => {
    line.send(sound);
    await line.next('AudioAdded');
  });
  expect(spent).toBeLessThan(MAX_MS);
  line.socket.close(1000);
});

it('lets other clients have their turn while it reads a long frame, and keeps the frames behind it in order', async () => {
  const line = await recognize(emulator, {max_delay: 1}, raw(8000));
  const minute = Buffer.from(numberAudio(0, 240, 8000));
  line.send(Buffer.concat(Array.from({length: 8}, () => minute)));
  line.send(minute);
  line.send({message: 'EndOfStream', last_seq_no: 2});
  await line.next('AudioAdded');
  expect((await rest.json('/v2/jobs')).status).toBe(200);
  expect(line.named('AudioAdded')).toHaveLength(1);
  await line.next('EndOfTranscript');
  const words = Array.from({length: 9 * 240}, (_, word) => `${word % 240}`);
  expect(finalText(line)).toBe(words.join(' '));
});

it('lets other clients, and signals, have their turn while it reads many frames, and keeps them in order', async () => {
  const frames = 250;
  const line = await recognize(emulator, {max_delay: 1}, raw(8000));
  const sound = Buffer.from(numberAudio(0, frames, 8000));
  stream(line, sound, sound.length / frames);
  line.send({message: 'EndOfStream', last_seq_no: frames});
  expect((await rest.json('/v2/jobs')).status).toBe(200);
  expect(line.named('AudioAdded').length).toBeLessThan(frames);
  await line.next('EndOfTranscript');
  expect(finalText(line)).toBe(Array.from({length: frames}, (_, word) => `${word}`).join(' '));
});

it('an upload that nearly ends everywhere is read at the speed of memory', async () => {
  const headers = {'Content-Type': 'multipart/form-data; boundary=XX'};
  const body = '\r\n--X'.repeat(1_600_000);
  const spent = await processorTime(async () => {
    const {status} = await rest.json('/v2/jobs', {method: 'POST', headers, body});
    expect(status).toBe(400);
  });
  expect(spent).toBeLessThan(MAX_MS);
});

it('requests for HTTP/2 that follow one another at once get a response and the end of the connection', async () => {
  const request =
    'GET /v2/jobs HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer key\r\n' +
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n';
  const text = await new Promise<string>((resolve) => {
    const socket = connect(emulator.port, '127.0.0.1', () => socket.write(request.repeat(200)));
    let received = '';
    socket.on('data', (data) => (received += data));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close/);
});
