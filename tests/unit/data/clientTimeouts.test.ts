/** Python's `requests` has no timeout of its own, and one number would also end a slow upload. */
import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {clientTimeouts} from '../../../data/brokenSession';

const response = clientTimeouts.find(({id}) => id === 'response')?.seconds ?? 0;
/** It calls the reader's own program, not the API. */
const OWN = 'notification-receiver.py';
const programs = ['batch', 'reference', 'get-started']
  .map((api) => `samples/${api}/python`)
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((file) => file.endsWith('.py') && !file.endsWith(OWN))
  .map((file) => ({file, text: readFileSync(file, 'utf8')}))
  .filter(({text}) => text.includes('import requests'));

it.each(programs)(
  'the timeouts of Python programs for the batch API are those of data/brokenSession.ts in $file',
  ({text}) => {
    const waits = [...text.matchAll(/\bwait(?:": |=)(\d+)/g)].map(([, seconds]) => Number(seconds));
    const seconds = response + Math.max(0, ...waits);
    const timeouts = [...text.matchAll(/timeout(?:"?: |=| = )(\(None, \w+\)|\d+)/gi)].map(([, value = '']) =>
      value.replace('TIMEOUT_SECONDS', `${/TIMEOUT_SECONDS = (\d+)/.exec(text)?.[1]}`),
    );
    const isUpload = text.includes('"data_file"');
    expect(timeouts).toContain(isUpload ? `(None, ${seconds})` : `${seconds}`);
    expect(new Set(timeouts.map((value) => /\d+/.exec(value)?.[0]))).toEqual(new Set([`${seconds}`]));
  },
);
