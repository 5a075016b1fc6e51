/**
 * Remembers for two minutes which hosts of the search service failed. The stock client stores a failed host under a key
 * that holds its status and looks it up under one that does not, so it sends requests to a dead host again with every key press.
 */
import type {Cache} from '@algolia/client-common';
import {readStored, writeStored} from '../lib/storage';

/** The specification's two minutes. */
const REMEMBER_MS = 2 * 60 * 1000;
/** Four hosts at most belong to one application; the rest is room for a second one. */
const MAX_ENTRIES = 8;
const STORAGE_KEY = 'search-hosts';

type Status = 'up' | 'down' | 'timed out';
interface Entry {
  status: Status;
  lastUpdate: number;
}
interface Host {
  url: string;
  accept: string;
  protocol: string;
}

/** A cache for the client's `hostsCache`; `now` and `storage` are the browser's unless a test brings its own. */
export function createHostsCache(now: () => number = Date.now, storage?: Storage | null): Cache {
  // What this page saw itself needs no storage; storage lets the next page profit.
  let memory: Record<string, Entry> | null = null;
  const entries = () => {
    memory ??= readStored(STORAGE_KEY, checkEntries, storage) ?? {};
    return memory;
  };
  const keep = (next: Record<string, Entry>) => {
    memory = next;
    writeStored(STORAGE_KEY, next, storage);
  };
  return {
    async get<T>(key: unknown, fresh: () => Promise<T>): Promise<T> {
      const stored = entries()[hostKey(key)];
      return stored ? (revive(key as Host, stored, now) as T) : fresh();
    },
    async set<T>(key: unknown, value: T): Promise<T> {
      const {status} = value as unknown as Entry;
      const current = Object.entries(entries()).filter(([name, {lastUpdate}]) => {
        const age = now() - lastUpdate;
        return name !== hostKey(key) && age >= 0 && age <= REMEMBER_MS;
      });
      keep(Object.fromEntries([...current, [hostKey(key), {status, lastUpdate: now()}]].slice(-MAX_ENTRIES)));
      return value;
    },
    async delete(key: unknown): Promise<void> {
      keep(Object.fromEntries(Object.entries(entries()).filter(([name]) => name !== hostKey(key))));
    },
    async clear(): Promise<void> {
      keep({});
    },
  };
}

/** One host, whatever its state: the same key for reading and writing. */
function hostKey(key: unknown): string {
  const {accept, protocol, url} = key as Host;
  return `${accept} ${protocol}://${url}`;
}

/** Storage keeps data only, so the methods are made anew. A time in the future is a clock set back: the host is up. */
function revive({url, accept, protocol}: Host, {status, lastUpdate}: Entry, now: () => number) {
  const recent = () => {
    const age = now() - lastUpdate;
    return age >= 0 && age <= REMEMBER_MS;
  };
  return {
    url,
    accept,
    protocol,
    status,
    lastUpdate,
    isUp: () => status === 'up' || !recent(),
    isTimedOut: () => status === 'timed out' && recent(),
  };
}

function checkEntries(value: unknown): Record<string, Entry> | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const good = Object.entries(value).filter(
    ([, entry]) => (entry?.status === 'down' || entry?.status === 'timed out') && Number.isFinite(entry.lastUpdate),
  );
  return Object.fromEntries(good.slice(-MAX_ENTRIES));
}
