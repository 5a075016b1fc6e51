import {describe, expect, it} from 'vitest';
import {baseUrlFrom, isSitePreview, siteUrlFrom} from '../../../data/buildEnvironment';

const FALLBACK = 'https://docs.example.com';

const rejects = (name: string, read: (env: Record<string, string>) => unknown, expected: string, values: string[]) =>
  it.each(values)(
    `${name} stops the build at "%s" and names the variable, the value, and what it expects`,
    (written) => {
      expect(() => read({[name]: written})).toThrow(`${name} is "${written}", but the build expects ${expected}`);
    },
  );

describe('BASE_URL', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['/docs/', '/docs/'],
    ['/a/b-2/', '/a/b-2/'],
  ])('%j serves the site at %s', (written, expected) => {
    expect(baseUrlFrom({BASE_URL: written})).toBe(expected);
  });

  const path = 'a path of letters, digits, and hyphens with a slash at both ends.';
  rejects('BASE_URL', baseUrlFrom, path, ['docs', '/docs', 'docs/', '//docs/', '/a b/', 'https://example.org/docs/']);
});

describe('SITE_URL', () => {
  it.each([
    ['https://docs.example.org', 'https://docs.example.org'],
    ['https://docs.example.org/', 'https://docs.example.org'],
    [' http://localhost:8080 ', 'http://localhost:8080'],
    ['HTTPS://Docs.Example.org', 'https://docs.example.org'],
    ['', FALLBACK],
    [undefined, FALLBACK],
  ])('%j makes the site one of %s', (written, expected) => {
    expect(siteUrlFrom(FALLBACK, {SITE_URL: written})).toBe(expected);
  });

  rejects('SITE_URL', (env) => siteUrlFrom(FALLBACK, env), 'an origin: https://', [
    ...['docs.example.org', 'localhost:3000', '//docs.example.org', 'https://', 'ftp://docs.example.org'],
    ...['docs', '?a=1', '#top'].map((end) => `https://docs.example.org/${end}`),
    ...['https://user:secret@docs.example.org', 'https://docs example.org'],
  ]);
});

describe('SITE_PREVIEW', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['', false],
    [undefined, false],
  ])('%j means %s', (written, expected) => {
    expect(isSitePreview({SITE_PREVIEW: written})).toBe(expected);
  });

  // No preview is listed by mistake.
  rejects('SITE_PREVIEW', isSitePreview, 'true, false, or nothing.', ['yes', '1', 'TRUE']);
});
