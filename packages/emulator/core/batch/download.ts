/** Fetches what the configuration of a job names: within a time, up to a size, and from that address alone. */
import {joinBytes} from '../bytes';
import type {Options} from '../options';

type Limits = Pick<Options, 'fetch' | 'fetchTimeoutMs' | 'maxUploadBytes'>;

const GATEWAY_TIMEOUT = 504;
const BAD_GATEWAY = 502;
const TOO_LARGE = 413;

/** Returns the content, or the HTTP status that the job reports. A redirect isn't followed: it could lead anywhere. */
export async function download(
  {fetch, fetchTimeoutMs, maxUploadBytes}: Limits,
  stop: AbortSignal,
  url: string,
  headers: Headers,
): Promise<Uint8Array | number> {
  const patience = AbortSignal.timeout(fetchTimeoutMs);
  try {
    const response = await fetch(url, {headers, signal: AbortSignal.any([stop, patience]), redirect: 'manual'});
    if (!response.ok) {
      await response.body?.cancel();
      return response.status;
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > maxUploadBytes) return TOO_LARGE;
      parts.push(part);
    }
    return joinBytes(...parts);
  } catch {
    return patience.aborted ? GATEWAY_TIMEOUT : BAD_GATEWAY;
  }
}
