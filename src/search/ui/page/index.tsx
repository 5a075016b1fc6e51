/**
 * The page /search?q=: the form with its address, and what its search has led to. The state of the search is
 * useSearch.ts, the address is useQueryAddress.ts; this file only puts them on screen. What changes with every key
 * is a component of its own, so that a key does not render top bar and footer anew.
 */
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LiveText from '@site/src/components/LiveText';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useHitLinks} from '../list/useHitLinks';
import {useSearch} from '../useSearch';
import {useSearchFilters} from '../useSearchFilters';
import {useSnippetWords} from '../useSnippetWords';
import {OutcomeView} from './OutcomeView';
import {QueryForm} from './QueryForm';
import {Sections} from './Sections';
import styles from './styles.module.css';
import {readAddress, useQueryAddress} from './useQueryAddress';

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Metadata />
      <Head>
        {/* Results are no page of their own for other search engines. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Search />
    </Layout>
  );
}

function Search(): ReactNode {
  const {input, query, section, setQuery, setSection, writeNow} = useQueryAddress();
  const filters = useSearchFilters();
  const snippetWords = useSnippetWords();
  const links = useHitLinks(useHistory(), query);
  const {outcome, status, announcement, retry, more} = useSearch(query, {filters, section, snippetWords});
  return (
    <main className={styles.page} onClickCapture={writeNow} {...links}>
      <h1>
        <Translate id="search.page.heading" description="Heading of the search page">
          Search the documentation
        </Translate>
      </h1>
      <QueryForm input={input} isStalled={status === 'stalled'} onQuery={setQuery} />
      <p className="visually-hidden" role="status">
        <LiveText>{announcement}</LiveText>
      </p>
      <Sections
        found={outcome.kind === 'found' ? outcome.found : null}
        isStalled={status === 'stalled'}
        chosen={section}
        onChoose={setSection}
      />
      <OutcomeView
        outcome={outcome}
        isEmpty={query.trim() === ''}
        isStalled={status === 'stalled'}
        onRetry={retry}
        onMore={more}
        onSuggestion={setQuery}
      />
    </main>
  );
}

/** The title names the query of the address, which follows what is typed at a pause. */
function Metadata(): ReactNode {
  const isHydrated = useIsBrowser();
  const {search} = useLocation();
  const {query} = isHydrated ? readAddress(search) : {query: ''};
  return (
    <PageMetadata
      title={query ? titleFor(query) : translate({id: 'search.page.title', message: 'Search', description: 'Title'})}
      description={translate({
        id: 'search.page.description',
        message: 'Search all guides and the API reference: methods, fields, messages, errors, limits and languages.',
        description: 'Description of the search page',
      })}
    />
  );
}

function titleFor(query: string): string {
  return translate(
    {id: 'search.page.titleFor', message: 'Search results for “{query}”', description: 'Title with the query'},
    {query},
  );
}
