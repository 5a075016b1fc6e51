import {namesOf} from '@speech-docs/protocol/failures';
import {describe, expect, it} from 'vitest';
import sidebars from '../../../sidebars';
import sidebarsApiRef from '../../../sidebarsApiRef';
import {sectionNames} from '../../../src/search/sectionNames.server';
import {namedSections, readName} from '../named';
import {tokenize} from '../text';

const TEXTS = [
  ['quota_exceeded', '<value> of <value> concurrent sessions in use.', '4005'],
  ['Forbidden', 'Entitlement check failed', '403'],
  ['Job not found', '404'],
  ['Sentiment analysis not supported for <code>.'],
  ['StartRecognition'],
  ['exit code 2', 'invalid check_parallel value'],
];
const names = TEXTS.flatMap((texts, section) => texts.map((text) => readName(text, section)));
const named = (query: string) => {
  const found = namedSections(
    tokenize(query).map(({whole}) => whole),
    names,
  );
  return [...found].sort(([, a], [, b]) => b - a).map(([section]) => TEXTS[section]?.[0]);
};

it.each([
  ['quota_exceeded', 'quota_exceeded'],
  ['quota_exceeded: 20 of 20 concurrent sessions in use.', 'quota_exceeded'],
  ['3 of 3 concurrent sessions in use', 'quota_exceeded'],
  ['received 4005 (private use)', 'quota_exceeded'],
  ['forbidden', 'Forbidden'],
  ['curl: (22) The requested URL returned error: 403', 'Forbidden'],
  ['{"code":403,"error":"Forbidden"}', 'Forbidden'],
  ['error 404 job not found', 'Job not found'],
  ['Sentiment analysis not supported for sv', TEXTS[3]?.[0]],
  // A field has room for 64 characters, so that lines end in the middle of a word.
  ['{"detail": "Entitlement check fail', 'Forbidden'],
  ['{"message": "StartRecognition", "audio_format"', 'StartRecognition'],
  ['startrecognition', 'StartRecognition'],
  ['exit code 2', 'exit code 2'],
])('the names in a query of %s is %s', (query, name) => {
  expect(named(query)[0]).toBe(name);
});

it.each([
  'start recognition',
  '403 words',
  '404 ms',
  '20 concurrent sessions',
  'is sharing a key forbidden in the contract of a reseller',
  'job',
  '2',
  'sentiment analysis',
])('the names in a query are none in %s', (query) => {
  expect(named(query)).toEqual([]);
});

it('the names in a query are the surest first: a type and its text before a code', () => {
  expect(named('404 quota_exceeded: 2 of 2 concurrent sessions in use')).toEqual(['quota_exceeded', 'Job not found']);
});

describe('the names of sections', () => {
  const all = sectionNames();

  it('leave room for what differs from one program to the next', () => {
    expect([...all.values()].flat()).toContain('No model is available for language <value>.');
  });

  it('are at one address each, on pages of this site', () => {
    expect(all.size).toBeGreaterThan(100);
    expect([...all.keys()].filter((address) => !/^\/[\w/-]*#[\w.-]+$/.test(address))).toEqual([]);
  });

  it('are beside the labels of the sidebars that lead to sections', () => {
    const links = JSON.stringify([sidebars, sidebarsApiRef]).matchAll(
      /"href":"(\/[^"]*#[^"]*)"[^{}]*"label":"([^"]*)"|"label":"([^"]*)"[^{}]*"href":"(\/[^"]*#[^"]*)"/g,
    );
    const found = [...links].map(([, href, label, first, last]) => [href ?? last, label ?? first] as const);
    expect(found.length).toBeGreaterThan(0);
    for (const [href, label] of found) expect(all.get(href as string)).toContain(label);
  });

  it('include what libraries print instead of a status', () => {
    const failure = {id: 'x', kind: 'handshake', name: null, codes: [401], details: [], example: 'HTTP/1.1 401'};
    expect(namesOf(failure as never)).toContain('unexpected server response 401');
    expect(namesOf(failure as never)).toContain('handshake HTTP 401');
  });
});
