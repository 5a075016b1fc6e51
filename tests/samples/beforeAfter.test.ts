/** Each pair of texts that a page sets side by side is what the emulator makes of one recording under two settings. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {shared} from '@speech-docs/emulator/tests/support/client';
import {type Transcript, turnsOf, unitsOf} from '@speech-docs/protocol/transcript';
import {describe, expect, it} from 'vitest';
import {readTable} from '../support/readTable';
import {listFiles, ROOT} from './programs';

interface Pair {
  file: string;
  before: object;
  after: object;
  /** The first text is what was said, the second what is written. */
  isSpoken?: boolean;
}

/** By the label of the second text: what was recorded, and the settings of each side. */
const PAIRS = readTable<Record<string, Pair>>('tests/samples/beforeAfter.yaml');

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
    const {file, isSpoken, ...settings} = PAIRS[afterLabel] as Pair;
    const transcribe = async (config: object, read = written) => {
      const data_file = {name: file, content: Buffer.alloc(2000, 'RIFF')};
      // The emulator rejects what the contract rejects: an invalid setting is no transcript.
      const transcription_config = {language: 'en', ...config};
      return read(await rest.transcript({type: 'transcription', transcription_config}, {data_file}));
    };
    expect(await transcribe(settings.before, isSpoken ? spoken : written)).toBe(before);
    expect(await transcribe(settings.after)).toBe(after);
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
