/** What a build writes about a site, for tests of what happens to it afterwards. */
import type {BuiltSite} from '@speech-docs/publish/site.server';

export function builtSite(changes: Partial<BuiltSite> = {}): BuiltSite {
  const names = ['page', 'heading', 'border', 'accent-text'];
  return {
    url: 'https://docs.example.com',
    bases: ['/'],
    name: 'Docs',
    tagline: 'For developers',
    isPreview: false,
    securityEmail: 'security@example.com',
    connect: [],
    contracts: [{name: 'batch', version: '2.0.0'}],
    moved: {},
    cards: {
      shared: '/img/social-card.png',
      colors: Object.fromEntries(names.map((name) => [name, '#123456'])),
      products: [],
    },
    ...changes,
  };
}
