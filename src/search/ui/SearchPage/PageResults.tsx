/** The results, one entry per page: where it stands, its title, and the places in it that match. */
import Translate from '@docusaurus/Translate';
import {memo, type ReactNode, useMemo, useState} from 'react';
import type {Hit} from '../../types';
import {HitLink} from '../HitLink';
import {Marked} from '../Marked';
import {useWhenSeen} from '../useWhenSeen';
import {groupByPage, MAX_PLACES, type PageGroup} from './groupByPage';
import styles from './styles.module.css';

/**
 * Drawn anew only when the hits change, not with every key and every state of the search. Entries are told apart by their
 * places: with most keys all of them change, and one that gets another text is drawn faster than a new one.
 */
export const PageResults = memo(function PageResults({hits}: {hits: Hit[]}): ReactNode {
  const [inSight] = useState(entriesInSight);
  const pages = useMemo(() => groupByPage(hits), [hits]);
  const late = useWhenSeen(pages, pages.length <= inSight) ?? [];
  const shown = [...pages.slice(0, inSight), ...late.slice(inSight, pages.length)];
  return (
    <ol className={styles.pages}>
      {shown.map((page, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are told apart by their places
        <li key={place}>
          <Page page={page} />
        </li>
      ))}
    </ol>
  );
});

/** How many entries can be in sight: below bar, heading, form and sections, each at least two names. */
const entriesInSight = () => Math.ceil((window.innerHeight - 320) / 96);

const Page = memo(function Page({page}: {page: PageGroup}): ReactNode {
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
        // Not by its place: it stays open for its page only.
        <details key={page.url} className={styles.rest}>
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
});

function Places({places}: {places: PageGroup['places']}): ReactNode {
  if (places.length === 0) return null;
  return (
    <ul className={styles.places}>
      {places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index}>
          <HitLink url={place.url}>
            <Marked html={place.heading} />
          </HitLink>
          {place.snippet && <Marked as="p" className={styles.snippet} html={place.snippet} />}
        </li>
      ))}
    </ul>
  );
}
