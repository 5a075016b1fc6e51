/**
 * Validators of others judge the feeds: for Atom, the RSS library of Ruby, which knows what RFC 4287 requires, and expat, which
 * is stricter about XML. JSON Feed has a validator only as a service, so the types of its version 1.1 judge, by the compiler.
 */
import {spawnSync} from 'node:child_process';
import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {feedFiles} from '../../../src/site/build/feeds.server';
import {SKIPPED} from '../../../tools/onDemand';
import {build} from './clients';
import {written} from './consumers';
import {feeds, site} from './feedSamples';
import {installTools, TOOLS} from './tools';

const hasTools = await installTools();

const RUBY = `require 'rss'
begin
  feed = RSS::Parser.parse(STDIN.read, true, false)
  puts feed.is_a?(RSS::Atom::Feed) ? '' : 'not Atom'
rescue RSS::Error => fault
  puts fault.message
end`;
const EXPAT = 'import sys, xml.parsers.expat; xml.parsers.expat.ParserCreate().Parse(sys.stdin.buffer.read(), True)';
const hasRuby = spawnSync('ruby', ['-rrss', '-e', '']).status === 0;

/** What the validators of Atom say; nothing when they accept the text. */
function atomFaults(input: string): string {
  const ruby = spawnSync('ruby', ['-e', RUBY], {input, encoding: 'utf8'});
  const expat = spawnSync('python3', ['-c', EXPAT], {input, encoding: 'utf8'});
  return [ruby.stdout, ruby.stderr, expat.stderr].join('').trim();
}

const TYPED = `import type Feed from '@json-feed-types/1_1';
type Version = {version: 'https://jsonfeed.org/version/1'};
export const feed: Omit<Feed, 'version'> & Version = `;

/** What the compiler says against a JSON Feed; the version of the format is 1, of which 1.1 is an extension. */
function jsonFaults(text: string): string {
  const folder = written({'program.ts': `${TYPED}${text};\n`});
  symlinkSync(join(TOOLS, 'node_modules'), join(folder, 'node_modules'));
  return build(folder);
}

describe.skipIf(!hasRuby)('RSS of Ruby, and expat (otherwise there is no Ruby with its RSS library)', () => {
  it.each(feeds)('accept the Atom feed %s', (_, entries) => {
    expect(atomFaults(feedFiles(entries, site)['feed.xml'] ?? '')).toBe('');
  });
});

describe.skipIf(!hasTools)(`the types of JSON Feed 1.1 (otherwise ${SKIPPED})`, () => {
  it.each(feeds)('accept the feed %s', (_, entries) => {
    expect(jsonFaults(feedFiles(entries, site)['feed.json'] ?? '')).toBe('');
  });
});
