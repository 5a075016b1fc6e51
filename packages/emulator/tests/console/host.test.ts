import {expect, it} from 'vitest';
import {compiledServiceData} from '../../compiledServiceData';
import {ConsoleHost, type ConsoleReply, type View} from '../../console/host';
import {ManualClock} from '../../core/clock';
import {audioFile} from '../support/client';
import {contracts, startRecognition} from '../support/recordedSessions';

const SOUND = new Uint8Array(audioFile('harbor-tour'));
const AUDIO = {kind: 'audio', recording: 'harbor-tour', speed: 1} as const;

async function started() {
  const clock = new ManualClock(0);
  const posted: ConsoleReply[] = [];
  let arrive = (_file: Uint8Array) => {};
  let fail = (_error: Error) => {};
  const sound = new Promise<Uint8Array>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  const host = new ConsoleHost({
    serviceData: {contracts, library: compiledServiceData().library},
    clock,
    post: (reply) => posted.push(reply),
    load: () => sound,
  });
  await host.take({kind: 'start', api: 'realtime', sounds: {'harbor-tour': '/harbor-tour.wav'}});
  await host.take({kind: 'open', fault: '', recording: 'harbor-tour'});
  await host.take({kind: 'send', text: JSON.stringify(startRecognition())});
  clock.advance(100);
  const view = () => posted.findLast((reply) => reply.kind === 'view')?.view as View;
  const framesIn = (milliseconds: number) => {
    const before = posted.length;
    clock.advance(milliseconds);
    const lines = posted.slice(before).flatMap((reply) => (reply.kind === 'lines' ? reply.lines : []));
    return lines.filter(({name}) => name === 'AddAudio').length;
  };
  return {host, view, framesIn, arrive, fail, posted};
}

it('sends the audio once when its button is clicked twice before the sound is there, and can stop it', async () => {
  const {host, view, framesIn, arrive} = await started();
  const clicks = [host.take(AUDIO), host.take(AUDIO)];
  arrive(SOUND);
  await Promise.all(clicks);
  expect(framesIn(1000)).toBeLessThanOrEqual(11);
  expect(view().isStreaming).toBe(true);
  await host.take({kind: 'stop'});
  framesIn(200);
  expect(framesIn(1000)).toBe(0);
  expect(view().isStreaming).toBe(false);
});

it('sends nothing when it is stopped while the sound loads', async () => {
  const {host, view, framesIn, arrive} = await started();
  const click = host.take(AUDIO);
  await host.take({kind: 'stop'});
  arrive(SOUND);
  await click;
  expect(framesIn(1000)).toBe(0);
  expect(view().isStreaming).toBe(false);
});

it.each(['EndOfStream', 'EndOfChannel', 'AudioEnded'])('sends no audio after %s', async (message) => {
  const {host, framesIn, arrive, posted} = await started();
  arrive(SOUND);
  await host.take(AUDIO);
  expect(framesIn(1000)).toBeGreaterThan(0);
  await host.take({kind: 'send', text: JSON.stringify({message})});
  framesIn(1000);
  const lines = posted.flatMap((reply) => (reply.kind === 'lines' ? reply.lines : []));
  expect(lines.findLast(({from}) => from === 'client')?.name).toBe(message);
});

it('says so, and can try again, when the sound does not load', async () => {
  const {host, view, framesIn, fail, posted} = await started();
  const click = host.take(AUDIO);
  fail(new Error('HTTP 500'));
  await click;
  framesIn(200);
  expect(posted).toContainEqual({kind: 'problem', text: 'The console failed. Connect again.'});
  expect(view().isStreaming).toBe(false);
});
