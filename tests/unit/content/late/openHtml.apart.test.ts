import {afterEach, describe, expect, it, vi} from 'vitest';
import {openHtml} from '../../../../src/content/late/openHtml';

/** As in a page of the built site; `hasHydrated` is what the document's element says. */
function inBrowser(hasHydrated: 'true' | 'false') {
  const fetched = vi.fn(async (_address: string) => Response.json(['<b>one</b>', '<i>two</i>']));
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {documentElement: {dataset: {hasHydrated}}});
  vi.stubGlobal('fetch', fetched);
  vi.stubEnv('NODE_ENV', 'production');
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the file with the HTML of a page', () => {
  it('is the content itself on the server', async () => {
    const blockHtml = await openHtml('["<b>one</b>"]');
    expect(blockHtml(0).now).toBe('<b>one</b>');
  });

  it('is fetched before a page is drawn that is opened by a click', async () => {
    const fetched = inBrowser('true');
    const blockHtml = await openHtml('/assets/html/1.json');
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/assets/html/1.json');
    expect(blockHtml(1).now).toBe('<i>two</i>');
  });

  it('is fetched once, and not before a block needs it, for the page that the browser loaded', async () => {
    const fetched = inBrowser('false');
    const blockHtml = await openHtml('/assets/html/1.json');
    expect(blockHtml(0).now).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
    expect(await Promise.all([blockHtml(0).later(), blockHtml(1).later()])).toEqual(['<b>one</b>', '<i>two</i>']);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is fetched again after a failure', async () => {
    const fetched = inBrowser('false');
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    const blockHtml = await openHtml('/assets/html/1.json');
    await expect(blockHtml(0).later()).rejects.toThrow('offline');
    expect(await blockHtml(0).later()).toBe('<b>one</b>');
  });
});
