/** Facts that only the provider knows: empty, a page says what a program does; filled in, it says the fact. */
import {readFileSync} from 'node:fs';
import {toString as textOf} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {tokenFacts} from '../../../data';
import {factSentence, factSentences, type ProviderFact, providerFacts} from '../../../data/providerFacts';
import {replaceTokens} from '../../../data/tokens';
import {provider} from '../../../provider';
import {askSupport} from '../../../src/reference/render/recovery';
import {readPages} from '../../../tools/contracts/texts';

const facts = Object.entries(providerFacts) as [string, ProviderFact][];
const filled = Object.fromEntries(facts.map(([id, fact], index) => [id, {...fact, value: index + 2}]));

const pages = [...readPages('docs')].map(([file, text]) => ({
  address: file.replace(/^docs/, '').replace(/(?:index)?\.mdx$/, ''),
  text,
}));

describe('a fact of the provider', () => {
  it.each(facts)('is on its pages, and on no other: %s', (id, {page, alsoOn = []}) => {
    const readers = pages.filter(({text}) => text.includes(`{{facts.${id}}}`)).map(({address}) => address);
    expect(readers).toEqual((page === undefined ? [] : [page, ...alsoOn]).map((one) => one.split('#')[0]));
  });

  it.each(facts)('becomes its sentence once it has a value: %s', (id, fact) => {
    expect(factSentence({...fact, value: 'sample value'})).toContain('sample value');
    expect(factSentence(filled[id] as ProviderFact)).toMatch(/\d .*\.$/);
    expect(fact.meanwhile).toMatch(/^[A-Z].*\.$/);
  });

  it('fills every page, with all values as without any', () => {
    for (const sentences of [factSentences(), factSentences(filled)]) {
      const tree = {provider, ...tokenFacts, facts: sentences};
      const texts = pages.map(({address, text}) => replaceTokens(text, address, tree as never));
      expect(texts.filter((text) => /\{\{facts\.|\{value\}/.test(text))).toEqual([]);
    }
  });

  it('is in one group of the open questions', () => {
    const lists = readFileSync('api-ref/index.mdx', 'utf8').matchAll(/<AskSupport only="([^"]*)"/g);
    expect([...lists].flatMap(([, ids]) => ids?.split(',') ?? []).sort()).toEqual(Object.keys(providerFacts).sort());
  });

  it('is listed for support only while it is empty', () => {
    const ids = Object.keys(filled).join(',');
    const text = textOf(askSupport(ids));
    for (const [, {label}] of facts) expect(text).toContain(label.replaceAll('`', ''));
    for (const [, {label}] of facts) expect(textOf(askSupport(ids, filled))).not.toContain(label.replaceAll('`', ''));
  });
});
