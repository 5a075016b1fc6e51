/** The results, one entry per page: where it stands, its title, and the places in it that match. */
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {memo, type ReactNode, useMemo, useState} from 'react';
import type {Hit} from '../../types';
import {Marked} from '../Marked';
import {sitePath} from '../sitePath';
import {useHitLinks} from '../useHitLinks';
import {useWhenSeen} from '../useWhenSeen';
import {groupByPage, MAX_PLACES, type PageGroup} from './groupByPage';
import styles from './styles.module.css';

/**
 * Drawn anew only when the hits change, not with every key and every state of the search. Entries are told apart by their
 * places: with most keys all of them change, and one that gets another text is drawn faster than a new one.
 */
export const PageResults = memo(function PageResults({hits}: {hits: Hit[]}): ReactNode {
  const links = useHitLinks(useHistory());
  const [height] = useState(() => window.innerHeight);
  const pages = useMemo(() => groupByPage(hits), [hits]);
  const inSight = useMemo(() => entriesWithin(height - ABOVE, pages), [height, pages]);
  const late = useWhenSeen(pages, pages.length <= inSight) ?? [];
  const shown = [...pages.slice(0, inSight), ...late.slice(inSight, pages.length)];
  return (
    <ol className={styles.pages} {...links}>
      {shown.map((page, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are told apart by their places
        <li key={place}>
          <Page page={page} />
        </li>
      ))}
    </ol>
  );
});

/** Pixels that stand above the results at least: bar, heading and form. */
const ABOVE = 300;
/** What entry, place and snippet take at least. */
const ENTRY_HEIGHT = 80;
const PLACE_HEIGHT = 36;
const SNIPPET_HEIGHT = 22;

/** Returns how many of the first entries can be in sight where this much height is left. */
function entriesWithin(height: number, pages: PageGroup[]): number {
  let left = height;
  const last = pages.findIndex(({snippet, places}) => {
    left -= ENTRY_HEIGHT + (snippet ? SNIPPET_HEIGHT : 0);
    for (const place of places.slice(0, MAX_PLACES)) left -= PLACE_HEIGHT + (place.snippet ? SNIPPET_HEIGHT : 0);
    return left <= 0;
  });
  return last < 0 ? pages.length : last + 1;
}

const Page = memo(function Page({page}: {page: PageGroup}): ReactNode {
  const first = page.places.slice(0, MAX_PLACES);
  const rest = page.places.slice(MAX_PLACES);
  return (
    <article className={styles.entry}>
      <p className={styles.where}>{page.section}</p>
      <h2 className={styles.title}>
        <a href={sitePath(page.url)}>
          <Marked html={page.title} />
        </a>
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
          <a href={sitePath(place.url)}>
            <Marked html={place.heading} />
          </a>
          {place.snippet && <Marked as="p" className={styles.snippet} html={place.snippet} />}
        </li>
      ))}
    </ul>
  );
}
