/** What the build knows of a site, for tests of what happens to it afterwards. */
import type {BuiltSite} from '@speech-docs/publish/site.server';

export function builtSite(changes: Partial<BuiltSite> = {}): BuiltSite {
  return {
    url: 'https://docs.example.com',
    base: '/',
    bases: ['/'],
    name: 'Docs',
    tagline: 'For developers',
    isPreview: false,
    securityEmail: 'security@example.com',
    connect: [],
    contentSignal: undefined,
    contracts: [{name: 'batch', version: '2.0.0'}],
    ...changes,
  };
}
