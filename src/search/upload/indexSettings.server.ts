/**
 * How the hosted index is set up, so that it responds as the embedded one does: the same attributes, the same tolerance
 * for typos, the same marks, one hit per address.
 */
import {SYNONYMS} from '@speech-docs/search/synonyms';
import {LEVELS} from '@speech-docs/search/types';
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {ATTRIBUTES, HIGHLIGHT_TAG, HITS_PER_PAGE, SNIPPET_WORDS, snippetAttributes} from '../settings';

export const indexSettings: IndexSettings = {
  searchableAttributes: [...LEVELS.map((level) => `unordered(hierarchy.${level})`), 'unordered(keywords)', 'content'],
  attributesForFaceting: ['hierarchy.lvl0', 'type', 'language', 'docusaurus_tag', 'version'],
  attributesToRetrieve: [...ATTRIBUTES, 'anchor', 'url_without_anchor'],
  attributesToHighlight: [...LEVELS.map((level) => `hierarchy.${level}`), 'content'],
  attributesToSnippet: snippetAttributes(SNIPPET_WORDS),
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  highlightPreTag: `<${HIGHLIGHT_TAG}>`,
  highlightPostTag: `</${HIGHLIGHT_TAG}>`,
  snippetEllipsisText: '…',
  hitsPerPage: HITS_PER_PAGE,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: ['en'],
  queryLanguages: ['en'],
  // `max_delay` and `StartRecognition`, whole and in parts.
  separatorsToIndex: '_',
  camelCaseAttributes: [...LEVELS.slice(1).map((level) => `hierarchy.${level}`), 'content'],
  // Quoted phrases.
  advancedSyntax: true,
  queryType: 'prefixLast',
  // Any word finds, as in the embedded index; the ranking puts hits with more of them first.
  removeWordsIfNoResults: 'allOptional',
};

export const synonyms: SynonymHit[] = Object.entries(SYNONYMS).map(([word, meanings]) => ({
  objectID: `syn-${word.replaceAll(' ', '-')}`,
  type: 'oneWaySynonym',
  input: word,
  synonyms: meanings,
}));
