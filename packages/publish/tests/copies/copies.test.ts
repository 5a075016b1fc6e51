import {expect, it} from 'vitest';
import {readTable} from '../../../../tests/support/readTable';
import {parseBuiltPage} from '../../builtPage.server';
import {type CopiedPage, copyFiles, readCopy} from '../../copies/copies.server';
import {locator} from '../../locate';

const places = locator({url: 'https://docs.example.com', bases: ['/']});
const site = {places, contractsOf: () => 'batch 2.0.0'};

function read(main: string, path = '/guide'): CopiedPage {
  const html = `<html><head><meta name=description content="About it."></head><body><main><article>${main}</article></main></body></html>`;
  const page = readCopy({path, file: 'guide/index.html', built: parseBuiltPage(html)});
  if (!page) throw new Error('asked not to be listed');
  return page;
}

function markdown(main: string): string {
  const [file] = copyFiles([read(`<h1>Guide</h1>${main}`)], site);
  return file?.text.replace(/^[\s\S]*\n# Guide\n\n?/, '').trim() ?? '';
}

it.each(readTable<[what: string, html: string, markdown: string][]>('packages/publish/tests/copies/rules.yaml'))(
  'the Markdown of a page %s',
  (_what, html, text) => expect(markdown(html)).toBe(text.trim()),
);

it('the build stops at an element that no handler knows, naming file, line, and where handlers are', () => {
  expect(() => read('<h1>Guide</h1>\n<p>Text <map-viewer>here</map-viewer>.</p>')).toThrow(
    /^Markdown of \/guide \(guide\/index\.html\): line 2, column 9: nothing says how <map-viewer> is written in Markdown\. Add a handler to packages\/publish\/copies\/components\.server\.ts/,
  );
});
