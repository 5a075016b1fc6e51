/**
 * Requests and responses of the search service. The client writes requests and reads responses (readResponse.ts), whichever
 * index it has; for the one that was built with the site, the worker reads the former and writes the latter.
 */
import {type Hit, type MarkedText, plainText, type SearchRequest, type SearchResult} from '@speech-docs/search/types';
import {ATTRIBUTES, facetFilters, HIGHLIGHT_TAG, type SearchSettings, snippetAttributes} from '../settings';

export type WireRequest = ReturnType<typeof writeRequest>;

/** Returns one of the `requests` of a multi-index query. */
export function writeRequest(request: SearchRequest, {indexName, insights}: SearchSettings) {
  const {query, page, hitsPerPage, snippetWords, filters} = request;
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    attributesToRetrieve: ATTRIBUTES,
    attributesToSnippet: snippetAttributes(snippetWords),
    snippetEllipsisText: '…',
    highlightPreTag: `<${HIGHLIGHT_TAG}>`,
    highlightPostTag: `</${HIGHLIGHT_TAG}>`,
    clickAnalytics: insights,
    facetFilters: facetFilters(filters),
  };
}

/** Reads a request of the client back, for the engine of the embedded index. */
export function readRequest(request: WireRequest): SearchRequest {
  const {query, page, hitsPerPage, attributesToSnippet, facetFilters} = request;
  const [language = '', ...tags] = facetFilters.flat().map(afterColon);
  const snippetWords = Number(afterColon(attributesToSnippet.at(-1) ?? ''));
  return {query, page, hitsPerPage, snippetWords, filters: {language, tags}};
}

const afterColon = (filter: string) => filter.slice(filter.indexOf(':') + 1);

/** Returns the body of the response. Beside what the service sends, it has `facts`: hits that are shown above the list. */
export function writeResponse({hits, facts = [], total, page, pages}: SearchResult): string {
  const result = {hits: hits.map(writeHit), facts: facts.map(writeHit), nbHits: total, page, nbPages: pages};
  return JSON.stringify({results: [result]});
}

function writeHit({objectID, type, url, hierarchy, snippet}: Hit) {
  const levels = Object.entries(hierarchy);
  return {
    objectID,
    type,
    url,
    hierarchy: Object.fromEntries(levels.map(([level, text]) => [level, plainText(text)])),
    content: snippet && plainText(snippet),
    _highlightResult: {hierarchy: Object.fromEntries(levels.map(([level, text]) => [level, {value: tagged(text)}]))},
    _snippetResult: snippet && {content: {value: tagged(snippet)}},
  };
}

const tagged = (text: MarkedText) =>
  text.map(({text, marked}) => (marked ? `<${HIGHLIGHT_TAG}>${text}</${HIGHLIGHT_TAG}>` : text)).join('');
