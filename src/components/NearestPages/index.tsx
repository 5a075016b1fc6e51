import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import {issueAddress} from '../../feedback/report';
import type {NearPage} from './nearest';

/**
 * Real pages whose addresses are like the one that does not exist, and a search for the words in it. The list of all pages is loaded only here; until
 * then, and without JavaScript, the reader has the entrances of the site.
 */
export default function NearestPages() {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const [{pages, words}, setHelp] = useState<{pages: NearPage[]; words: string}>({pages: [], words: ''});
  const [missing, setMissing] = useState('');
  useEffect(() => {
    const {pathname, search} = window.location;
    const inSite = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
    // Nobody opens the page of missing addresses itself.
    const wanted = new URLSearchParams(search).get('from') ?? (inSite === '/not-found' ? '' : inSite);
    setMissing(wanted);
    import(/* webpackChunkName: "nearest" */ './nearest').then(
      ({nearestPages, wordsOf}) => setHelp({pages: nearestPages(wanted), words: wordsOf(wanted)}),
      () => {
        // The entrances below are enough to go on.
      },
    );
  }, [baseUrl]);
  return (
    <>
      {pages.length > 0 && (
        <>
          <p>
            <Translate id="site.notFound.nearest" description="Above the list of pages with a similar address">
              These pages have an address like the one you asked for:
            </Translate>
          </p>
          <ul>
            {pages.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link> <code>{baseUrl + path.slice(1)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {words && (
        <p>
          <Translate
            id="site.notFound.search"
            description="Link from the not-found page to a search for the words of the address"
            values={{
              query: <Link to={`/search?${new URLSearchParams({q: words})}`}>{words}</Link>,
            }}
          >
            {'Search the documentation for {query}.'}
          </Translate>
        </p>
      )}
      <p>
        <Translate
          id="site.notFound.entrances"
          description="Ways into the site from the not-found page"
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
          <Link to={issueAddress(customFields.issuesUrl, {title: `Page not found: ${missing}`})}>
            <Translate id="site.notFound.report" description="Link from the not-found page to the issue form">
              Report the link that brought you here
            </Translate>
          </Link>
        </p>
      )}
    </>
  );
}
