/** Below the form: what the search has led to, one screen per state; results are one entry per page. */
import Translate from '@docusaurus/Translate';
import LiveText from '@site/src/shared/LiveText';
import {type Hit, type MarkedText, plainText, unmarked} from '@speech-docs/search/types';
import {memo, type ReactNode} from 'react';
import {sitePath} from '../../address';
import {countText, EXACT_MATCH, FAILURE_HELP, FAILURE_TITLE} from '../../texts';
import {type HitGroup, Marked, ResultList} from '../list';
import {ErrorScreen, NoResults} from '../list/screens';
import type {Outcome} from '../useSearch';
import styles from './styles.module.css';

interface ResultsProps {
  outcome: Outcome;
  isEmpty: boolean;
  isStalled: boolean;
  onRetry: () => void;
  onMore: () => void;
  onSuggestion: (query: string) => void;
}

export const Results = memo(function Results(props: ResultsProps): ReactNode {
  const {outcome, isEmpty, isStalled, onRetry, onMore, onSuggestion} = props;
  if (outcome.kind === 'found' && outcome.found.hits.length > 0) {
    const {found, more} = outcome;
    return (
      <div className={styles.outcome}>
        <p className={styles.quiet}>
          {isStalled ? waiting : <LiveText>{countText(found.query, found.total)}</LiveText>}
        </p>
        <Pages hits={found.hits} facts={found.facts} />
        {!isStalled && found.page + 1 < found.pages && (
          <button type="button" className="button button--secondary" disabled={more === 'loads'} onClick={onMore}>
            <Translate>Show more results</Translate>
          </button>
        )}
        {!isStalled && more !== 'waits' && more !== 'loads' && (
          <p role="alert" className={styles.notice}>
            {FAILURE_TITLE}. {FAILURE_HELP[more]}
          </p>
        )}
      </div>
    );
  }
  if (isStalled || outcome.kind === 'none') {
    return <p className={styles.quiet}>{isStalled ? waiting : isEmpty && idle}</p>;
  }
  return (
    <div className={styles.screen}>
      {outcome.kind === 'failed' ? (
        <ErrorScreen reason={outcome.reason} onRetry={onRetry} />
      ) : (
        <NoResults found={outcome.found} onSuggestion={onSuggestion} />
      )}
    </div>
  );
});

const waiting = <Translate>Still searching…</Translate>;

const idle = (
  <Translate>
    Find a guide, a request field, a message, an error or a limit. Put a phrase in quotation marks to find it word for
    word.
  </Translate>
);

/** The others of one page are hidden at first, so that one long page does not push the next ones away. */
const MAX_HITS_PER_PAGE = 5;
/** The entries' headings name section and page. */
const FROM_LEVEL = 2;

/** Rendered anew only when the hits change, not with every state of the search. */
const Pages = memo(function Pages({hits, facts = []}: {hits: Hit[]; facts: Hit[] | undefined}): ReactNode {
  // What the query names exactly, with its meaning, is above all pages.
  const fact: HitGroup = {
    name: EXACT_MATCH,
    heading: <p className={styles.where}>{EXACT_MATCH}</p>,
    hits: facts,
    isFact: true,
  };
  const others = hits.filter(({url}) => !facts.some((one) => one.url === url));
  const groups = [...(facts.length > 0 ? [fact] : []), ...groupByPage(others)];
  return (
    <div className={styles.pages}>
      <ResultList groups={groups} fromLevel={FROM_LEVEL} as="article" />
    </div>
  );
});

function groupByPage(hits: Hit[]): HitGroup[] {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) pages.set(hit.urlWithoutAnchor, [...(pages.get(hit.urlWithoutAnchor) ?? []), hit]);
  return [...pages].map(([url, found]) => {
    const {lvl0 = [], lvl1 = unmarked(url)} = found[0]?.hierarchy ?? {};
    const places = found.filter((hit) => hit.url !== url);
    const rest = places.slice(MAX_HITS_PER_PAGE);
    const snippet = found.find((hit) => hit.url === url)?.snippet ?? null;
    return {
      name: plainText(lvl0),
      heading: <Heading section={plainText(lvl0)} url={url} title={lvl1} snippet={snippet} />,
      hits: places.slice(0, MAX_HITS_PER_PAGE),
      // By its page, not by its position: it stays open for its page only.
      more: rest.length > 0 && <Rest key={url} hits={rest} />,
    };
  });
}

interface HeadingProps {
  section: string;
  url: string;
  title: MarkedText;
  /** Text of the page itself that matches, when that was a hit. */
  snippet: MarkedText | null;
}

function Heading({section, url, title, snippet}: HeadingProps): ReactNode {
  return (
    <>
      <p className={styles.where}>{section}</p>
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
    </>
  );
}

function Rest({hits}: {hits: Hit[]}): ReactNode {
  return (
    <details className={styles.rest}>
      <summary>
        <Translate values={{count: hits.length}}>{'{count} more on this page'}</Translate>
      </summary>
      <ResultList groups={[{name: '', hits}]} fromLevel={FROM_LEVEL} />
    </details>
  );
}
