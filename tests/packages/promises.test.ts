/** Where pages, data, and contracts promise something, the emulator does it. */
import {readdirSync, readFileSync} from 'node:fs';
import {DEFAULTS, RATES} from '@speech-docs/emulator/core';
import {BEGINNINGS, Recorder, RestClient, start, startRecognition, transcriptOf} from '@speech-docs/emulator/testing';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {expect, it} from 'vitest';
import {fileTypes} from '../../data/formats';
import {limits} from '../../data/limits';

it('its recordings are the samples of the pages', () => {
  const audio = 'packages/emulator/audio';
  const others = readdirSync(audio).filter(
    (name) => !readFileSync(`${audio}/${name}`).equals(readFileSync(`samples/audio/${name}`)),
  );
  expect(others).toEqual([]);
});

it('with max_delay_mode flexible, no final splits a date; with fixed, a final can', () => {
  const finals = (max_delay_mode: string) => {
    const settings = startRecognition({max_delay: 0.7, max_delay_mode}, {audio_format: {type: 'file'}});
    const session = new Recorder().send(settings);
    const file = readFileSync('samples/audio/ticket-desk.mp3');
    // A frame has a tenth of a second.
    for (let at = 0; at < file.length; at += 300) session.stream(file.subarray(at, at + 300));
    return session.end().named('AddTranscript').map(transcriptOf);
  };
  expect(finals('flexible')).toContainEqual(expect.stringContaining('23rd of April'));
  expect(finals('fixed')).not.toContainEqual(expect.stringContaining('23rd of April'));
  expect(finals('fixed').join('')).toBe(finals('flexible').join(''));
});

it.each([
  ['ferry-call', {}, /^Harbor Ferries, good morning\. Hi, this is Shavon.* ticket is in the app\.$/],
  ['ferry-call', {additional_vocab: ['Siobhan']}, /^Harbor Ferries, good morning\. Hi, this is Siobhan/],
  ['bilingual-call', {}, /^Gracias por llamar .* 9 del muelle norte\.$/],
])('recognizes %s.mp3 of the pages live, too, with the custom dictionary of %j', (name, settings, text) => {
  const session = new Recorder().send(startRecognition(settings, {audio_format: {type: 'file'}}));
  session.stream(readFileSync(`samples/audio/${name}.mp3`));
  const said = session.end().named('AddTranscript').map(transcriptOf);
  expect(said.join('').replace(/\s+/g, ' ').trim()).toMatch(text);
});

it('its tests send a file of each type that pages name', () => {
  expect(Object.keys(BEGINNINGS).sort()).toEqual(fileTypes.map(({id}) => id).sort());
});

it('as many sessions run at once, and as many requests in a second, as the pages say', () => {
  const {realtime, flow, batch} = limits;
  expect(RATES).toEqual({newJobs: batch.newJobsPerSecond.value, reads: batch.statusReadsPerSecond.value});
  expect(DEFAULTS.maxSessions).toEqual({realtime: realtime.sessions.paid.value, flow: flow.sessions.value});
});

it('rejects the request for a temporary key with the statuses and the body of the socket contracts', async () => {
  const strict = await start({keys: ['right']});
  const request = async (body: string, headers: Record<string, string>) =>
    new RestClient(strict).json('/v1/api_keys?type=rt', {method: 'POST', body, headers});
  const responses = [
    await request('{"ttl": 60}', {Authorization: ''}),
    await request('{"ttl": 60}', {Authorization: 'Bearer wrong'}),
    await request('{"ttl": 59}', {Authorization: 'Bearer right'}),
  ];
  await strict.close();
  for (const api of ['realtime', 'flow'] as const) {
    const ways: {temporaryKey?: {failures: {status: number}[]; failureExample: unknown}}[] =
      readContract(api).root['x-handshake'].authentication;
    const request = ways.find(({temporaryKey}) => temporaryKey)?.temporaryKey;
    expect(responses.map(({status}) => status)).toEqual(request?.failures.map(({status}) => status));
    expect(responses.at(-1)?.body).toEqual(request?.failureExample);
  }
});
