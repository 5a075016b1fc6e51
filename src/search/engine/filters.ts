/** `facetFilters` of the search service: an AND of ORs of `attribute:value`, a minus before the value meaning "not". */
import type {PageText} from '../records';
import type {WireRequest} from '../types';

type Attributes = Record<string, string[]>;

export const SECTION_FACET = 'hierarchy.lvl0';

/** What a page can be narrowed by; a filter on anything else matches nothing, as in the hosted index. */
export function attributesOf({section, tag}: PageText, language: string): Attributes {
  return {[SECTION_FACET]: [section], docusaurus_tag: [tag], language: [language], version: ['Next', 'current']};
}

export function passes(attributes: Attributes, filters: WireRequest['facetFilters']): boolean {
  const all = filters === undefined || filters === null ? [] : Array.isArray(filters) ? filters : [filters];
  return all.every((filter) => (Array.isArray(filter) ? filter.length === 0 || filter.some(holds) : holds(filter)));

  function holds(filter: unknown): boolean {
    if (typeof filter !== 'string') return false;
    const colon = filter.indexOf(':');
    const value = filter.slice(colon + 1);
    const values = Object.hasOwn(attributes, filter.slice(0, colon)) ? attributes[filter.slice(0, colon)] : [];
    return value.startsWith('-') ? !values?.includes(value.slice(1)) : Boolean(values?.includes(value));
  }
}
