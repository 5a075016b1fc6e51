/** The transcripts that pages let readers play with, and the files that pages print of them: all of one recording. */

import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readLibrary} from '@speech-docs/emulator/compile/recordings';
import {recognizeFile} from '@speech-docs/emulator/core/audioMatcher';
import {jsonTranscript} from '@speech-docs/emulator/core/batch/transcript';
import type {Recording} from '@speech-docs/emulator/core/recordings';
import {applySettings} from '@speech-docs/emulator/core/settings';
import {cuesOf, srtOf, type Transcript, textOf} from '@speech-docs/protocol/transcript';
import {describe, expect, it} from 'vitest';
import {contracts} from '../support/contracts';
import {ROOT} from './programs';

const library = readLibrary();
const NOTHING = Buffer.alloc(0);
const OUTPUT = join(ROOT, 'samples/batch/output');
const read = (file: string) => readFileSync(join(OUTPUT, file), 'utf8');

/** Members in the order that the service has: by name. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Each with the configuration on its page; a recording may be told twice, with other settings. */
const explored = [
  {transcript: 'harbor-tour', recording: 'harbor-tour', file: 'example.wav', id: 'k3v9qd71xa', settings: {}},
  {
    transcript: 'harbor-tour-rewritten',
    recording: 'harbor-tour',
    file: 'example.wav',
    id: 'e5c9gi2sw7',
    settings: {
      output_locale: 'en-GB',
      transcript_filtering_config: {
        replacements: [
          {from: 'crew', to: 'staff'},
          {from: '/[0-9]/', to: '#'},
        ],
      },
    },
  },
  {
    transcript: 'ticket-desk-few-marks',
    recording: 'ticket-desk',
    file: 'ticket-desk.mp3',
    id: 'r8d4wq2ptn',
    settings: {punctuation_overrides: {permitted_marks: ['.', ','], sensitivity: 0.3}},
  },
  {
    transcript: 'ticket-desk',
    recording: 'ticket-desk',
    file: 'ticket-desk.mp3',
    id: '20fh1ytbct',
    settings: {diarization: 'speaker', enable_entities: true},
  },
];

describe.each(explored)('the transcript $transcript', ({transcript, recording, file, id, settings}) => {
  const config = {language: 'en', model: 'enhanced', ...settings};
  const response = jsonTranscript(contracts, {
    id,
    createdAt: '2026-03-04T09:10:11.120Z',
    dataName: file,
    textName: undefined,
    text: undefined,
    config: {type: 'transcription', transcription_config: config},
    recording: applySettings(recognizeFile(library, NOTHING, recording).next().value as Recording, config),
  });

  // `npx vitest run --project samples tests/samples/transcripts.test.ts -u` writes the files anew.
  it('is what the service returns', async () => {
    await expect(`${JSON.stringify(response, inOrder, 2)}\n`).toMatchFileSnapshot(
      join(OUTPUT, 'transcripts', `${transcript}.json`),
    );
  });

  it('is what the contract promises', () => {
    const stored: unknown = JSON.parse(read(`transcripts/${transcript}.json`));
    expect(contracts.fault('batch', 'RetrieveTranscriptResponse', stored)).toBeUndefined();
  });
});

describe('what pages print of the harbor tour', () => {
  const tour = () => JSON.parse(read('transcripts/harbor-tour.json')) as Transcript;

  it('is its text', () => {
    expect(read('quickstart.txt')).toContain(textOf(tour()));
  });

  it('is its subtitles, with the defaults and in the shape that the program requests', () => {
    expect(srtOf(cuesOf(tour()))).toBe(read('srt-defaults.srt'));
    expect(srtOf(cuesOf(tour(), 42, 2))).toBe(read('srt.srt'));
  });
});
