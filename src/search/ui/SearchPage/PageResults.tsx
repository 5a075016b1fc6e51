/** The results, one entry per page: where it stands, its title, and the places in it that match. */
import Translate from '@docusaurus/Translate';
import {memo, type ReactNode} from 'react';
import type {Hit} from '../../types';
import {HitLink} from '../HitLink';
import {Marked} from '../Marked';
import {groupByPage, MAX_PLACES, type PageGroup} from './groupByPage';
import styles from './styles.module.css';

/** Drawn anew only when the hits change, not with every key and every state of the search. */
export const PageResults = memo(function PageResults({hits}: {hits: Hit[]}): ReactNode {
  return (
    <ol className={styles.pages}>
      {groupByPage(hits).map((page) => (
        <li key={page.url}>
          <Page page={page} />
        </li>
      ))}
    </ol>
  );
});

function Page({page}: {page: PageGroup}): ReactNode {
  const first = page.places.slice(0, MAX_PLACES);
  const rest = page.places.slice(MAX_PLACES);
  return (
    <article className={styles.entry}>
      <p className={styles.where}>{page.section}</p>
      <h2 className={styles.title}>
        <HitLink url={page.url}>
          <Marked html={page.title} />
        </HitLink>
      </h2>
      {page.snippet && <Marked as="p" className={styles.snippet} html={page.snippet} />}
      <Places places={first} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            <Translate
              id="search.page.morePlaces"
              description="Opens the further matches on one page"
              values={{count: rest.length}}
            >
              {'{count} more on this page'}
            </Translate>
          </summary>
          <Places places={rest} />
        </details>
      )}
    </article>
  );
}

function Places({places}: {places: PageGroup['places']}): ReactNode {
  if (places.length === 0) return null;
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.id}>
          <HitLink url={place.url}>
            <Marked html={place.heading} />
          </HitLink>
          {place.snippet && <Marked as="p" className={styles.snippet} html={place.snippet} />}
        </li>
      ))}
    </ul>
  );
}
