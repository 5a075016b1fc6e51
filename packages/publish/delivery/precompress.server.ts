/**
 * Makes the compressed copies of a built site, `x.js.br` and `x.js.gz` beside `x.js`, so that hosts send the best
 * compression without computing it. Copies are kept by content in node_modules/.cache, so that a file which a release
 * did not change costs nothing.
 */
import {createHash, randomUUID} from 'node:crypto';
import {constants as fsConstants, statSync} from 'node:fs';
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
/**
 * Pages beyond this sum are compressed at level 8: a fiftieth of the time, for copies that are a tenth larger. Level 9
 * would save less than a hundredth of that, and takes 32 MB for each file, which is most of its time.
 */
const BEST_LEVEL_BYTES = 60_000_000;
const PAGE_LEVEL = 8;
/** Files for programs, which fetch one at a time: at the best level they would take as long as the pages themselves. */
const FOR_PROGRAMS = /(?:\.(?:md|txt|inv)|(?:^|\/)symbols\.json)$/;
const PROGRAM_LEVEL = 8;
/** A file beyond this alone, such as the search index of a site with thousands of pages. */
const BEST_LEVEL_FILE_BYTES = 5_000_000;
const FILE_LEVEL = 9;
/** Scripts of pages, where a site has more of them than this: a fifth of the time, for copies that are 2 % larger. */
const MANY_SCRIPTS = 1000;
const SCRIPT_LEVEL = 10;
/** What every page loads, React and the list of pages, is larger than this and worth the time. */
const SHARED_SCRIPT_BYTES = 100_000;
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
  /** Copies that had to be made because the cache did not contain them. */
  made: number;
}

/**
 * Writes the copies for the compressible files of a site that `covers` names, or for all; those of earlier calls are done
 * and only counted. Ends when all of them are there, and rejects when one could not be made.
 */
export type Precompressor = (covers?: (file: string) => boolean) => Promise<Compressed>;

/** Makes no copies: for a preview, whose server compresses each file when it is requested. */
export const noCopies: Precompressor = async () => ({files: 0, made: 0});

/** Returns what makes the copies for `root`; `cache` is the folder that keeps them. */
export function precompressor(root: string, cache: string): Precompressor {
  const begun = new Map<string, number>();
  const result: Compressed = {files: 0, made: 0};
  let before: Promise<unknown> = mkdir(cache, {recursive: true});

  return async (covers) => {
    const compressible = filesBelow(root).filter((file) => !isForHosts(file) && isCompressible(contentTypeOf(file)));
    const fresh = compressible.filter((file) => !begun.has(file) && (!covers || covers(file)));
    for (const file of fresh) begun.set(file, statSync(join(root, file)).size);
    // A part has no large pages in it, and says nothing about the whole.
    const isLarge = !covers && [...begun.values()].reduce((sum, size) => sum + size, 0) > BEST_LEVEL_BYTES;
    const hasManyScripts = [...begun.keys()].filter(isScript).length > MANY_SCRIPTS;
    const sizeOf = (file: string) => begun.get(file) ?? 0;
    const levelOf = (file: string) => {
      if (FOR_PROGRAMS.test(file)) return PROGRAM_LEVEL;
      if (isLarge && file.endsWith('.html')) return PAGE_LEVEL;
      if (hasManyScripts && isScript(file) && sizeOf(file) < SHARED_SCRIPT_BYTES) return SCRIPT_LEVEL;
      return sizeOf(file) > BEST_LEVEL_FILE_BYTES ? FILE_LEVEL : BEST;
    };
    const waiting = fresh.filter((file) => sizeOf(file) >= MIN_COMPRESSED_BYTES);
    const work = async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        // Awaited before it is added: others add meanwhile.
        const made = await writeCopies(join(root, file), cache, levelOf(file));
        result.made += made;
      }
    };
    result.files += waiting.length;
    const earlier = before;
    before = earlier.then(() => Promise.all(Array.from({length: AT_ONCE}, work)));
    await before;
    if (!covers) await removeOld(cache);
    return {...result};
  };
}

const isScript = (file: string) => file.endsWith('.js');

/** In-flight compressions by content hash, so that identical files are compressed once: a contract is published at three URLs. */
const inProgress = new Map<string, Promise<boolean>>();

async function writeCopies(file: string, cache: string, level: number): Promise<number> {
  const content = await readFile(file);
  const name = createHash('sha256').update(content).digest('hex').slice(0, 40);
  let made = 0;
  for (const [ending, encode] of Object.entries(encoders)) {
    const kept = join(cache, `${name}-${level}.${ending}`);
    const other = inProgress.get(kept);
    const own = other ?? keep(kept, () => encode(content, level)).finally(() => inProgress.delete(kept));
    inProgress.set(kept, own);
    const isMade = await own;
    if (isMade && !other) made += 1;
    await copyFile(kept, `${file}.${ending}`, fsConstants.COPYFILE_FICLONE);
  }
  return made;
}

/** Makes a copy that the cache lacks; returns whether it had to be made. */
async function keep(kept: string, encode: () => Promise<Buffer>): Promise<boolean> {
  try {
    const now = new Date();
    await utimes(kept, now, now);
    return false;
  } catch {
    // Written under a name of its own first: another build may be reading or writing the same.
    const draft = `${kept}.${randomUUID()}`;
    await writeFile(draft, await encode());
    await rename(draft, kept);
    return true;
  }
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
