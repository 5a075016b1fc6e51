import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {SURFACES} from '@speech-docs/protocol/failures';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {expect, it} from 'vitest';
import {provider} from '../../provider';

/** Everything but provider.ts itself, and the files that name the repository rather than the provider. */
const PLACES = [
  ...['docs', 'api-ref', 'contracts', 'data', 'samples', 'packages', 'src', 'i18n', 'tests', 'tools'],
  ...['decisions', 'docusaurus.config.ts', 'sidebars.ts', 'sidebarsApiRef.ts', 'README.md', 'CONTRIBUTING.md'],
];
const TEXT = /\.(mdx?|tsx?|m?js|cjs|json|ya?ml|py|sh|css|txt|srt|conf)$/;
const NAMES = [
  provider.name,
  provider.slug,
  provider.batchHost,
  provider.realtimeHost,
  provider.flowHost,
  provider.managementHost,
];

/** Except what a command generates from the contracts and provider.ts. */
function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return filesBelow(place)
    .filter((name) => TEXT.test(name) && !/generated\/|^bench\/figures/.test(name))
    .map((name) => join(place, name));
}

it('the identity of the provider is written in provider.ts and in no other file, tests included, so that a rename is one edit', () => {
  const named = PLACES.flatMap(filesIn).filter((file) => {
    const text = readFileSync(file, 'utf8');
    return file.includes(provider.slug) || NAMES.some((name) => text.includes(name));
  });
  expect(named).toEqual([]);
});

it('the identity of the provider holds every address that a link can lead to as https, or as unset', () => {
  const links = Object.entries(provider).filter(([name]) => name.endsWith('Url'));
  expect(links.length).toBeGreaterThan(10);
  for (const [, url] of links) expect(url === undefined || String(url).startsWith('https://')).toBe(true);
});

it('the identity of the provider names the host of each API so that a pasted address says which API it is', () => {
  for (const surface of SURFACES) {
    const named = SURFACES.filter((one) => provider[`${one}Host`].includes(surface));
    expect(named, surface).toEqual([surface]);
  }
});
