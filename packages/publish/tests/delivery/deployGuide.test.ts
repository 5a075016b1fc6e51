import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

describe('the Dockerfile', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

  it('takes every variable that the build reads as an argument', () => {
    const sources = ['data/buildEnvironment.ts', 'src/search/settings.server.ts'].map((file) =>
      readFileSync(file, 'utf8'),
    );
    const read = sources.flatMap((text) => text.match(/\b(?:ALGOLIA_[A-Z_]+|SITE_[A-Z]+|BASE_URL)\b/g) ?? []);
    const expected = [...new Set(read)].sort();
    expect(expected.length).toBeGreaterThan(6);
    const [stage = ''] = dockerfile.split('RUN npm run build');
    expect([...stage.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name).sort()).toEqual(expected);
  });

  it('runs the server as a user without rights', () => {
    expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))).toMatch(/^\nFROM nginxinc\/nginx-unprivileged:/);
    expect(dockerfile).not.toMatch(/^USER root/m);
  });
});
