/**
 * The line at the foot of a page: when its words last changed, the contracts that it was checked against by the build, and
 * the issue form about this page, where the provider has an issue tracker.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {contractsBelow} from '@site/data/pages';
import {type ContractVersion, contractsOf} from '@speech-docs/protocol/contracts';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import {issueAddress} from '../../lib/issueAddress';

export default function PageFacts() {
  const {permalink, title, editUrl, lastUpdatedAt} = useDoc().metadata;
  const {contracts = [], issuesUrl} = useDocusaurusContext().siteConfig.customFields ?? {};
  const versions = contracts as ContractVersion[];
  const checked = translate(
    {message: 'Checked against the API contract {contracts}'},
    {contracts: contractsOf(permalink, versions, contractsBelow)},
  );
  return (
    <div className="site-page-report site-page-facts" data-search="skip" data-markdown="skip" itemScope>
      {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} />}
      {versions.length > 0 && <span>{checked}</span>}
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {typeof issuesUrl === 'string' && (
        <a href={issueAddress(issuesUrl, title)} target="_blank" rel="noopener noreferrer nofollow">
          <Translate>Report a problem with this page</Translate>
        </a>
      )}
    </div>
  );
}
