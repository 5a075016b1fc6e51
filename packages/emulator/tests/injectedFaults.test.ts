/** Where a page or a contract says what happens, the emulator does it: faults on the wire, limits, reasons, figures. */
import {describe, expect, it} from 'vitest';
import {
  audioFile,
  ENGLISH,
  HARBOR_TOUR,
  Line,
  Rest,
  recognize,
  shared,
  start,
  startRecognition,
} from './support/client';
import {serve, until} from './support/clientServer';
import {WireSession} from './support/wire';

const TOUR = audioFile('harbor-tour').subarray(44);
const textOf = (frames: {message: string; metadata?: unknown}[]) =>
  frames
    .filter(({message}) => message === 'AddTranscript')
    .map(({metadata}) => (metadata as {transcript: string}).transcript)
    .join('')
    .trim();

const {emulator, rest} = shared();

/** One session with a fault, streamed to its end. */
function session(fault: string): WireSession {
  const one = new WireSession(undefined, {fault});
  one.send(startRecognition({max_delay: 1}));
  one.stream(TOUR, Number.POSITIVE_INFINITY);
  one.send({message: 'EndOfStream', last_seq_no: one.sent});
  return one;
}

describe('faults in a session', () => {
  it('send each final twice, the second time late', () => {
    const finals = session('duplicate').frames.filter(({message}) => message === 'AddTranscript');
    const times = finals.map(({metadata}) => (metadata as {start_time: number}).start_time);
    expect(times.length).toBe(2 * new Set(times).size);
    expect([...times].sort((left, right) => left - right)).not.toEqual(times);
  });

  it('end it at the limit of its length, as the service does: a warning, what was said, and the end', () => {
    const {frames, broken, unexpected} = session('duration_limit_exceeded@5');
    const names = frames.map(({message}) => message);
    const at = names.indexOf('Warning');
    expect(frames[at]).toMatchObject({type: 'duration_limit_exceeded'});
    expect(names.slice(at)).toContain('EndOfTranscript');
    expect(names).not.toContain('Error');
    expect(HARBOR_TOUR.startsWith(textOf(frames))).toBe(true);
    expect([broken, unexpected]).toEqual([[], []]);
  });

  it('then confirm and ignore what is on its way, which breaks no rule', () => {
    const one = new WireSession(undefined, {fault: 'duration_limit_exceeded@0.2'});
    const labels = ['agent', 'caller'];
    one.send(startRecognition({diarization: 'channel', channel_diarization_labels: labels}));
    const data = Buffer.alloc(3200).toString('base64');
    for (let count = 0; count < 3; count += 1)
      for (const channel of labels) one.inFlight({message: 'AddChannelAudio', channel, data});
    one.inFlight({message: 'ForceEndOfUtterance'});
    for (const channel of labels) one.inFlight({message: 'EndOfChannel', channel, last_seq_no: 3});
    one.send({message: 'EndOfStream', last_seq_no: 3});
    const confirmed = one.frames.filter(({message}) => message === 'ChannelAudioAdded');
    expect(confirmed.map(({channel, seq_no}) => `${channel} ${seq_no}`)).toEqual(
      [1, 2, 3].flatMap((count) => labels.map((channel) => `${channel} ${count}`)),
    );
    expect(one.frames.at(-1)).toMatchObject({message: 'EndOfTranscript'});
    expect([one.broken, one.unexpected]).toEqual([[], []]);
  });

  it('send a message larger than clients expect, and stop without a close', () => {
    const big = session('oversized').frames.find(({reason}) => `${reason}`.length > 1_000_000);
    expect(big?.message).toBe('Info');
    const stalled = session('stall@2').frames;
    expect(stalled.filter(({message}) => message === 'AudioAdded')).toHaveLength(20);
    expect(stalled.at(-1)?.message).not.toBe('close');
  });
});

describe('what a client claims', () => {
  it('is judged: a wrong last_seq_no, and audio that ends within a sample', () => {
    const wrong = new WireSession();
    wrong.send(startRecognition());
    wrong.stream(TOUR.subarray(0, 1601), 2);
    wrong.send({message: 'EndOfStream', last_seq_no: 7});
    expect(wrong.broken).toEqual(['shape.AddAudio', 'shape.EndOfStream']);
    expect(wrong.frames.at(-1)?.message).toBe('EndOfTranscript');
  });

  it('gets the reason that fits a text without a message', () => {
    const text = new WireSession();
    text.send([1, 2]);
    const reason = 'The frame is no JSON object with a field `message`.';
    expect(text.frames).toContainEqual(expect.objectContaining({message: 'Error', reason}));
  });
});

describe('a voice agent', () => {
  it('says of a rejected tool call that it was rejected, and speaks again after the interruption', async () => {
    const line = await Line.open(emulator, '/v1/flow');
    const tool = {type: 'function', function: {name: 'book', description: 'Books.', parameters: {type: 'object'}}};
    line.send({message: 'StartConversation', conversation_config: {template_id: 'a'}, tools: [tool]});
    await line.next('ConversationStarted');
    let frames = 0;
    while (line.named('ToolInvoke').length === 0) {
      line.send(Buffer.alloc(3200));
      frames += 1;
      await line.next('AudioAdded', frames);
    }
    const [call] = line.named('ToolInvoke');
    line.send({message: 'ToolResult', id: call?.id, status: 'rejected', content: ''});
    const isSaid = () => line.named('ResponseStarted').some(({content}) => `${content}`.includes('may not'));
    await until(isSaid);
    const ends = line.messages.filter(({message}) => /^Response(?:Interrupted|Completed)$/.test(message));
    for (const [index, {start_time: begin}] of line.named('ResponseStarted').entries()) {
      const before = ends[index - 1];
      if (before) expect(begin as number).toBeGreaterThanOrEqual(before.end_time as number);
    }
  });
});

describe('a job', () => {
  it('with two recordings, one of them by address, is rejected', async () => {
    const {status, body} = await rest.submit({...ENGLISH, fetch_data: {url: 'http://127.0.0.1:1/a.wav'}});
    expect([status, body.detail]).toEqual([400, 'Send data_file or fetch_data, and not both']);
  });

  it('knows the MP3 of the pages by its sound, whatever its name', async () => {
    const content = audioFile('harbor-tour', 'mp3');
    const {id} = await rest.run(ENGLISH, {data_file: {name: 'upload.bin', content}});
    expect(await rest.text(`/v2/jobs/${id}/transcript?format=txt`)).toContain(HARBOR_TOUR);
  });

  it('that was the first counts from a day that is not after the last', async () => {
    const {body} = await rest.json('/v2/usage');
    expect(Date.parse(body.since)).toBeLessThan(Date.parse(body.until));
  });

  it('takes a rate outside of the bounds for a slip of the keyboard', async () => {
    for (const sample_rate of [1, 16, 1_000_000_000]) {
      const line = await Line.open(emulator, '/v2');
      line.send({...startRecognition(), audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate}});
      expect(await line.next('Error')).toMatchObject({type: 'invalid_audio_type'});
      await line.end();
    }
  });

  it('never ends, on request', async () => {
    const init = {'X-Emulator-Fault': 'stuck'};
    const form = new FormData();
    form.set('config', JSON.stringify(ENGLISH));
    form.set('data_file', new Blob([new Uint8Array(audioFile('harbor-tour'))]), 'a.wav');
    const {body} = await rest.json('/v2/jobs', {method: 'POST', body: form, headers: init});
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await rest.json(`/v2/jobs/${body.id}?wait=0`)).body.job.status).toBe('running');
  });
});

it('notifications come twice, after a lost response, before the response, and late, on request', async () => {
  const seen: string[] = [];
  const hook = await serve(({url}) => {
    seen.push(`${url}`);
    return {status: 200, body: Buffer.alloc(0)};
  });
  const own = await start({
    timeScale: 0.05,
    fault: 'POST:hook-twice*1, POST:hook-lost*1, POST:hook-early*1, POST:hook-late*1',
  });
  const client = new Rest(own);
  const submit = async () => (await client.submit({...ENGLISH, notification_config: [{url: hook.url}]})).body.id;
  const count = (id: string) => seen.filter((url) => url.includes(id)).length;
  const [twice, lost] = [await submit(), await submit()];
  const early = await submit();
  expect(count(early)).toBe(1);
  const late = await submit();
  const next = await submit();
  await until(() => count(late) === 1);
  expect(count(next)).toBe(1);
  await until(() => count(twice) === 2 && count(lost) === 2);
  await own.close();
  hook.close();
});

it('a session goes on after the service did not read for a while, and a reset ends one', async () => {
  const own = await start({fault: 'socket:reset@1*1, socket:slow-read@1*1'});
  const gone = await recognize(own);
  gone.send(Buffer.alloc(32_000));
  expect((await gone.end()).code).toBe(1006);
  const slow = await recognize(own);
  for (let count = 0; count < 20; count += 1) slow.send(TOUR.subarray(1600 * count, 1600 * (count + 1)));
  await slow.next('AudioAdded', 20);
  slow.socket.terminate();
  await own.close();
});
