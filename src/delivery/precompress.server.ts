/**
 * Makes the compressed copies of a built site, `x.js.br` and `x.js.gz` beside `x.js`, so that hosts send the best
 * compression without computing it. Copies are kept by content in node_modules/.cache, so that a file which a release
 * did not change costs nothing.
 */
import {createHash, randomUUID} from 'node:crypto';
import {constants as fsConstants} from 'node:fs';
import {copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {MIN_COMPRESSED_BYTES} from './compress.server';
import {contentTypeOf, isCompressible} from './contentTypes';
import {isForHosts} from './hostFiles';
import {filesBelow} from './pageFiles.server';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const BEST = 11;
/** Pages beyond this sum are compressed at level 9: a twentieth of the time, for copies that are a tenth larger. */
const BEST_LEVEL_BYTES = 60_000_000;
const FAST = 9;
/** So is a file beyond this alone, such as the search index of a site with thousands of pages. */
const BEST_LEVEL_FILE_BYTES = 5_000_000;
/** Tasks at once; the work itself runs in the four threads that Node keeps for it. */
const AT_ONCE = 8;
const KEEP_MS = 30 * 24 * 3600 * 1000;

const encoders = {
  br: (content: Buffer, level: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // No more memory than the file needs; taking and freeing 4 MB for each is felt with thousands of pages.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(content.length + 16)))),
      },
    }),
  gz: (content: Buffer) => zip(content, {level: 9}),
};

export interface Compressed {
  files: number;
  /** Copies that had to be made because the cache did not hold them. */
  made: number;
}

/** Writes the copies for every compressible file of `root`; `cache` is the folder that keeps them. */
export async function precompress(root: string, cache: string): Promise<Compressed> {
  const files = filesBelow(root).filter((file) => !isForHosts(file) && isCompressible(contentTypeOf(file)));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(root, file))).size));
  const isLarge = sizes.reduce((sum, size) => sum + size, 0) > BEST_LEVEL_BYTES;
  const waiting = files.flatMap((file, index) => {
    const size = sizes[index] ?? 0;
    const level = size > BEST_LEVEL_FILE_BYTES || (isLarge && file.endsWith('.html')) ? FAST : BEST;
    return size >= MIN_COMPRESSED_BYTES ? [{file, level}] : [];
  });
  const result: Compressed = {files: waiting.length, made: 0};
  await mkdir(cache, {recursive: true});
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const made = await writeCopies(join(root, next.file), cache, next.level);
      result.made += made;
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  await removeOld(cache);
  return result;
}

async function writeCopies(file: string, cache: string, level: number): Promise<number> {
  const content = await readFile(file);
  const name = createHash('sha256').update(content).digest('hex').slice(0, 40);
  let made = 0;
  for (const [ending, encode] of Object.entries(encoders)) {
    const kept = join(cache, `${name}-${level}.${ending}`);
    try {
      const now = new Date();
      await utimes(kept, now, now);
    } catch {
      // Written under a name of its own first: another build, or a file of the same content, may be reading or writing.
      const draft = `${kept}.${randomUUID()}`;
      await writeFile(draft, await encode(content, level));
      await rename(draft, kept);
      made += 1;
    }
    await copyFile(kept, `${file}.${ending}`, fsConstants.COPYFILE_FICLONE);
  }
  return made;
}

async function removeOld(cache: string): Promise<void> {
  const since = Date.now() - KEEP_MS;
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    // Gone meanwhile: the draft of another build, which has its own name by now.
    const changed = await stat(path).catch(() => undefined);
    if (changed && changed.mtimeMs < since) await rm(path, {force: true});
  }
}
