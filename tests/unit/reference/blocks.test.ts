import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {toString as textOf} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {expect, it, vi} from 'vitest';
import {referenceBlocks} from '../../../src/reference/remark.server';
import {jsx} from '../../../src/reference/render/nodes';

async function pageOf(name: string, attributes: Record<string, string>, path = 'docs/guide.mdx'): Promise<Root> {
  const block = {...jsx(name, attributes), position: {start: {line: 7, column: 1}, end: {line: 7, column: 9}}};
  const tree = {type: 'root', children: [block]} as Root;
  await referenceBlocks()(tree, new VFile({path}));
  return tree;
}

function htmlOf(tree: Root): string {
  return toHtml(toHast(tree));
}

// The build validates the contracts, which takes seconds.
vi.mock('../../../src/reference/checks/parsers.server', () => ({parserProblems: () => []}));

const diarization = {feature: 'diarization', setting: 'transcription_config.diarization'};
const schema = 'batch:TranscriptionConfig';

it.each<[string, Record<string, string>, RegExp]>([
  ['AtAGlance', {feature: 'nothing'}, /feature="nothing" is not in data\/capabilities\.ts/],
  ['AtAGlance', {...diarization, setting: 'transcription_config.speakers'}, /"speakers" is no field of/],
  ['AtAGlance', {...diarization, response: 'results.nothing'}, /"nothing" is no field of/],
  ['AtAGlance', {...diarization, api: 'rest'}, /api="rest" is unknown/],
  ['Fields', {schema, only: 'languages'}, /docs\/guide\.mdx:7: <Fields>: "languages" is no field/],
  ['Fields', {schema: 'batch:Nothing'}, /no schema "Nothing".*Known: JobConfig/],
  ['Fields', {schema: 'JobConfig'}, /Write an API and a name, as batch:JobConfig/],
  ['LimitsTable', {area: 'batch', only: 'retention'}, /no "batch\.retention"/],
  ['Example', {of: 'realtime:Info', name: 'tiny'}, /Known: .*recognition_quality/],
  ['Operation', {id: 'makeJob'}, /id="makeJob" is no operation\. Known: .*createJob/],
])('<%s> stops the build on %o, and says what is wrong', async (name, attributes, message) => {
  await expect(pageOf(name, attributes)).rejects.toThrow(message);
});

it('<Fields> does not lead to the page that it is on', async () => {
  const page = '/speech-to-text/output-enhancements/diarization';
  const html = async (path?: string) => htmlOf(await pageOf('Fields', {schema, only: 'diarization'}, path));
  expect(await html()).toContain(`href="${page}"`);
  expect(await html(`docs${page}.mdx`)).not.toContain(`href="${page}"`);
});

it('<Fields> lists each value with its meaning, and says how many fields an object has', async () => {
  const html = htmlOf(await pageOf('Fields', {schema, only: 'diarization,punctuation_overrides'}));
  expect(html).toMatch(/<dt><code>speaker<\/code><\/dt><dd>/);
  expect(html).toMatch(/>2 fields in <code>/);
});

it('<Example> prints an example as JSON that claims its schema', async () => {
  const attributes = {of: 'realtime:Info', name: 'concurrent_session_usage', title: 'Info'};
  const [code] = (await pageOf('Example', attributes)).children;
  expect(code).toMatchObject({type: 'code', lang: 'json', meta: 'schema=realtime:Info title="Info"'});
});

it.each(['realtime', 'flow'])('the page of %s says how to go on after a broken session', async (api) => {
  const text = textOf(await pageOf('Socket', {api}));
  expect(text).toMatch(/After a broken session.*Decide\..*Wait\..*8 failed retries.*Resume\./s);
});
