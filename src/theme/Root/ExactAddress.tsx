import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {isOtherCapitalization} from '@site/src/lib/exactPath';
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import {Route} from 'react-router-dom';

/** Shows the not-found page at another capitalization of an address, as the server did; the router ignores capitals. */
export default function ExactAddress({children}: {children: ReactNode}): ReactNode {
  const location = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const route = matchRoutes(routes as never, location.pathname).at(-1)?.route.path;
  if (typeof route !== 'string' || !isOtherCapitalization(location.pathname, route)) return <>{children}</>;
  return <Route location={{...location, pathname: `${baseUrl}404.html`}} render={() => children} />;
}
