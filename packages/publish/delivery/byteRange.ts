/** Ranges of bytes, as browsers request sound: without them none can jump to a place that it has not played yet. */
export type ByteRange = {start: number; end: number};

/**
 * Returns the bytes, both ends included, that a `Range` header requests; `undefined` for the whole file, which is the
 * right response to a header that is malformed or lists several; `'none'` when the file ends before.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // "bytes=-500" means the last 500.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  return start < size && start <= end ? {start, end} : 'none';
}
