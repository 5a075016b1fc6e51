import * as original from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import {describe, expect, it} from 'vitest';
import * as small from '../../../src/replacements/docsClientUtils';

const doc = (path: string) => ({id: path.slice(1) || 'index', path, sidebar: 'docs'});
const version = (name: string, path: string, docs: string[]) => ({
  name,
  label: name,
  path,
  isLast: name === 'current',
  mainDocId: 'index',
  draftIds: [],
  docs: docs.map(doc),
});

const plugins = {
  default: {
    path: '/',
    breadcrumbs: true,
    versions: [
      version('current', '/', ['/', '/guide', '/folder/']),
      version('1.0', '/1.0', ['/guide', '/old']),
      version('1.0-beta', '/1.0/beta', ['/1.0/beta/guide']),
    ],
  },
  reference: {path: '/ref', breadcrumbs: true, versions: [version('current', '/ref', ['/ref/', '/ref/jobs'])]},
};
const addresses = ['/', '/guide', '/GUIDE/', '/folder', '/ref', '/ref/', '/ref/jobs', '/reference', '/1.0/guide'];
const asked = [...addresses, '/1.0/beta/guide', '/1.0/beta', '/unknown', '/ref/unknown/deep'];

describe('the small way to say where among the documents a reader is', () => {
  it.each(asked)('finds for %s the plugin that the original finds', (path) => {
    expect(small.getActivePlugin(plugins, path)).toEqual(original.getActivePlugin(plugins, path));
  });

  it('finds no plugin where no documents stand, as the original, and says so when asked to', () => {
    const {reference} = plugins;
    expect(small.getActivePlugin({reference}, '/guide')).toBe(original.getActivePlugin({reference}, '/guide'));
    expect(() => small.getActivePlugin({reference}, '/guide', {failfast: true})).toThrow(
      'No documents stand below /guide',
    );
  });

  it.each(asked)('finds for %s the document that the original finds, in each version', (path) => {
    for (const data of Object.values(plugins)) {
      expect(small.getActiveDocContext(data, path)).toEqual(original.getActiveDocContext(data, path));
      expect(small.getDocVersionSuggestions(data, path)).toEqual(original.getDocVersionSuggestions(data, path));
    }
  });
});
