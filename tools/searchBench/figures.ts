/** Small arithmetic of the search benchmark. */
import {brotliCompressSync, constants} from 'node:zlib';

export function brotli(text: string, quality = 11): number {
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
}

/** Time that this process has computed: what others do on the machine does not count. */
export function cpuMs(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const ms = (value: number) => value.toFixed(1);
