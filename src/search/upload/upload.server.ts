/**
 * Replaces the hosted index as a whole: records, settings, synonyms and rules go to a temporary index, which then takes
 * the place of the old one in a single move. Until that move readers search the old index, whatever happens here.
 */

import type {SearchRecord} from '@speech-docs/search/records';
import type {Algoliasearch, IndexSettings, Rule, SynonymHit} from 'algoliasearch';
import {type Difference, difference} from './difference.server';

/** What the official client must be able to do; a test may bring less. */
type UploadClient = Pick<
  Algoliasearch,
  | 'batch'
  | 'browseObjects'
  | 'deleteIndex'
  | 'getSettings'
  | 'indexExists'
  | 'operationIndex'
  | 'saveRules'
  | 'saveSynonyms'
  | 'setSettings'
  | 'waitForTask'
>;

export interface Upload {
  indexName: string;
  records: SearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
  rules: Rule[];
}

interface UploadOptions {
  /** Told after each step: how many records are up. */
  onProgress?: (done: number, total: number) => void;
  batchSize?: number;
  /** Waits before a try is repeated; a test waits less. */
  pause?: (ms: number) => Promise<void>;
}

const BATCH_SIZE = 500;
const TRIES = 4;
const FIRST_PAUSE_MS = 500;
/** The service rejects larger records. Nobody searches for the end of so long a text, so it is cut. */
const MAX_CONTENT_CHARS = 5000;

export async function upload(client: UploadClient, what: Upload, options: UploadOptions = {}): Promise<void> {
  const {onProgress, batchSize = BATCH_SIZE, pause = sleep} = options;
  const {indexName, settings, synonyms, rules} = what;
  if (what.records.length === 0) throw new Error('There are no records: an empty index would replace a good one.');
  const temporary = `${indexName}_tmp_${Date.now().toString(36)}`;
  const retry = <T>(work: () => Promise<T>) => withRetries(work, pause);
  const settled = async (work: () => Promise<{taskID: number}>) => {
    const {taskID} = await retry(work);
    await retry(() => client.waitForTask({indexName: temporary, taskID}));
  };
  try {
    await settled(() => client.setSettings({indexName: temporary, indexSettings: settings}));
    await settled(() =>
      client.saveSynonyms({indexName: temporary, synonymHit: synonyms, replaceExistingSynonyms: true}),
    );
    await settled(() => client.saveRules({indexName: temporary, rules, clearExistingRules: true}));
    let done = 0;
    for (let from = 0; from < what.records.length; from += batchSize) {
      const batch = what.records.slice(from, from + batchSize).map(fit);
      const requests = batch.map((record) => ({action: 'addObject' as const, body: {...record}}));
      // Records carry their ids, so a batch that was sent twice is the same as one sent once.
      await settled(() => client.batch({indexName: temporary, batchWriteParams: {requests}}));
      done += batch.length;
      onProgress?.(done, what.records.length);
    }
    await move(client, temporary, indexName, retry);
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => {
      // The service is out of reach; what is left over is a temporary index that nobody searches.
    });
    throw error;
  }
}

/** What publishing would change; a missing index is an empty one. */
export async function compare(client: UploadClient, what: Upload): Promise<Difference> {
  const {indexName} = what;
  const stored: {objectID: string}[] = [];
  let settings: Record<string, unknown> = {};
  try {
    settings = (await client.getSettings({indexName})) as unknown as Record<string, unknown>;
    await client.browseObjects({
      indexName,
      browseParams: {attributesToRetrieve: ['*']},
      aggregator: ({hits}) => {
        stored.push(...hits);
      },
    });
  } catch (error) {
    if ((error as {status?: number}).status !== 404) throw error;
  }
  return difference({records: what.records.map(fit), settings: what.settings}, {records: stored, settings});
}

/** A move whose response got lost may have happened: then the temporary index is gone, and that is what was wanted. */
async function move(client: UploadClient, from: string, to: string, retry: <T>(work: () => Promise<T>) => Promise<T>) {
  let isRepeated = false;
  const task = await retry(async () => {
    if (isRepeated && !(await client.indexExists({indexName: from}))) return null;
    isRepeated = true;
    return client.operationIndex({indexName: from, operationIndexParams: {operation: 'move', destination: to}});
  });
  if (task) await retry(() => client.waitForTask({indexName: to, taskID: task.taskID}));
}

/** Tries again when no response came; a response, even an error, is final. */
async function withRetries<T>(work: () => Promise<T>, pause: (ms: number) => Promise<void>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if ((error as Error).name !== 'RetryError' || tried === TRIES) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** tried);
    }
  }
}

function fit(record: SearchRecord): SearchRecord {
  const {content} = record;
  return content && content.length > MAX_CONTENT_CHARS
    ? {...record, content: content.slice(0, MAX_CONTENT_CHARS)}
    : record;
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
