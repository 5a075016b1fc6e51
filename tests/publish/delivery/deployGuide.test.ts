import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {nginxFiles} from '../../../packages/publish/delivery/hosts/nginxFiles';

const guide = readFileSync('DEPLOY.md', 'utf8');
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};

describe('DEPLOY.md', () => {
  it('names only commands that the project has', () => {
    const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only files that are in the repository or written by the build', () => {
    const inRepository = [...guide.matchAll(/packages\/publish\/deploy\/[\w/.-]+\w/g)].map(([file]) => file);
    expect(inRepository.filter((file) => !existsSync(file))).toEqual([]);
    const site = {siteUrl: 'https://docs.example.com', pages: [], bases: ['/'], moved: {}, rules: []};
    const ofNginx = [...guide.matchAll(/[\w.-]+\.conf\b/g)].map(([file]) => file);
    const known = [...Object.keys(nginxFiles(site)), '00-sizes.conf', 'docs.example.com.conf', 'nginx.conf'];
    expect(ofNginx.filter((file) => !known.includes(file))).toEqual([]);
  });

  it('calls each way experimental that no test has run', () => {
    for (const file of [
      'packages/publish/deploy/github-pages.md',
      'packages/publish/deploy/hosts/netlify.toml',
      'packages/publish/deploy/hosts/wrangler.toml',
    ])
      expect(readFileSync(file, 'utf8')).toMatch(/experimental/i);
    // Nobody has built the image yet: take the word away in the change that has.
    expect(guide.split('\n## ').find((part) => part.startsWith('Container'))).toContain('**Experimental.**');
  });
});
