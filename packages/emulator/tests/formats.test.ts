/** Every format of audio that pages name is taken, and every recording comes out in every format of a transcript. */
import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {numbersWav} from '../core/numbers';
import {durationOf} from '../core/recordings';
import {audioFile, contracts, ENGLISH, finalText, recognize, shared, stream} from './support/client';
import {BEGINNINGS, bytes} from './support/fileTypes';

const {emulator, rest} = shared();

function claimingFormat(rate: number, channels = 1): Buffer {
  const file = Buffer.from(audioFile('announcement'));
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(rate, 24);
  return file;
}

describe('a file', () => {
  it.each(Object.entries(BEGINNINGS))('of type %s is taken', async (id, beginnings) => {
    for (const beginning of beginnings) {
      // A WAV file needs its format and samples; the others are known by their first bytes.
      const content = id === 'wav' ? audioFile('announcement') : Buffer.concat([beginning, Buffer.alloc(40_000, 1)]);
      expect(await rest.run(ENGLISH, {data_file: {name: `call.${id}`, content}})).toMatchObject({status: 'done'});
    }
  });

  it.each([
    ['headerless audio', Buffer.alloc(4000)],
    ['headerless audio that begins like MPEG Layer I', audioFile('harbor-tour').subarray(44)],
    ['a picture', bytes([0x89], 'PNG\r\n')],
    ['text', bytes('Good morning.')],
    ['nothing at all', Buffer.alloc(0)],
    ['a second of audio in each byte', claimingFormat(1)],
    ['a sample of 1 GB', claimingFormat(0xffff_ffff)],
    ['65,535 channels', claimingFormat(8000, 65_535)],
    ['a header without samples', audioFile('harbor-tour').subarray(0, 30)],
  ])('that is %s makes a job that is accepted, and then rejected', async (_what, content) => {
    const job = await rest.run(ENGLISH, {data_file: {name: 'call.wav', content}});
    expect(job).toMatchObject({status: 'rejected', errors: [{message: expect.any(String)}]});
    expect((await rest.json(`/v2/jobs/${job.id}/transcript`)).status).toBe(404);
  });
});

describe('a transcript', () => {
  const names = readdirSync(join(__dirname, '../recordings')).map((file) => basename(file, '.json'));

  it.each(names)('of %s says the same in every format, and each word has its time', async (name) => {
    const {language = 'en'} = JSON.parse(readFileSync(join(__dirname, `../recordings/${name}.json`), 'utf8'));
    const data_file = {name: `${name}.wav`, content: audioFile('harbor-tour').fill(1, 60)};
    const {id} = await rest.run({type: 'transcription', transcription_config: {language}}, {data_file});
    const {body} = await rest.json(`/v2/jobs/${id}/transcript?format=json-v2`);
    expect(contracts.fault('batch', 'RetrieveTranscriptResponse', body)).toBeUndefined();
    let last = 0;
    for (const {start_time, end_time} of body.results) {
      expect(start_time).toBeGreaterThanOrEqual(last);
      expect(end_time).toBeGreaterThanOrEqual(start_time);
      last = start_time;
    }
    const spoken = body.results.map(({alternatives}: {alternatives: {content: string}[]}) => alternatives[0]?.content);
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    const text = await rest.text(`/v2/jobs/${id}/transcript?format=txt`);
    expect(letters(text)).toBe(letters(spoken.join('')));
    const subtitles = await rest.text(`/v2/jobs/${id}/transcript?format=srt`);
    const cues = subtitles.trim() ? subtitles.trim().split('\n\n') : [];
    const times = cues.map((cue, index) => {
      const [number, time = '', ...lines] = cue.split('\n');
      expect(number).toBe(`${index + 1}`);
      expect(time).toMatch(/^\d\d:\d\d:\d\d,\d{3} --> \d\d:\d\d:\d\d,\d{3}$/);
      expect(lines.length).toBeGreaterThan(0);
      return time;
    });
    expect(times).toEqual([...times].sort());
    expect(letters(cues.map((cue) => cue.split('\n').slice(2).join('')).join(''))).toBe(letters(text));
  });

  it('of each recording with a sound is recognized the same in batch and in real time, whatever its name', async () => {
    for (const file of readdirSync(join(__dirname, '../audio'))) {
      const audio = readFileSync(join(__dirname, '../audio', file));
      const inBatch = await rest.transcriptText(ENGLISH, {data_file: {name: 'upload.bin', content: audio}});
      expect(inBatch, file).not.toMatch(/^The emulator does not know/);
      const line = await recognize(emulator, {max_delay: 4}, {audio_format: {type: 'file'}});
      line.send({message: 'EndOfStream', last_seq_no: stream(line, audio, 16_000)});
      await line.next('EndOfTranscript');
      expect(finalText(line), file).toBe(inBatch);
      line.socket.close();
    }
  });
});

const wav = numbersWav(3);
const whole = durationOf(wav);

/** The file with another number of bytes in the header of its data, and with more behind it. */
function claiming(bytes: number, samples: Uint8Array = wav.subarray(44), after = new Uint8Array(0)): Uint8Array {
  const file = Buffer.concat([wav.subarray(0, 44), samples, after]);
  file.writeUInt32LE(bytes, 40);
  return file;
}

it.each([
  ['0, from a recorder that died', claiming(0), whole],
  ['the largest number, from one that streams', claiming(0xffff_ffff), whole],
  ['0 before another chunk', claiming(0, new Uint8Array(0), Buffer.from('LIST\u0004\0\0\0INFO')), 0],
])('a WAV is as long as its bytes, whatever its header claims: %s', (_, file, seconds) => {
  expect(durationOf(file)).toBe(seconds);
});
