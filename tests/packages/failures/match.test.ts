import {matchFailures} from '@speech-docs/protocol/failures';
import {describe, expect, it} from 'vitest';
import {provider} from '../../../provider';
import {readTable} from '../../support/readTable';
import {failures, hosts} from './finder';

/** What 60 clients print, by client and fault; `right` is empty where another service is named. */
const RECORDED = 'tests/packages/failures/recorded.yaml';
const match = (text: string) => matchFailures(text, failures, hosts);
const first = (text: string) => match(text)[0]?.failure.id;

describe('a pasted text', () => {
  it('leads to its failure first', () => {
    const written = Object.entries(readTable<Record<string, string[]>>('tests/packages/failures/written.yaml'));
    expect(written.length).toBeGreaterThanOrEqual(80);
    expect(written.flatMap(([id, texts]) => texts.filter((text) => first(text) !== id))).toEqual([]);
  });

  it('that a client printed leads to its failure first, or nowhere when it names another service', () => {
    const clients = readTable<Record<string, {fault: string; right: string[]; text: string}[]>>(RECORDED);
    const all = Object.entries(clients).flatMap(([client, texts]) => texts.map((one) => ({...one, client})));
    expect(all.length).toBeGreaterThan(215);
    const isRight = (right: string[], found = 'none') => (right.length > 0 ? right : ['none']).includes(found);
    const wrong = all.filter(({right, text}) => !isRight(right, first(text)));
    expect(wrong.map(({client, fault, text}) => `${client}/${fault} → ${first(text)}`)).toEqual([]);
  });

  it('that has nothing to do with this API leads nowhere', () => {
    const foreign = readTable<string[]>('tests/packages/failures/foreign.yaml');
    expect(foreign.length).toBeGreaterThanOrEqual(40);
    expect(foreign.flatMap((text) => match(text).map(({failure}) => [text, failure.id]))).toEqual([]);
  });

  it.each([
    ['urllib.error.HTTPError: HTTP Error 401: Unauthorized', 'batch.unauthorized'],
    ['SSL: CERTIFICATE_VERIFY_FAILED certificate verify failed: self-signed certificate (_ssl.c:997)', 'network.tls'],
    ['HTTP/1.1 502 Bad Gateway\nServer: nginx\n\n<html><title>502 Bad Gateway</title></html>', 'network.gateway'],
    ['Error: Unexpected server response: 401', 'realtime.handshake.401'],
    ['closed 1006', 'realtime.close.1006'],
    ['Fetch API cannot load due to access control checks.', 'network.cors'],
    ['TypeError: NetworkError when attempting to fetch resource.', 'network.cors'],
    ['Load failed', 'network.cors'],
    ['fetch failed', 'network.no-cause'],
  ])('that any service could have caused is assumed to be of this one: %s', (text, id) => {
    const [best] = match(text);
    expect([best?.failure.id, best?.isOurs]).toEqual([id, false]);
  });

  it.each(['4005', 'error 4005', 'Close code: 4005', 'code=4005', ' 4005. '])('that is a code alone: %j', (text) => {
    expect(match(text)[0]).toMatchObject({failure: {id: 'realtime.close.4005'}, isOurs: true});
  });

  it.each(['2024', 'page 4005', '4005 Hz', '1006\n2024'])('that is another number leads nowhere: %j', (text) => {
    expect(match(text)).toEqual([]);
  });

  it('of which the host is of this service is of this one', () => {
    const text = `curl: (22) The requested URL returned error: 503 https://eu1.${provider.batchHost}/v2/jobs`;
    expect(match(text)[0]).toMatchObject({failure: {id: 'batch.service-unavailable'}, isOurs: true});
  });

  it.each([`not${provider.batchHost}`, `${provider.batchHost}.evil.test`])(
    'of which the host only resembles one of this service is of another: %s',
    (host) => {
      expect(match(`curl: (22) The requested URL returned error: 503 https://${host}/`)).toEqual([]);
    },
  );

  it('is read at both ends when it is long', () => {
    const log = 'frame=  100 fps= 25 q=28.0 size=     512kB\n'.repeat(200_000);
    expect(first(`${log}{"code":410,"error":"Job Expired"}`)).toBe('batch.job-expired');
  });

  it('may be the beginning of what a runtime prints', () => {
    expect(first('ModuleNotFoundError')).toBe('client.python-package');
    expect(first('TypeError: fetch failed\n  [cause]: Error: getaddrinfo ENOTFOUND eu1.example.com')).toBe(
      'network.dns',
    );
  });

  it('shows the code that it contains, and says when the failure has another one', () => {
    expect(match('1013')[0]).toMatchObject({failure: {id: 'realtime.close.other'}, code: 1013});
    expect(match('1013 job_error')[0]).toMatchObject({
      code: 4013,
      reason: 'The text contains “job_error”. Its code is 4013, not 1013.',
    });
  });

  it('comes with the reason of the match', () => {
    expect(match('{"code":410,"error":"Job Expired"}')[0]?.reason).toBe('The text contains “Job Expired”.');
    const fetched = 'unable to fetch audio: http status code 302';
    expect(match(`{"message":"${fetched}"}`)[0]?.reason).toBe(`The text contains “${fetched}”.`);
    expect(match('Disconnected (code: 4005, reason: "quota_exceeded")')[0]?.reason).toBe(
      'The socket closed with the code 4005.',
    );
  });

  it('is an example of the catalogue: each leads to its own entry, or to one with the same text', () => {
    const wrong = failures
      .filter(({example, kind}) => typeof example === 'object' && kind !== 'close')
      .flatMap((failure) => {
        const found = match(JSON.stringify(failure.example))[0]?.failure;
        const isSame = found?.id === failure.id || JSON.stringify(found?.example) === JSON.stringify(failure.example);
        return isSame || found?.name === failure.name ? [] : [`${failure.id} → ${found?.id}`];
      });
    expect(wrong).toEqual([]);
  });
});
