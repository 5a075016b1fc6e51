/** The line at the foot of a page: when its words last changed, and the contracts that it was checked against by the build. */
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ContractVersion, contractsOf} from '@site/packages/protocol/contracts/versions';
import {isInDocument} from '@site/src/content/late/openHtml';
import {useHtml} from '@site/src/content/late/useHtml';
import EditThisPage from '@theme/EditThisPage';
import {type ReactNode, useMemo, useRef} from 'react';

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
    {
      id: 'site.pageFacts.checked',
      message: 'Checked against the API contract {contracts}',
      description: 'Foot of a page; {contracts} are names and versions',
    },
    {contracts: contractsOf(page, versions)},
  );
  return (
    <div className="site-page-report site-page-facts" data-search="skip" data-markdown="skip" itemScope>
      {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
      {versions.length > 0 && <span>{checked}</span>}
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {children}
    </div>
  );
}

/** Like the theme's, which formats the date while it hydrates; a browser takes milliseconds for its first date. */
function LastUpdated({at}: {at: number}) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const element = useRef<HTMLTimeElement>(null);
  const html = useMemo(() => {
    const format = () => new Intl.DateTimeFormat(currentLocale, {dateStyle: 'medium', timeZone: 'UTC'}).format(at);
    return {now: isInDocument() ? undefined : format(), later: async () => format()};
  }, [at, currentLocale]);
  const date = (
    <b>
      <time
        ref={element}
        dateTime={new Date(at).toISOString()}
        itemProp="dateModified"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a date
        dangerouslySetInnerHTML={useHtml(html, element)}
      />
    </b>
  );
  const atDate = (
    <Translate id="theme.lastUpdated.atDate" values={{date}}>
      {' on {date}'}
    </Translate>
  );
  return (
    <span className="theme-last-updated">
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{atDate, byUser: ''}}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
