/** Fetches what the configuration of a job names: within a time, up to a size, and from that address alone. */
import {joinBytes} from '../bytes';
import type {Options} from '../options';

type Limits = Pick<Options, 'fetch' | 'fetchTimeoutMs' | 'maxUploadBytes'>;

const TIMED_OUT = 'context deadline exceeded';

/** Returns the content, or what the job reports as a text. No source says that the service follows redirects. */
export async function download(
  {fetch, fetchTimeoutMs, maxUploadBytes}: Limits,
  stop: AbortSignal,
  url: string,
  headers: Headers,
): Promise<Uint8Array | string> {
  const patience = AbortSignal.timeout(fetchTimeoutMs);
  try {
    const response = await fetch(url, {headers, signal: AbortSignal.any([stop, patience]), redirect: 'manual'});
    if (!response.ok) {
      await response.body?.cancel();
      return `http status code ${response.status}`;
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > maxUploadBytes) return `more than ${maxUploadBytes} bytes`;
      parts.push(part);
    }
    return joinBytes(...parts);
  } catch (error) {
    return patience.aborted ? TIMED_OUT : reasonOf(error);
  }
}

/** Returns why a connection failed, as the service writes it. */
export function reasonOf(error: unknown): string {
  const {code, message} = ((error as Error).cause ?? error) as {code?: string; message?: string};
  return {ECONNREFUSED: 'connect: connection refused', ENOTFOUND: 'no such host'}[`${code}`] ?? message ?? 'EOF';
}
