/**
 * Makes the compressed files of a built site, `x.js.br` and `x.js.gz` beside `x.js`, so that hosts send the best
 * compression without computing it. They are kept by content, so that a file which a release did not change costs nothing.
 */
import {createHash, randomUUID} from 'node:crypto';
import {constants as fsConstants} from 'node:fs';
import {access, copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesBelow} from '../pageFiles.server';
import {contentTypeOf, isCompressible} from './contentTypes';
import {isForHosts} from './hostFiles';

/** Below this, headers outweigh what compression saves. */
export const MIN_COMPRESSED_BYTES = 256;
/** Twice the threads that Node keeps for the work. */
const AT_ONCE = 8;

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length}}),
  gz: (content: Buffer) => promisify(gzip)(content, {level: 9}),
};

export interface Compressed {
  files: number;
  /** Files of them that `cache` did not have. */
  made: number;
}

/** Compresses the files of `root`; rejects when one could not be compressed or written. */
export async function precompress(root: string, cache: string): Promise<Compressed> {
  await mkdir(cache, {recursive: true});
  const waiting = filesBelow(root).filter((file) => !isForHosts(file) && isCompressible(contentTypeOf(file)));
  const result: Compressed = {files: 0, made: 0};
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const content = await readFile(join(root, file));
      if (content.length < MIN_COMPRESSED_BYTES) continue;
      result.files += 1;
      const isNew = await writeCompressed(join(root, file), content, cache);
      if (isNew) result.made += 1;
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return result;
}

async function writeCompressed(file: string, content: Buffer, cache: string): Promise<boolean> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 40);
  let isNew = false;
  for (const [ending, encode] of Object.entries(encoders)) {
    const kept = join(cache, `${hash}.${ending}`);
    const isKept = await access(kept).then(
      () => true,
      () => false,
    );
    if (!isKept) {
      // Under a name of its own first: a disk that is full must not leave half a file that the next build takes for whole.
      const draft = `${kept}.${randomUUID()}`;
      await writeFile(draft, await encode(content));
      await rename(draft, kept);
      isNew = true;
    }
    await copyFile(kept, `${file}.${ending}`, fsConstants.COPYFILE_FICLONE);
  }
  return isNew;
}
