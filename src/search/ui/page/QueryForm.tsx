/** The input of the search page, a real form: it can be submitted, and is there before its script. */
import Translate, {translate} from '@docusaurus/Translate';
import {type FormEvent, memo, type ReactNode, type RefObject} from 'react';
import {searchPath} from '../../searchPath';
import {MAX_QUERY_CHARS} from '../../settings';
import styles from './styles.module.css';

interface QueryFormProps {
  input: RefObject<HTMLInputElement | null>;
  isStalled: boolean;
  onQuery: (query: string) => void;
}

/** Not rendered with every key: the browser shows what is typed. */
export const QueryForm = memo(function QueryForm({input, isStalled, onQuery}: QueryFormProps): ReactNode {
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onQuery(input.current?.value ?? '');
  }
  return (
    <search>
      <form className={styles.form} action={searchPath()} onSubmit={onSubmit}>
        <label className="visually-hidden" htmlFor="search-query">
          <Translate id="search.page.label" description="Label of the search input">
            Search docs
          </Translate>
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
            placeholder={translate({
              id: 'search.page.placeholder',
              message: 'Search docs',
              description: 'Placeholder of the search input',
            })}
            onInput={(event) => onQuery(event.currentTarget.value)}
          />
          <button type="submit" className="button button--primary">
            <Translate id="search.page.submit" description="Button of the search form">
              Search
            </Translate>
          </button>
        </div>
      </form>
      <noscript>
        <p className={styles.notice}>
          <Translate id="search.page.noScript" description="Shown on the search page without JavaScript">
            Search needs JavaScript. The links at the foot of this page lead to all parts of the documentation.
          </Translate>
        </p>
      </noscript>
    </search>
  );
});
