/** The skills that coding agents find: what their index announces is there, is small, and leads to what exists. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {provider} from '../../provider';
import {BUILD} from '../../tools/paths';
import {fileOf} from '../support/built';

const MAX_BYTES = 5000;

interface Skill {
  name: string;
  type: string;
  description: string;
  url: string;
  digest: string;
}

const {skills}: {skills: Skill[]} = JSON.parse(
  readFileSync(join(BUILD, '.well-known/agent-skills/index.json'), 'utf8'),
);
/** The file behind an absolute address of the site. */
const publishedAt = (url: string) => fileOf(url.replace(provider.siteUrl, ''));

describe.each(skills)('the skill $name', ({name, type, description, url, digest}) => {
  const text = readFileSync(publishedAt(url) ?? '', 'utf8');

  it('is a file with the announced digest, name, and description, under 5 kB', () => {
    expect(type).toBe('skill-md');
    expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    expect(text.startsWith(`---\nname: ${name}\ndescription: ${description}\n---\n`)).toBe(true);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
  });

  it('has its program and every fact filled in, and leads to files that exist', () => {
    expect(text).toMatch(/```python\n# Python 3/);
    expect(text).not.toContain('{{');
    const addresses = text.match(new RegExp(`${provider.siteUrl}[\\w/.-]*[\\w/]`, 'g')) ?? [];
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !publishedAt(address))).toEqual([]);
  });
});
