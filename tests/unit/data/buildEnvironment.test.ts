import {expect, it} from 'vitest';
import {baseUrlFrom, isSitePreview, siteUrlFrom} from '../../../data/buildEnvironment';

const FALLBACK = 'https://docs.example.com';
const VARIABLES: Record<string, {read: (env: Record<string, string | undefined>) => unknown; expects: string}> = {
  BASE_URL: {read: baseUrlFrom, expects: 'a path of letters, digits, and hyphens with a slash at both ends.'},
  SITE_URL: {read: (env) => siteUrlFrom(FALLBACK, env), expects: 'an origin: https://'},
  // No preview is listed by mistake.
  SITE_PREVIEW: {read: isSitePreview, expects: 'true, false, or nothing.'},
};
const RIGHT: [name: string, written: string | undefined, value: unknown][] = [
  ...[undefined, '', '/'].map((written): [string, string | undefined, string] => ['BASE_URL', written, '/']),
  ['BASE_URL', '/docs/', '/docs/'],
  ['BASE_URL', '/a/b-2/', '/a/b-2/'],
  ['SITE_URL', 'https://docs.example.org', 'https://docs.example.org'],
  ['SITE_URL', 'https://docs.example.org/', 'https://docs.example.org'],
  ['SITE_URL', ' http://localhost:8080 ', 'http://localhost:8080'],
  ['SITE_URL', 'HTTPS://Docs.Example.org', 'https://docs.example.org'],
  ...['', undefined].map((written): [string, string | undefined, string] => ['SITE_URL', written, FALLBACK]),
  ['SITE_PREVIEW', 'true', true],
  ...['false', '', undefined].map((written): [string, string | undefined, boolean] => ['SITE_PREVIEW', written, false]),
];
const WRONG: Record<string, string[]> = {
  BASE_URL: ['docs', '/docs', 'docs/', '//docs/', '/a b/', 'https://example.org/docs/'],
  SITE_URL: [
    ...['docs.example.org', 'localhost:3000', '//docs.example.org', 'https://', 'ftp://docs.example.org'],
    ...['docs', '?a=1', '#top'].map((end) => `https://docs.example.org/${end}`),
    ...['https://user:secret@docs.example.org', 'https://docs example.org'],
  ],
  SITE_PREVIEW: ['yes', '1', 'TRUE'],
};

it.each(RIGHT)('%s=%j is read as %j', (name, written, value) => {
  expect(VARIABLES[name]?.read({[name]: written})).toBe(value);
});

it.each(Object.entries(WRONG).flatMap(([name, all]) => all.map((written) => ({name, written}))))(
  '$name="$written" stops the build, which names the variable, the value, and what it expects',
  ({name, written}) => {
    const said = `${name} is "${written}", but the build expects ${VARIABLES[name]?.expects}`;
    expect(() => VARIABLES[name]?.read({[name]: written})).toThrow(said);
  },
);
