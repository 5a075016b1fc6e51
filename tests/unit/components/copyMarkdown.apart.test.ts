/** Copying a page as Markdown; responses that are no Markdown are in tests/e2e/pageTools.spec.ts. */
import {afterEach, describe, expect, it, vi} from 'vitest';
import {copyMarkdown} from '../../../src/components/PageTools/copyMarkdown';

function browser(withItems: boolean) {
  const written: string[] = [];
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return new Response('# Guide', {headers: {'Content-Type': 'text/markdown; charset=utf-8'}});
  });
  class Item {
    constructor(readonly parts: Record<string, Promise<Blob>>) {}
  }
  vi.stubGlobal('ClipboardItem', withItems ? Item : undefined);
  vi.stubGlobal('navigator', {
    clipboard: {
      // As in Safari: whatever is promised may come later, but the write itself must begin in the click.
      write: async ([item]: Item[]) => {
        written.push(await ((await item?.parts['text/plain']) ?? new Blob()).text());
      },
      writeText: async (text: string) => {
        written.push(text);
      },
    },
  });
  return {written, requests};
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('copying a page', () => {
  it.each([
    ['with', true],
    ['without', false],
  ])('puts its Markdown on the clipboard in browsers %s clipboard items', async (_, withItems) => {
    const {written, requests} = browser(withItems);
    await copyMarkdown('/guide.md');
    expect([written, requests]).toEqual([['# Guide'], ['/guide.md']]);
  });

  it('begins the write in the click, before the response is there', () => {
    browser(true);
    const write = vi.spyOn(navigator.clipboard, 'write');
    void copyMarkdown('/guide.md');
    expect(write).toHaveBeenCalledTimes(1);
  });
});
