/** Each pair of texts that a page sets side by side is what the emulator makes of one recording under two settings. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {shared} from '@speech-docs/emulator/tests/support/client';
import {type Transcript, turnsOf, unitsOf} from '@speech-docs/protocol/transcript';
import {describe, expect, it} from 'vitest';
import {listFiles, ROOT} from './programs';

type Side = {config: object; read?: typeof spoken};

/** By the label of the second text: what was recorded, and what is asked for on each side. */
const PAIRS: Record<string, {file: string; before: Side; after: Side}> = {
  'volume_threshold 5.2': {
    file: 'kiosk.wav',
    before: {config: {audio_filtering_config: {volume_threshold: 0}}},
    after: {config: {audio_filtering_config: {volume_threshold: 5.2}}},
  },
  'With three entries': {
    file: 'sales-call.wav',
    before: {config: {}},
    after: {
      config: {
        additional_vocab: [
          {content: 'quarterly forecast'},
          {content: 'Siobhan', sounds_like: ['shivawn', 'shavon']},
          {content: 'CRM', sounds_like: ['C.R.M.']},
        ],
      },
    },
  },
  'permitted_marks . and , sensitivity 0.3': {
    file: 'gate.wav',
    before: {config: {punctuation_overrides: {permitted_marks: ['all'], sensitivity: 0.5}}},
    after: {config: {punctuation_overrides: {permitted_marks: ['.', ','], sensitivity: 0.3}}},
  },
  Written: {
    file: 'invoice.wav',
    before: {config: {enable_entities: true}, read: spoken},
    after: {config: {enable_entities: true}},
  },
  'With the settings below': {
    file: 'timetable.wav',
    before: {config: {}},
    after: {
      config: {
        output_locale: 'en-GB',
        transcript_filtering_config: {
          remove_disfluencies: true,
          replacements: [
            {from: 'timetable', to: 'schedule'},
            {from: '/^[0-9]{4}$/', to: '####'},
          ],
        },
      },
    },
  },
  'remove_disfluencies true': {
    file: 'meeting-start.wav',
    before: {config: {transcript_filtering_config: {remove_disfluencies: false}}},
    after: {config: {transcript_filtering_config: {remove_disfluencies: true}}},
  },
  'diarization speaker': {
    file: 'lost-ticket.wav',
    before: {config: {diarization: 'none'}},
    after: {config: {diarization: 'speaker'}},
  },
};

const shown = listFiles('docs')
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/<BeforeAfter\s([^>]*)\/>/g)].map(([, props = '']) => ({
      file,
      ...(Object.fromEntries([...props.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])) as {
        before: string;
        after: string;
        afterLabel: string;
      }),
    })),
  );

const {rest} = shared();

describe('before and after', () => {
  it('each pair of a page has a recording here, and each recording a page', () => {
    expect(shown.map(({afterLabel}) => afterLabel).sort()).toEqual(Object.keys(PAIRS).sort());
  });

  it.each(shown)('$afterLabel: $file shows what both settings give', async ({before, after, afterLabel}) => {
    const pair = PAIRS[afterLabel];
    const transcribe = async ({config, read = written}: Side) => {
      const data = {name: pair?.file ?? '', content: Buffer.alloc(2000, 'RIFF')};
      // The emulator rejects what the contract rejects: an invalid setting is no transcript.
      const {id} = await rest.run(
        {type: 'transcription', transcription_config: {language: 'en', ...config}},
        {data_file: data},
      );
      const {body} = await rest.json(`/v2/jobs/${id}/transcript`);
      return read(body);
    };
    expect(await transcribe(pair?.before as Side)).toBe(before);
    expect(await transcribe(pair?.after as Side)).toBe(after);
  });
});

/** The text, with the speaker before each change where there are some. */
function written(transcript: Transcript): string {
  const turns = turnsOf(unitsOf(transcript));
  const texts = turns.flatMap((turn) =>
    [turn[0]?.label ? [`${turn[0].label}:`] : [], turn.map(({text}) => text)].flat(),
  );
  // A mark after an abbreviation is the same dot.
  return texts.join(' ').replace(/\.\.$/, '.');
}

/** The words as they were said: no marks, no capital at the start. */
function spoken({results}: Transcript): string {
  const words = results.flatMap((result) => result.spoken_form ?? (result.type === 'word' ? [result] : []));
  const text = words.map(({alternatives: [best]}) => best?.content).join(' ');
  return `${text[0]?.toLowerCase()}${text.slice(1)}`;
}
