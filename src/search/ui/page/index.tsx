/**
 * The page /search?q=: the form with its address, and what its search has led to. The state of the search is
 * useSearch.ts, the address is useQueryAddress.ts, the results are Results.tsx. What changes with every key is a component
 * of its own, so that a key does not render top bar and footer anew.
 */
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LiveText from '@site/src/shared/LiveText';
import Layout from '@theme/Layout';
import {type FormEvent, memo, type ReactNode, type RefObject} from 'react';
import {searchPath} from '../../address';
import {MAX_QUERY_CHARS} from '../../settings';
import {PLACEHOLDER} from '../Field';
import {openLinks} from '../list';
import {useSearch} from '../useSearch';
import {useSearchFilters} from '../useSearchFilters';
import {Results} from './Results';
import styles from './styles.module.css';
import {readQuery, useQueryAddress} from './useQueryAddress';

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
  const {input, query, setQuery, writeNow} = useQueryAddress();
  const history = useHistory();
  const {outcome, status, announcement, retry, more} = useSearch(query, useSearchFilters());
  const isStalled = status === 'stalled';
  return (
    // biome-ignore lint/a11y: the links in it have the keys
    <main className={styles.page} onClickCapture={writeNow} onClick={openLinks(history)}>
      <h1>
        <Translate>Search the documentation</Translate>
      </h1>
      <QueryForm input={input} isStalled={isStalled} onQuery={setQuery} />
      <p className="visually-hidden" role="status">
        <LiveText>{announcement}</LiveText>
      </p>
      <Results
        outcome={outcome}
        isEmpty={query.trim() === ''}
        isStalled={isStalled}
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
  const query = isHydrated ? readQuery(search) : '';
  return (
    <PageMetadata
      title={query ? translate({message: 'Search results for “{query}”'}, {query}) : translate({message: 'Search'})}
      description={translate({
        message: 'Search all guides and the API reference: methods, fields, messages, errors, limits and languages.',
      })}
    />
  );
}

interface QueryFormProps {
  input: RefObject<HTMLInputElement | null>;
  isStalled: boolean;
  onQuery: (query: string) => void;
}

/** Not rendered with every key: the browser shows what is typed. */
const QueryForm = memo(function QueryForm({input, isStalled, onQuery}: QueryFormProps): ReactNode {
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onQuery(input.current?.value ?? '');
  }
  return (
    <search>
      <form className={styles.form} action={searchPath()} onSubmit={onSubmit}>
        <label className="visually-hidden" htmlFor="search-query">
          {PLACEHOLDER}
        </label>
        <div className={styles.field}>
          {isStalled && <span className={styles.spinner} />}
          <svg className={styles.magnifier} viewBox="0 0 20 20" aria-hidden="true">
            <path d="m13.5 13.5 4 4m-2-8.75a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0Z" />
          </svg>
          <input
            ref={input}
            id="search-query"
            className={styles.input}
            type="search"
            name="q"
            maxLength={MAX_QUERY_CHARS}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            dir="auto"
            placeholder={PLACEHOLDER}
            onInput={(event) => onQuery(event.currentTarget.value)}
          />
          <button type="submit" className="button button--primary">
            <Translate>Search</Translate>
          </button>
        </div>
      </form>
      <noscript>
        <p className={styles.notice}>
          <Translate>
            Search needs JavaScript. The links at the foot of this page lead to all parts of the documentation.
          </Translate>
        </p>
      </noscript>
    </search>
  );
});
