import {describe, expect, it} from 'vitest';
import {agentsIndex, MAX_AGENTS_BYTES} from '../../../packages/publish/copies/agentsIndex';
import type {CopiedPage} from '../../../packages/publish/copies/copies.server';
import {llmsText, MAX_LLMS_CHARS} from '../../../packages/publish/copies/indexes.server';

const site = {siteUrl: 'https://docs.example.com', name: 'Docs', tagline: 'For developers'};

/** So many pages, fifty to a folder. */
const pages = (count: number): CopiedPage[] =>
  Array.from({length: count}, (_, number) => ({
    address: `/guides/folder-${Math.floor(number / 50)}/page-${number}`,
    title: `Page ${number}`,
    description: 'A description that says in a sentence of usual length what the page is about.',
    tree: {type: 'root', children: []},
  }));

describe('the lists of Markdown', () => {
  it('name every page of a small site', () => {
    const small = pages(60);
    expect(llmsText(small, site)).toContain(
      '- [Page 59](https://docs.example.com/guides/folder-1/page-59.md): A description',
    );
    expect(agentsIndex(small, site)).toContain('page-58,page-59}.md');
  });

  it.each([600, 3000, 20_000])(
    'stay short on a site of %d pages, and still name every folder or the one above',
    (count) => {
      const [llms, agents] = [llmsText(pages(count), site), agentsIndex(pages(count), site)];
      expect(llms.length).toBeLessThanOrEqual(MAX_LLMS_CHARS);
      expect(Buffer.byteLength(agents)).toBeLessThanOrEqual(MAX_AGENTS_BYTES);
      for (const text of [llms, agents]) expect(text).toContain('/guides/');
    },
  );

  it('say how many pages a folder has when they do not name them', () => {
    expect(llmsText(pages(3000), site)).toContain('Page 50, and 49 more below /guides/folder-1/');
    expect(agentsIndex(pages(3000), site)).toContain('- /guides/folder-1/ (50 pages)');
  });
});
