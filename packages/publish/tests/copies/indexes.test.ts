import {describe, expect, it, vi} from 'vitest';
import type {CopiedPage} from '../../copies/copies.server';
import {llmsText, MAX_LLMS_CHARS} from '../../copies/indexes.server';
import {locator} from '../../locate';

const places = locator({url: 'https://docs.example.com', bases: ['/']});
const site = {places, name: 'Docs', tagline: 'For developers'};

/** So many pages, fifty to a folder. */
const pages = (count: number): CopiedPage[] =>
  Array.from({length: count}, (_, number) => ({
    path: `/guides/folder-${Math.floor(number / 50)}/page-${number}`,
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
  });

  it('name the emulator where its page is', () => {
    const guide = {...(pages(1)[0] as CopiedPage), path: '/get-started/quickstart'};
    expect(llmsText([guide], site)).toContain('/get-started/quickstart.md#emulator');
    expect(llmsText(pages(1), site)).not.toContain('#emulator');
  });

  it('shorten what they say about pages before they grow too long', () => {
    const text = llmsText(pages(300), site);
    expect(text.length).toBeLessThanOrEqual(MAX_LLMS_CHARS);
    expect(text).toContain('/page-299.md)');
  });

  it('are whole where not even the names fit, and a warning says what to do', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(llmsText(pages(3000), site)).toContain('/page-2999.md)');
    const warnings = warn.mock.calls.flat().join('\n');
    warn.mockRestore();
    expect(warnings).toMatch(/Give each part of the site a list of its own in packages/);
  });
});
