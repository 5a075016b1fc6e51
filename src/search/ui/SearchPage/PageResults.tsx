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

interface PageResultsProps {
  hits: Hit[];
  /** Whether the choice of sections stands above them. */
  belowSections: boolean;
}

/**
 * Drawn anew only when the hits change, not with every key and every state of the search. Entries are told apart by their
 * places: with most keys all of them change, and one that gets another text is drawn faster than a new one.
 */
export const PageResults = memo(function PageResults({hits, belowSections}: PageResultsProps): ReactNode {
  const links = useHitLinks(useHistory());
  const [height] = useState(() => window.innerHeight - ABOVE);
  const pages = useMemo(() => groupByPage(hits), [hits]);
  const first = useMemo(
    () => partInSight(height - (belowSections ? SECTIONS_HEIGHT : 0), pages),
    [height, belowSections, pages],
  );
  const late = useWhenSeen(pages, first.length === pages.length && first.at(-1) === pages.at(-1)) ?? [];
  const shown = late === pages ? pages : [...first, ...late.slice(first.length, pages.length)];
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

/** Pixels that stand above the results at least: bar, heading and form, and the choice of sections where there is one. */
const ABOVE = 300;
const SECTIONS_HEIGHT = 45;
/** What entry, place and snippet take at least. */
const ENTRY_HEIGHT = 80;
const PLACE_HEIGHT = 36;
const SNIPPET_HEIGHT = 22;

/** Returns the first entries, as far as they can be in sight in this much height: the last one may lack places. */
function partInSight(height: number, pages: PageGroup[]): PageGroup[] {
  const part: PageGroup[] = [];
  let left = height;
  for (const page of pages) {
    left -= ENTRY_HEIGHT + (page.snippet ? SNIPPET_HEIGHT : 0);
    const listed = page.places.slice(0, MAX_PLACES);
    const hidden = listed.findIndex((place) => {
      if (left <= 0) return true;
      left -= PLACE_HEIGHT + (place.snippet ? SNIPPET_HEIGHT : 0);
      return false;
    });
    part.push(hidden < 0 ? page : {...page, places: listed.slice(0, hidden)});
    if (left <= 0) break;
  }
  return part;
}

const Page = memo(function Page({page}: {page: PageGroup}): ReactNode {
  const first = page.places.slice(0, MAX_PLACES);
  const rest = useMemo(() => page.places.slice(MAX_PLACES), [page]);
  const folded = useWhenSeen(rest, rest.length === 0) ?? [];
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
          <Places places={folded} />
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
