/** Compression as a good host does it: a file made ahead (`.br`, `.gz`) when there is one, made once otherwise. */
import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this, headers outweigh what compression saves. */
export const MIN_COMPRESSED_BYTES = 256;

type Encoding = 'br' | 'gzip';

const ENDINGS = {br: '.br', gzip: '.gz'} as const;
// Half the best level takes a tenth of its time; files compressed ahead use the best.
const BROTLI_LEVEL = 5;

/** Returns the encoding to use for a client, from its Accept-Encoding header. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const wanted = new Map(
    (accepted ?? '').split(',').map((part): [string, boolean] => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))];
    }),
  );
  // Any other encoding, `*`, is not one that is rejected by name.
  return (['br', 'gzip'] as const).find((encoding) => wanted.get(encoding) ?? wanted.get('*'));
}

const made = new Map<string, Promise<Buffer>>();

/** Returns the file in an encoding; `version` changes when the file does. */
export function compressed(file: string, version: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding}:${version}:${file}`;
  const known = made.get(key) ?? make(file, encoding);
  made.set(key, known);
  return known;
}

async function make(file: string, encoding: Encoding): Promise<Buffer> {
  try {
    return await readFile(file + ENDINGS[encoding]);
  } catch {
    const content = await readFile(file);
    return encoding === 'br'
      ? brotli(content, {params: {[constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL}})
      : zip(content);
  }
}
