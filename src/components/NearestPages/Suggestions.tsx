import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {MAX_QUERY_CHARS} from '@site/src/search/settings';
import {useId} from 'react';
import {nearestPages, searchWords} from './nearest';
import styles from './styles.module.css';

type Props = {
  /** The address that does not exist. */
  wanted: string;
  baseUrl: string;
};

/** Pages whose addresses are like the one that does not exist, and a search for the words in it. */
export default function Suggestions({wanted, baseUrl}: Props) {
  const field = useId();
  const pages = nearestPages(wanted);
  return (
    <>
      {pages.length > 0 && (
        <>
          <p>
            <Translate>Perhaps you were looking for:</Translate>
          </p>
          <ul className={styles.pages}>
            {pages.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link> <code>{baseUrl + path.slice(1)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <form className={styles.search} action={`${baseUrl}search`}>
        <label htmlFor={field}>
          <Translate>Search the documentation</Translate>
        </label>
        <input
          id={field}
          type="search"
          name="q"
          defaultValue={searchWords(wanted)}
          maxLength={MAX_QUERY_CHARS}
          autoComplete="off"
        />
        <button type="submit" className="button button--primary">
          <Translate>Search</Translate>
        </button>
      </form>
    </>
  );
}
