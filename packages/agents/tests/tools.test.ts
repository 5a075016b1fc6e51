/** What the tools of agents return, without the built site: `tests/build/agents.test.ts` asks the packed server. */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {superlinear} from '../../../tests/support/growth';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import declared from '../declared.json';
import {problemOf} from '../guardedInput';
import type {Library} from '../library';
import {resultText} from '../result';
import {tools} from '../tools';

const rows = Array.from({length: 900}, (_, row) => `    indented ${row}: a line that is code\n\n- an entry ${row}`);
const markdown = ['# Long', '', '## Part {#part}', '', ...rows, `${'word '.repeat(5000)}`, '', 'The end.'].join('\n');
const library = {
  site: 'https://docs.example.com',
  version: '1.0.0',
  contracts: 'none',
  pages: {'/long': {title: 'Long', markdown}},
  symbols: [],
} as unknown as Library;

it('reads a page in pieces that fit together again', () => {
  let [read, from] = ['', 0];
  for (let piece = 0; piece < 100 && from < markdown.length; piece += 1) {
    const text = resultText(library, tools.read(library, {address: '/long', from}));
    const [content = '', foot = ''] = text.split('\n\n---\nVersion: ');
    read += from === 0 ? content.slice(content.indexOf('# Long')) : content;
    from = Number(/"from":(\d+)/.exec(foot)?.[1] ?? markdown.length);
    if (from < markdown.length) expect(content).toMatch(/[\n ]$/);
  }
  expect(read).toBe(markdown);
});

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** What strict clients reject: a property without a type, an object without properties, an array without items. */
function incomplete(schema: Schema, path: string): string[] {
  const {type, properties, items} = schema;
  const isIncomplete = typeof type !== 'string' || (type === 'object' && !properties) || (type === 'array' && !items);
  const below = Object.entries(properties ?? {}).flatMap(([name, one]) => incomplete(one, `${path}.${name}`));
  return [...(isIncomplete ? [path] : []), ...below, ...(items ? incomplete(items, `${path}[]`) : [])];
}

it('declares every property of every tool with its type', () => {
  expect(declared.flatMap((tool) => incomplete({...tool, type: 'object'} as unknown as Schema, tool.name))).toEqual([]);
});

describe('a message from outside', () => {
  it('takes time that grows with its length, whatever it contains', () => {
    expect(problemOf(`"${'\\"'.repeat(1_000_000)}`)?.message).toBe('The message is not JSON.');
    expect(superlinear(problemOf)).toEqual([]);
  });

  it('counts brackets outside of texts', () => {
    expect(problemOf(`{"jsonrpc":"2.0","a":"${'['.repeat(500)}"}`)).toBeUndefined();
    expect(problemOf(`{"jsonrpc":"2.0","a":${'['.repeat(500)}${']'.repeat(500)}}`)?.message).toContain('levels');
  });
});

describe('the rejection of a file', () => {
  it.each([
    ['prose', 'root:x:0:0:secret'],
    ['messages of another protocol', '{"direction":"send","data":{"type":"secret"}}'],
  ])('quotes nothing of it: %s', (_, content) => {
    const file = join(temporaryFolder('agents'), 'recording');
    writeFileSync(file, content);
    expect(() => tools.check_session(library, {file})).toThrow(/^Expected (?!.*secret)/);
  });

  it.each(['a\u0000b', '/proc/self/mem'])('says what is wrong: %s', (file) => {
    expect(() => tools.check_session(library, {file})).toThrow(/^(?:Give the recording|The file cannot be read)/);
  });
});
