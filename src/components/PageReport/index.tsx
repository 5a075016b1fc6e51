/** In the line at the foot of a page: the issue form, about this page. Nothing where the provider has no issue tracker. */
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {issueAddress} from '../../lib/issueAddress';

export default function PageReport({title}: {title: string}): ReactNode {
  const {issuesUrl} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (typeof issuesUrl !== 'string') return null;
  return (
    <a href={issueAddress(issuesUrl, {title})} target="_blank" rel="noopener noreferrer nofollow">
      <Translate>Report a problem with this page</Translate>
    </a>
  );
}
