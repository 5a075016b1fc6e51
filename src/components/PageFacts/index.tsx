/** The line at the foot of a page: when its words last changed, and the contracts that it was checked against by the build. */
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ContractVersion, contractsOf} from '@speech-docs/protocol/contracts/versions';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type {ReactNode} from 'react';

interface Props {
  page: string;
  editUrl?: string | null | undefined;
  lastUpdatedAt?: number | null | undefined;
  /** Ends the line. */
  children?: ReactNode;
}

export default function PageFacts({page, editUrl, lastUpdatedAt, children}: Props) {
  const versions = (useDocusaurusContext().siteConfig.customFields?.contracts ?? []) as ContractVersion[];
  const checked = translate(
    {message: 'Checked against the API contract {contracts}'},
    {contracts: contractsOf(page, versions)},
  );
  return (
    <div className="site-page-report site-page-facts" data-search="skip" data-markdown="skip" itemScope>
      {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} />}
      {versions.length > 0 && <span>{checked}</span>}
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {children}
    </div>
  );
}
