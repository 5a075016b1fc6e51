/**
 * Fills the theme's empty Root: guards what the router does with addresses, which no other part can reach, and contains
 * the search dialog, which stays open while one page replaces another.
 * Remove when: the router decodes fragments safely, matches exactly, and keeps the page when a navigation fails offline;
 * the dialog stays.
 */
import {useHistory} from '@docusaurus/router';
import SearchDialog from '@site/src/search/ui/SearchDialog';
import {guardHistory} from '@site/src/site/client/guardHistory';
import {type ReactNode, useState} from 'react';
import ExactAddress from './ExactAddress';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  // In a state initializer, not an effect: links in the first commit must already go through the guard.
  useState(() => guardHistory(history));
  return (
    <>
      <ExactAddress>{children}</ExactAddress>
      <SearchDialog />
    </>
  );
}
