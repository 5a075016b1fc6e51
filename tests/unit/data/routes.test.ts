import {describe, expect, it} from 'vitest';
import {type PageAddress, routeOf, routes, routesBeside} from '../../../data/routes';
import {provider} from '../../../provider';

describe('the routes', () => {
  it('hold every address of the site once', () => {
    expect(routes).toHaveLength(69);
    expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
  });

  it('do not keep one address with and without a trailing slash', () => {
    const bare = routes.map((route) => route.path.replace(/(?<=.)\/$/, ''));
    expect(new Set(bare).size).toBe(routes.length);
  });

  it('end in a slash exactly where the page stands at the head of a folder', () => {
    const slashed = routes.map((route): string => route.path).filter((path) => path.endsWith('/'));
    expect(slashed).toEqual([
      '/',
      '/speech-to-text/',
      '/speech-to-text/batch/speech-intelligence/auto-chapters/',
      '/speech-to-text/batch/speech-intelligence/sentiment-analysis/',
      '/speech-to-text/batch/speech-intelligence/summarization/',
      '/speech-to-text/batch/speech-intelligence/topic-detection/',
      '/voice-agents-flow/',
      '/deployments/',
      '/api-ref/',
    ]);
  });

  it('carry the name of the provider in the address of the REST overview, and nowhere else', () => {
    const named = routes.map((route): string => route.path).filter((path) => path.includes(provider.slug));
    expect(named).toEqual([`/api-ref/batch/${provider.slug}-asr-rest-api`]);
  });

  it('show the reference sidebar on nine pages and none on nine others', () => {
    expect(routesBeside('apiRef')).toHaveLength(9);
    expect(routesBeside(null)).toHaveLength(9);
  });

  it('give every page a title, and a sidebar entry only where a sidebar stands', () => {
    for (const route of routes) {
      expect(route.title, route.path).not.toBe('');
      if (route.sidebar === null) expect(route.sidebarLabel, route.path).toBeNull();
    }
  });

  it('are found by address with a query or a section, and not by a wrong slash', () => {
    expect(routeOf('/speech-to-text/translation#supported-translation-pairs')?.title).toBe('Translation');
    expect(routeOf('/search?q=diarization')?.kind).toBe('search');
    expect(routeOf('/speech-to-text')).toBeUndefined();
    expect(routeOf('/get-started/quickstart/')).toBeUndefined();
  });
});

describe('the type of an address', () => {
  it('refuses a page that does not exist, so that a slip stops the compiler', () => {
    const known: PageAddress = '/deployments/container/translation#errors';
    // @ts-expect-error -- no such page
    const unknown: PageAddress = '/deployments/container/transcription';
    // @ts-expect-error -- this address ends in a slash
    const slashless: PageAddress = '/speech-to-text/batch/speech-intelligence/auto-chapters';
    expect(routeOf(known)).toBeDefined();
    expect([unknown, slashless].map((address) => routeOf(address))).toEqual([undefined, undefined]);
  });
});
