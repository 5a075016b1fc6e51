import {readSource} from '@speech-docs/protocol/compile';
import {errorsFile, errorsSchema, type Failure, failuresOf} from '@speech-docs/protocol/failures';
import Ajv2020 from 'ajv/dist/2020';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {jobDecisions, networkDecisions, requestDecisions, socketDecisions, waits} from '../../../data/recovery';
import {containerTable} from '../../../src/reference/facts/containers';
import {errorCatalogue} from '../../../src/reference/render/errorCatalogue';
import {clientTable, networkTable} from '../../../src/reference/render/errorTables';
import {contracts} from '../../support/contracts';
import {sources} from './finder';

const failures = failuresOf(sources);

describe('the catalogue of failures', () => {
  it('has no ID twice', () => expect(new Set(failures.map(({id}) => id)).size).toBe(failures.length));

  it('covers every status with which an operation of the batch API can fail', () => {
    const paths = Object.values(readSource('batch').paths as Record<string, Record<string, {responses?: object}>>);
    const responses = paths
      .flatMap((path) => Object.values(path))
      .flatMap(({responses = {}}) => Object.keys(responses));
    const failed = new Set(responses.filter((status) => /^[45]\d\d$/.test(status)).map(Number));
    const known = new Set(failures.filter(({kind}) => kind === 'request').flatMap(({codes}) => codes));
    expect([...failed].filter((status) => !known.has(status))).toEqual([]);
  });

  it('has a row of the decision table for each failure, and no row for a failure that does not exist', () => {
    const rows = [
      ...Object.keys(requestDecisions).map((key) => `request.${key}`),
      ...Object.keys(jobDecisions).map((key) => `job.${key}`),
      ...Object.keys(networkDecisions).map((key) => `network.${key}`),
      ...Object.entries(socketDecisions).flatMap(([kind, keys]) => Object.keys(keys).map((key) => `${kind}.${key}`)),
    ];
    const met = failures
      .filter(({api}) => api !== 'container' && api !== 'client')
      .map(
        ({kind, id}) =>
          `${kind}.${id
            .split('.')
            .slice(['request', 'job', 'network'].includes(kind) ? 1 : 2)
            .join('.')}`,
      );
    // Without a status, the entry is one of the network.
    expect([...new Set(met), 'handshake.none'].sort()).toEqual(rows.sort());
  });

  it('gives numbers with every retry, and names what is safe to repeat', () => {
    for (const {id, action, wait, repeat} of failures) {
      const isRetry = action === 'retry after' || action === 'new session';
      expect(wait !== undefined, id).toBe(isRetry);
      expect(repeat !== undefined, id).toBe(isRetry);
    }
    for (const [name, {seconds, growth, capSeconds, attempts}] of Object.entries(waits)) {
      expect(seconds > 0 && growth >= 1 && capSeconds >= seconds && Number.isInteger(attempts), name).toBe(true);
    }
  });

  it('names the code that the example of a failure shows', () => {
    for (const {id, codes, example} of failures) {
      const {code} = typeof example === 'object' && example !== null ? (example as {code?: number}) : {};
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(`${example}`) ?? [];
      for (const shown of [code, status && Number(status)]) if (shown) expect(codes, id).toContain(shown);
    }
  });

  it('has a cause, a fix, an example, and an address of its own for each', () => {
    for (const {id, cause, fix, example, page} of failures) {
      expect(
        [cause, fix].every((text) => /^[A-Z`]/.test(text) && /[.]$/.test(text)),
        id,
      ).toBe(true);
      expect(JSON.stringify(example ?? '').length, id).toBeGreaterThan(4);
      expect(page, id).toMatch(/^\/[\w/-]+#[\w.-]+$/);
    }
    // Both sockets share an entry, and so do an error and its own close code.
    const shared = failures.filter(({kind}) => !['handshake', 'key', 'error', 'warning', 'close'].includes(kind));
    expect(new Set(shared.map(({page}) => page)).size).toBe(shared.length);
  });

  it('shows an example of each that fits the schema of its contract', () => {
    const schemas: Partial<Record<Failure['kind'], string>> = {
      request: 'ErrorResponse',
      error: 'Error',
      warning: 'Warning',
    };
    const checked = failures.filter(({kind, example}) => schemas[kind] && typeof example === 'object');
    expect(checked.length).toBeGreaterThan(70);
    for (const {id, api, kind, example} of checked) {
      // A text without a documented status has no `code` here, and some code when it is sent.
      const sent = kind === 'request' ? {code: 400, ...(example as object)} : example;
      expect(contracts.fault(api as 'batch', schemas[kind] ?? '', sent), id).toBeUndefined();
    }
    const jobErrors = failures.filter(
      ({kind, example}) => kind === 'job' && Object.hasOwn(example as object, 'timestamp'),
    );
    expect(jobErrors.map(({example}) => contracts.fault('batch', 'JobDetailError', example))).toEqual(
      jobErrors.map(() => undefined),
    );
    expect(JSON.stringify(failures.map(({example}) => example))).not.toMatch(/<\w+>/);
  });
});

it('/errors.json fits its schema', () => {
  const validate = new Ajv2020().compile(errorsSchema);
  validate(errorsFile(sources));
  expect(validate.errors).toBeNull();
});

function rowIds(children: RootContent[]): string[] {
  const found: string[] = [];
  visit({type: 'root', children} as Root, ({data}) => {
    const {hName, hProperties} = (data ?? {}) as {hName?: string; hProperties?: {id?: string}};
    if (hName === 'tr' && hProperties?.id) found.push(hProperties.id);
  });
  return found;
}

it('every failure of the APIs has an entry in the list of errors, and no address is there twice', () => {
  const ids = rowIds([networkTable(), clientTable(), errorCatalogue(failures)]);
  const anchors = failures.filter(({api}) => api !== 'container').map(({page}) => page.replace('/api-ref/#', ''));
  expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['container', [containerTable({of: 'exits'}), containerTable({of: 'languageIdErrors'})]],
  ['network', [networkTable()]],
  ['client', [clientTable()]],
])('every failure of %s is a row of its table', (kind, tables) => {
  const anchors = failures.filter(({api}) => api === kind).map(({page}) => page.split('#')[1]);
  expect(anchors.sort()).toEqual(rowIds(tables).sort());
});
