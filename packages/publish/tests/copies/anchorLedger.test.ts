import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {provider} from '../../../../provider';
import {temporaryFolder} from '../../../../tests/support/temporaryFolder';
import {readPublished, writePublished} from '../../copies/anchorFiles.server';
import {type Ledger, successorsOf} from '../../copies/anchorLedger';

const page = (title: string, ...anchors: string[]) => ({
  title,
  anchors: new Map(anchors.map((id) => [id, `Section ${id}`])),
});
const now = new Map([
  ['/a', page('A', 'one', 'two')],
  ['/b', page('B', 'three')],
]);
const successors = (ledger: Partial<Ledger>) =>
  successorsOf({ever: {}, moved: {}, gone: {}, ...ledger}, now, (_, ...texts) => texts.at(-1)?.length ?? 0);

describe('an anchor that was published', () => {
  it('needs nothing while its page has it', () => {
    expect(successors({ever: {'/a': ['one', 'two']}})).toEqual({});
  });

  it('stops the build when it is gone without a word, naming file, line, and what to do', () => {
    expect(() => successors({ever: {'/a': ['one', 'old']}})).toThrow(
      'data/anchors-ever.json:5: /a#old was published, and no page has it now. Restore the anchor, or say in data/anchors.ts where it moved',
    );
  });

  it('moves, also across pages and more than once', () => {
    const moved = {'/a#old': '/a#older', '/a#older': '/b#three'};
    expect(successors({ever: {'/a': ['old', 'older']}, moved})).toEqual({
      '/a#old': {to: '/b#three', title: 'B: Section three'},
      '/a#older': {to: '/b#three', title: 'B: Section three'},
    });
  });

  it('is named without its page where it stays there', () => {
    expect(successors({ever: {'/a': ['old']}, moved: {'/a#old': '/a#two'}})).toEqual({
      '/a#old': {to: '/a#two', title: 'Section two'},
    });
  });

  it('may have been replaced by something that has no address', () => {
    const gone = {'/a#old': 'The field is called language now.'};
    expect(successors({ever: {'/a': ['old']}, gone})).toEqual({'/a#old': {note: 'The field is called language now.'}});
  });

  it('of a page that is gone needs a successor as well', () => {
    expect(() => successors({ever: {'/gone': ['x']}})).toThrow('/gone#x was published');
  });

  it('keeps its way over thirty moves from page to page', () => {
    const moved = Object.fromEntries(
      Array.from({length: 30}, (_, index) => [`/p${index}#x`, index === 29 ? '/b#three' : `/p${index + 1}#x`]),
    );
    const found = successors({
      ever: Object.fromEntries(Object.keys(moved).map((one) => [one.split('#')[0], ['x']])),
      moved,
    });
    expect(Object.values(found)).toEqual(Array.from({length: 30}, () => ({to: '/b#three', title: 'B: Section three'})));
  });

  it('stops the build when it moves in a circle', () => {
    const moved = {'/a#old': '/a#older', '/a#older': '/a#old'};
    expect(() => successors({ever: {'/a': ['old']}, moved})).toThrow(
      'data/anchors.ts:8: /a#old → /a#older → /a#old moves in a circle.',
    );
  });

  it('stops the build when it moves to nowhere', () => {
    expect(() => successors({ever: {'/a': ['old']}, moved: {'/a#old': '/b#nowhere'}})).toThrow(
      'data/anchors.ts:10: nothing has the address /b#nowhere.',
    );
  });
});

describe('the list of published anchors', () => {
  it('is read as it was written, and names the provider by tokens alone', () => {
    const file = join(temporaryFolder('anchors'), 'ever.json');
    const published = {[`/api-ref/${provider.slug}`]: [`eu1.${provider.batchHost}`, 'start-here']};
    writePublished(file, published);
    expect(readPublished(file)).toEqual(published);
    expect(readFileSync(file, 'utf8')).not.toMatch(new RegExp(`${provider.slug}|${provider.batchHost}`));
  });
});
