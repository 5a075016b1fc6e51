/** Reads the recordings of the project from their files, with the fingerprint of each sound. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {prefixFingerprint, type StoredRecording, writeLevels} from '../core/library';
import {wavFacts} from '../core/recordings';
import {LevelMeter} from '../core/samples';

const ROOT = join(__dirname, '../../..');
const FOLDER = join(__dirname, '../recordings');

function readRecordings(): Record<string, StoredRecording> {
  const files = readdirSync(FOLDER).sort();
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), read(join(FOLDER, file))]));
}

/** Returns the text of the file with all recordings, for where none can be read, by its path from the root of the project. */
export function generateRecordings(): Record<string, string> {
  return {'packages/emulator/generated/recordings.json': `${JSON.stringify(readRecordings())}\n`};
}

function read(file: string): StoredRecording {
  const {words, ...stored} = JSON.parse(readFileSync(file, 'utf8')) as Omit<StoredRecording, 'words'> & {
    words?: string;
  };
  if (!words) return stored;
  const files = ['wav', 'mp3'].map((type) => join(ROOT, `${words}.${type}`)).filter((path) => existsSync(path));
  const levels = stored.levels ?? files.flatMap((path) => levelsOf(readFileSync(path)) ?? [])[0];
  return {
    ...stored,
    ...(levels && {levels}),
    words: JSON.parse(readFileSync(join(ROOT, `${words}.json`), 'utf8')).words,
    sounds: files.flatMap((path) => prefixFingerprint(readFileSync(path)) ?? []),
  };
}

/** Returns how loud a WAV file is; `undefined` for any other. */
function levelsOf(file: Uint8Array): string | undefined {
  const wav = wavFacts(file);
  if (!wav) return undefined;
  const meter = new LevelMeter(wav);
  meter.push(wav.samples);
  return writeLevels(meter.levels(0));
}
