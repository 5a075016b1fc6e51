/** The transcripts that pages let readers play with, print, or set side by side: what the emulator makes of recordings. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {shared} from '@speech-docs/emulator/testing';
import {cuesOf, srtOf, type Transcript, textOf, turnsOf, unitsOf} from '@speech-docs/protocol/transcript';
import {describe, expect, it} from 'vitest';
import {readTable} from '../support/readTable';
import {listFiles, ROOT} from './programs';

const {rest} = shared();
const CREATED = '2026-03-04T09:10:11.120Z';
const OUTPUT = join(ROOT, 'samples/batch/output');
const read = (file: string) => readFileSync(join(OUTPUT, file), 'utf8');

/** Members in the order that the service has: by name. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

interface Explored {
  transcript: string;
  /** Below `samples/audio/`. */
  audio: string;
  id: string;
  settings: object;
}
interface Pair {
  file: string;
  before: object;
  after: object;
  /** The first text is what was said, the second what is written. */
  isSpoken?: boolean;
  /** The texts are sentences of the transcript, with ` … ` where others are left out. */
  isPart?: boolean;
}
const {explored, pairs} = readTable<{explored: Explored[]; pairs: Record<string, Pair>}>(
  'tests/samples/transcripts.yaml',
);

// `npx vitest run --project samples tests/samples/transcripts.test.ts -u` writes the files anew.
it.each(explored)(
  'the transcript $transcript is what the service returns',
  async ({transcript, audio, id, settings}) => {
    const transcription_config = {language: 'en', model: 'enhanced', ...settings};
    const data_file = {name: audio.replace('harbor-tour', 'example'), content: readFileSync(`samples/audio/${audio}`)};
    const response = await rest.transcript({type: 'transcription', transcription_config}, {data_file});
    const [job, metadata] = [
      {...response.job, id, created_at: CREATED},
      {...response.metadata, created_at: CREATED},
    ];
    await expect(`${JSON.stringify({...response, job, metadata}, inOrder, 2)}\n`).toMatchFileSnapshot(
      join(OUTPUT, 'transcripts', `${transcript}.json`),
    );
  },
);

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

// The emulator rejects what the contract rejects: an invalid setting makes no transcript.
it('each pair of texts that a page sets side by side has a recording here, and each recording a page', () => {
  expect(shown.map(({afterLabel}) => afterLabel).sort()).toEqual(Object.keys(pairs).sort());
});

it.each(shown)('$afterLabel: $file shows side by side what both settings give', async ({before, after, afterLabel}) => {
  const {file, isSpoken, isPart, ...settings} = pairs[afterLabel] as Pair;
  const transcribe = async (config: object, read = written) => {
    const data_file = {name: file, content: Buffer.alloc(2000, 'RIFF')};
    const transcription_config = {language: 'en', ...config};
    return read(await rest.transcript({type: 'transcription', transcription_config}, {data_file}));
  };
  const compare = (text: string, shown: string) => {
    if (!isPart) expect(text).toBe(shown);
    else for (const part of shown.split(' … ')) expect(` ${text} `).toContain(` ${part} `);
  };
  compare(await transcribe(settings.before, isSpoken ? spoken : written), before);
  compare(await transcribe(settings.after), after);
});

function written(transcript: Transcript): string {
  const turns = turnsOf(unitsOf(transcript));
  const texts = turns.flatMap((turn) =>
    [turn[0]?.label ? [`${turn[0].label}:`] : [], turn.map(({text}) => text)].flat(),
  );
  // A mark after an abbreviation is the same dot.
  return texts.join(' ').replace(/\.\.$/, '.');
}

function spoken({results}: Transcript): string {
  const words = results.flatMap((result) => result.spoken_form ?? (result.type === 'word' ? [result] : []));
  const text = words.map(({alternatives: [best]}) => best?.content).join(' ');
  return `${text[0]?.toLowerCase()}${text.slice(1)}`;
}
