import {afterEach, describe, expect, it, vi} from 'vitest';
import {copyMarkdown} from '../../../src/components/PageTools/copyMarkdown';

function browser(response: Response, withItems: boolean) {
  const written: string[] = [];
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return response;
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

const markdown = () => new Response('# Guide', {headers: {'Content-Type': 'text/markdown; charset=utf-8'}});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('copying a page', () => {
  it.each([
    ['with', true],
    ['without', false],
  ])('puts its Markdown on the clipboard in browsers %s clipboard items', async (_, withItems) => {
    const {written, requests} = browser(markdown(), withItems);
    await copyMarkdown('/guide.md');
    expect([written, requests]).toEqual([['# Guide'], ['/guide.md']]);
  });

  it('begins the write in the click, before the response is there', () => {
    browser(markdown(), true);
    const write = vi.spyOn(navigator.clipboard, 'write');
    void copyMarkdown('/guide.md');
    expect(write).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an error page', new Response('<h1>', {status: 404, headers: {'Content-Type': 'text/html'}})],
    ['a login page', new Response('<h1>', {headers: {'Content-Type': 'text/html; charset=utf-8'}})],
    ['an error in Markdown', new Response('no', {status: 500, headers: {'Content-Type': 'text/markdown'}})],
  ])('copies nothing when the response is %s', async (_, response) => {
    const {written} = browser(response, true);
    await expect(copyMarkdown('/guide.md')).rejects.toThrow('no Markdown');
    expect(written).toEqual([]);
  });
});
