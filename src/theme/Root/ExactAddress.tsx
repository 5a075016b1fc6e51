import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import {isOtherCapitalization} from '@site/src/lib/exactPath';
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import {Route} from 'react-router-dom';

/** Shows the not-found page at another capitalization of an address, as the server did; the router ignores capitals. */
export default function ExactAddress({children}: {children: ReactNode}): ReactNode {
  const location = useLocation();
  const notFound = useBaseUrl('/404.html');
  const route = matchRoutes(routes as never, location.pathname).at(-1)?.route.path;
  if (typeof route !== 'string' || !isOtherCapitalization(location.pathname, route)) return <>{children}</>;
  return <Route location={{...location, pathname: notFound}} render={() => children} />;
}
