/**
 * The rows of the table as other differs see them: Redocly for REST, `@asyncapi/diff` for sockets. Where they differ, the reason
 * is here; a difference without a reason fails, and so does a reason that no longer holds.
 */
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {describe, expect, it} from 'vitest';
import {SKIPPED} from '../../../tools/onDemand';
import {forTools} from '../tools/forTools';
import {written} from './consumers';
import {SITE} from './files';
import {apply, mutations} from './mutations';
import {installTools, runTool, TOOLS} from './tools';

const hasTools = await installTools();

const SHARED = 'a response repeats what was sent, and Redocly judges that as a response';
const PROMISED = 'the reference asks programs to ignore values that they do not know';
const DEFAULT = 'a program that leaves the field out gets other results; Redocly takes a default for words';
const NARROWER = 'what is safe is additive here, and a patch for Redocly';
const UNSEEN = 'Redocly reads no field of ours and no example';

const REASONS: Readonly<Record<string, string>> = {
  'a setting becomes optional': SHARED,
  'a value comes': SHARED,
  'a list becomes longer': SHARED,
  'a response gains a value': PROMISED,
  'a default changes': DEFAULT,
  'the default of a parameter changes': DEFAULT,
  'a field of a response becomes certain': NARROWER,
  'a response loses a value': NARROWER,
  'an example changes': UNSEEN,
  'an error goes': UNSEEN,
  'an error comes': UNSEEN,
  'an error gets another status': UNSEEN,
  'the fix of an error changes': UNSEEN,
  'guides of an operation change': UNSEEN,
};
const CLASSES: Readonly<Record<string, string>> = {major: 'breaking', minor: 'additive', patch: 'documentation'};

/** The documents for tools before and after a mutation. */
function documents({api, row}: (typeof mutations)[number]) {
  const contract = readContract(api);
  const root = JSON.parse(JSON.stringify(contract.root));
  apply(root, row);
  return [forTools(contract, SITE), forTools({...contract, root}, SITE)] as const;
}

const restRows = mutations.filter(({api}) => api === 'batch');
const socketRows = mutations.filter(({api}) => api !== 'batch');

describe.skipIf(!hasTools)(`other differs (otherwise ${SKIPPED})`, () => {
  it.each(restRows)('Redocly on $what: agrees, or differs for a reason', (row) => {
    const [before, after] = documents(row).map((one) => JSON.stringify(one));
    const folder = written({'before.json': before ?? '', 'after.json': after ?? ''});
    const output = runTool('redocly', ['diff', 'before.json', 'after.json', '--format', 'json'], folder);
    const {bump} = JSON.parse(output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1));
    expect(CLASSES[bump] === row.expected).toBe(REASONS[row.what] === undefined);
  });

  it.each(socketRows)('@asyncapi/diff on $what: sees it, and where it has a class, agrees', (row) => {
    const {diff} = createRequire(join(TOOLS, 'package.json'))('@asyncapi/diff');
    const found = diff(...documents(row));
    const [breaking, other, without] = [found.breaking(), found.nonBreaking(), found.unclassified()];
    expect(breaking.length + other.length + without.length).toBeGreaterThan(0);
    // Changes of schemas, messages, and our own fields have no class there.
    if (breaking.length > 0) expect(row.expected).toBe('breaking');
    if (other.length > 0) expect(row.expected).not.toBe('breaking');
  });

  it('have a reason for no row that the table does not have', () => {
    expect(Object.keys(REASONS).filter((what) => !restRows.some((row) => row.what === what))).toEqual([]);
  });
});
