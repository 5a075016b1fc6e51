/** Below the results: the way to all of them, on a page with an address. */
import type {DocSearchProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import {searchPath} from '../../searchPath';
import {numberText} from '../numberText';

type FooterProps = Parameters<NonNullable<DocSearchProps['resultsFooterComponent']>>[0];

export function ResultsFooter({state}: FooterProps): ReactElement {
  const total = Number(state.context.nbHits ?? 0);
  return (
    <a className="search-all" href={searchPath(state.query)}>
      {total === 1
        ? translate({
            id: 'search.modal.seeOne',
            message: 'See 1 result',
            description: 'Link from the search dialog to the search page: one result',
          })
        : translate(
            {
              id: 'search.modal.seeAll',
              message: 'See all {count} results',
              description: 'Link from the search dialog to the search page',
            },
            {count: numberText(total)},
          )}
    </a>
  );
}
