import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import {issueAddress} from '../../lib/issueAddress';

/**
 * What the page for unknown addresses and `/not-found` say: pages whose addresses are like the one that does not exist, and
 * a search for the words in it. The list of all pages is loaded here alone; until then, there are the links below.
 */
export default function NearestPages() {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const [missing, setMissing] = useState('');
  const [Suggestions, setSuggestions] = useState<typeof import('./Suggestions').default>();
  useEffect(() => {
    const {pathname, search} = window.location;
    const inSite = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
    // `/404.html` itself has no address to compare with.
    const wanted = new URLSearchParams(search).get('from') ?? (inSite === '/not-found' ? '' : inSite);
    setMissing(wanted);
    // If it doesn't load, the links below remain.
    import(/* webpackChunkName: "nearest" */ './Suggestions').then(
      (part) => setSuggestions(() => part.default),
      Boolean,
    );
  }, [baseUrl]);
  return (
    <>
      <p>
        <Translate>There is no page at this address. It may have moved, or the link may be mistyped.</Translate>
      </p>
      {Suggestions && <Suggestions wanted={missing} baseUrl={baseUrl} />}
      <p>
        <Translate
          values={{
            home: <Link to="/">the introduction</Link>,
            quickstart: <Link to="/get-started/quickstart">the quickstarts</Link>,
            reference: <Link to="/api-ref/">the API reference</Link>,
          }}
        >
          {'Or start from {home}, {quickstart}, or {reference}.'}
        </Translate>
      </p>
      {typeof customFields?.issuesUrl === 'string' && (
        <p>
          <Link to={issueAddress(customFields.issuesUrl, `Page not found: ${missing}`)}>
            <Translate>Report the link that brought you here</Translate>
          </Link>
        </p>
      )}
    </>
  );
}
