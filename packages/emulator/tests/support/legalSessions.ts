/** Sessions of clients that break no rule, under every fault of the emulator. */
import type {CapturedSession} from '@speech-docs/protocol/sessionCheck/capture';
import {contracts, type Options, Recorder, startRecognition, wholeConversation, wholeSession} from './recordedSessions';

/** Silence instead of the recording: a recorded session contains no audio. */
const silent = (options: Options = {}): Options => ({...options, sound: new Uint8Array(0)});

/** Returns sessions in which the client does everything right, whatever the service does. */
export function legalSessions(): {name: string; session: CapturedSession}[] {
  const found: {name: string; session: CapturedSession}[] = [];
  const add = (name: string, session: CapturedSession) => found.push({name, session});
  const {realtime, flow} = contracts.documents;
  const codes = realtime['x-close-codes'].map(({code}) => `${code}`);
  const types = (api: typeof realtime) => api['x-errors'].map(({type}) => type);
  for (const fault of [...codes, ...types(realtime), 'slow', 'silence', 'cut']) {
    for (const when of ['', '@1', '@2']) {
      const injected = `${fault}${when}`;
      add(`fault ${injected}`, wholeSession({}, 30, silent({fault: injected})));
    }
  }
  for (const fault of [...types(flow), 'slow', 'cut']) {
    for (const when of ['', '@1', '@3']) {
      const injected = `${fault}${when}`;
      add(`flow fault ${injected}`, wholeConversation(60, silent({fault: injected})));
    }
  }
  for (const tenths of [1, 5, 10, 20, 30, 40, 80, 120, 160, 200]) {
    add(`${tenths} tenths`, wholeSession({}, tenths, silent()));
    add(`flow ${tenths} tenths`, wholeConversation(tenths, silent()));
  }
  add('quota', wholeSession({}, 30, silent({maxSessions: 0})));
  for (const config of [
    {max_delay: 0.7, enable_partials: true},
    {diarization: 'speaker'},
    {conversation_config: {end_of_utterance_silence_trigger: 0.5}},
    {additional_vocab: [{content: 'harbor'}, 'quay']},
    {output_locale: 'en-GB'},
    {streaming_mode: true, ctrl: {}},
    {audio_filtering_config: {volume_threshold: 3}},
  ]) {
    add(JSON.stringify(config), wholeSession(config, 30, silent()));
  }
  const changing = new Recorder(silent()).send(startRecognition({max_delay: 2})).audio(10);
  changing.send({message: 'SetRecognitionConfig', transcription_config: {language: 'en', max_delay: 3}}).audio(10);
  changing.send({message: 'ForceEndOfUtterance'}).audio(5).end(5000);
  add('changes its settings', changing.close().session);
  const speakers = new Recorder(silent()).send(startRecognition({diarization: 'speaker'})).audio(20);
  speakers.send({message: 'GetSpeakers'}).audio(5).end(5000);
  add('asks for speakers', speakers.close().session);
  return found;
}
