/** The results, one entry per page: its section, its title, and the hits below it. */
import Translate from '@docusaurus/Translate';
import type {Hit} from '@speech-docs/search/types';
import {memo, type ReactNode, useMemo} from 'react';
import {sitePath} from '../../address';
import {groupByPage, MAX_HITS_PER_PAGE, type PageEntry, withoutShown} from '../../groupByPage';
import {ANSWER} from '../../texts/dialog';
import {SectionLinks} from '../list/HitLink';
import {Marked} from '../list/Marked';
import {type HitGroup, ResultList} from '../list/ResultList';
import {SectionName} from '../list/SectionName';
import styles from './styles.module.css';

/** The entries' headings name section and page. */
const FROM_LEVEL = 2;

const NO_FACTS: Hit[] = [];

/** Rendered anew only when the hits change, not with every key and every state of the search. */
export const PageResults = memo(function PageResults({
  hits,
  facts = NO_FACTS,
}: {
  hits: Hit[];
  facts?: Hit[];
}): ReactNode {
  const groups = useMemo(
    () => [...(facts.length > 0 ? [factGroup(facts)] : []), ...groupByPage(withoutShown(hits, facts)).map(groupOf)],
    [hits, facts],
  );
  return (
    <div className={styles.pages}>
      <ResultList groups={groups} fromLevel={FROM_LEVEL} as="article" />
    </div>
  );
});

/** What the query names exactly, with its meaning, above all pages. */
function factGroup(facts: Hit[]): HitGroup {
  return {name: ANSWER, heading: <p className={styles.where}>{ANSWER}</p>, hits: facts, isFact: true};
}

function groupOf(entry: PageEntry): HitGroup {
  const rest = entry.hits.slice(MAX_HITS_PER_PAGE);
  return {
    name: entry.section,
    heading: <EntryHeading entry={entry} />,
    hits: entry.hits.slice(0, MAX_HITS_PER_PAGE),
    // By its page, not by its position: it stays open for its page only.
    more: rest.length > 0 && <Rest key={entry.url} hits={rest} />,
  };
}

function EntryHeading({entry: {url, section, title, snippet, sections, hits}}: {entry: PageEntry}): ReactNode {
  const others = withoutShown(sections, hits);
  return (
    <>
      <p className={styles.where}>
        <SectionName name={section} urls={[url]} />
      </p>
      <h2 className={styles.title}>
        <a href={sitePath(url)}>
          <Marked text={title} />
        </a>
      </h2>
      {snippet && (
        <p className={styles.snippet}>
          <Marked text={snippet} />
        </p>
      )}
      {others.length > 0 && <SectionLinks sections={others} />}
    </>
  );
}

function Rest({hits}: {hits: Hit[]}): ReactNode {
  return (
    <details className={styles.rest}>
      <summary>
        <Translate
          id="search.page.morePlaces"
          description="Opens the further matches on one page"
          values={{count: hits.length}}
        >
          {'{count} more on this page'}
        </Translate>
      </summary>
      <ResultList groups={[{name: '', hits}]} fromLevel={FROM_LEVEL} />
    </details>
  );
}
