import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {toString as textOf} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {describe, expect, it, vi} from 'vitest';
import {referenceBlocks} from '../../../src/reference/remark.server';
import {jsx} from '../../../src/reference/render/nodes';

/** The page that a single element becomes. */
async function pageOf(name: string, attributes: Record<string, string>, path = 'docs/guide.mdx'): Promise<Root> {
  const block = {...jsx(name, attributes), position: {start: {line: 7, column: 1}, end: {line: 7, column: 9}}};
  const tree = {type: 'root', children: [block]} as Root;
  await referenceBlocks()(tree, new VFile({path}));
  return tree;
}

/** The HTML that the build makes for a page. */
function htmlOf(tree: Root): string {
  return toHtml(toHast(tree));
}

// The build validates the contracts, which takes seconds: validation.apart.test.ts has what it rejects.
vi.mock('../../../src/reference/checks/parsers.server', () => ({parserProblems: () => []}));

describe('<AtAGlance>', () => {
  const diarization = {feature: 'diarization', setting: 'transcription_config.diarization'};

  it.each([
    [{feature: 'nothing'}, /feature="nothing" is not in data\/capabilities\.ts/],
    [{...diarization, setting: 'transcription_config.speakers'}, /"speakers" is no field of/],
    [{...diarization, response: 'results.nothing'}, /"nothing" is no field of/],
    [{...diarization, api: 'rest'}, /api="rest" is unknown/],
  ])('stops the build on %o, naming what is wrong', async (attributes, message) => {
    await expect(pageOf('AtAGlance', attributes as Record<string, string>)).rejects.toThrow(message);
  });
});

describe('<Fields>', () => {
  it('does not lead to the page that it is on', async () => {
    const attributes = {schema: 'batch:TranscriptionConfig', only: 'diarization'};
    const page = '/speech-to-text/output-enhancements/diarization';
    expect(htmlOf(await pageOf('Fields', attributes))).toContain(`href="${page}"`);
    expect(htmlOf(await pageOf('Fields', attributes, `docs${page}.mdx`))).not.toContain(`href="${page}"`);
  });

  it('lists each value with its meaning, and says how many fields an object holds', async () => {
    const html = htmlOf(
      await pageOf('Fields', {schema: 'batch:TranscriptionConfig', only: 'diarization,punctuation_overrides'}),
    );
    expect(html).toMatch(/<dt><code>speaker<\/code><\/dt><dd>/);
    expect(html).toMatch(/>2 fields in <code>/);
  });

  it.each([
    [{schema: 'batch:TranscriptionConfig', only: 'languages'}, /docs\/guide\.mdx:7: <Fields>: "languages" is no field/],
    [{schema: 'batch:Nothing'}, /no schema "Nothing".*Known: JobConfig/],
    [{schema: 'JobConfig'}, /Write an API and a name, as batch:JobConfig/],
  ])('names file, line and what is known when %o is wrong', async (attributes, message) => {
    await expect(pageOf('Fields', attributes as Record<string, string>)).rejects.toThrow(message);
  });
});

it('<LimitsTable> stops the build on a name that no limit has', async () => {
  await expect(pageOf('LimitsTable', {area: 'batch', only: 'retention'})).rejects.toThrow('no "batch.retention"');
});

describe('<Example>', () => {
  it('prints an example as JSON that claims its schema', async () => {
    const attributes = {of: 'realtime:Info', name: 'concurrent_session_usage', title: 'Info'};
    const [code] = (await pageOf('Example', attributes)).children;
    expect(code).toMatchObject({type: 'code', lang: 'json', meta: 'schema=realtime:Info title="Info"'});
  });

  it('names the examples that exist', async () => {
    await expect(pageOf('Example', {of: 'realtime:Info', name: 'tiny'})).rejects.toThrow(
      /Known: .*recognition_quality/,
    );
  });
});

describe('whole pages', () => {
  it.each(['realtime', 'flow'])('of %s say how to go on after a broken session', async (api) => {
    const text = textOf(await pageOf('Socket', {api}));
    expect(text).toMatch(/After a broken session.*Decide\..*Wait\..*8 failed retries.*Resume\./s);
  });

  it('say which operation does not exist', async () => {
    await expect(pageOf('Operation', {id: 'makeJob'})).rejects.toThrow(
      /id="makeJob" is no operation\. Known: .*createJob/,
    );
  });
});
