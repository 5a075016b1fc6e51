/** Makes `x.js.br` and `x.js.gz` beside `x.js`, so that hosts send the best compression without computing it. */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';
import {filesBelow} from '../htmlPages.server';

/** Without xml: other plugins write sitemap.xml and opensearch.xml at the same time. */
const TEXT = /\.(?:css|csv|html|js|json|map|md|mjs|py|svg|ts|txt|webmanifest|yaml)$/;
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 256;

/** Compresses the files of `root`; rejects when one could not be compressed or written. */
export async function precompress(root: string): Promise<void> {
  const waiting = filesBelow(root).filter((file) => TEXT.test(file));
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const content = await readFile(join(root, file));
      if (content.length < MIN_BYTES) continue;
      await writeFile(join(root, `${file}.br`), await promisify(brotliCompress)(content));
      await writeFile(join(root, `${file}.gz`), await promisify(gzip)(content, {level: 9}));
    }
  };
  // As many as Node has threads for it.
  await Promise.all(Array.from({length: 4}, work));
}
