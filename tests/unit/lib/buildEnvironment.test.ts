import {describe, expect, it} from 'vitest';
import {baseUrlFrom, isSitePreview, siteUrlFrom} from '../../../src/lib/buildEnvironment.server';

const FALLBACK = 'https://docs.example.com';

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

  it.each(['docs', '/docs', 'docs/', '//docs/', '/a b/', 'https://example.org/docs/'])(
    'stops the build at "%s" and names the variable, the value, and what it expects',
    (written) => {
      expect(() => baseUrlFrom({BASE_URL: written})).toThrow(
        `BASE_URL is "${written}", but the build expects a path of letters, digits, and hyphens with a slash at both ends.`,
      );
    },
  );
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

  it.each([
    'docs.example.org',
    'localhost:3000',
    '//docs.example.org',
    'https://',
    'ftp://docs.example.org',
    'https://docs.example.org/docs',
    'https://docs.example.org/?a=1',
    'https://docs.example.org/#top',
    'https://user:secret@docs.example.org',
    'https://docs example.org',
  ])('stops the build at "%s" and names the variable, the value, and what it expects', (written) => {
    expect(() => siteUrlFrom(FALLBACK, {SITE_URL: written})).toThrow(
      `SITE_URL is "${written}", but the build expects an origin: https://`,
    );
  });
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

  it.each(['yes', '1', 'TRUE'])('stops the build at "%s", so that no preview is listed by mistake', (written) => {
    expect(() => isSitePreview({SITE_PREVIEW: written})).toThrow(
      `SITE_PREVIEW is "${written}", but the build expects true, false, or nothing.`,
    );
  });
});
