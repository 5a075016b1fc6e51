/**
 * Fills the theme's empty Root: contains the search dialog, which stays open while one page replaces another, names the
 * product of the page for its colors, because the classes of Docusaurus come one after the other while a page hydrates, and
 * gives an address with other capitals the not-found page (0020).
 * Remove when: the dialog is gone; another part would unmount it between pages.
 */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {productOf} from '@site/src/lib/productOf';
import SearchDialog from '@site/src/search/ui/SearchDialog';
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import {Route} from 'react-router-dom';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const location = useLocation();
  const product = productOf(location.pathname.slice(baseUrl.length - 1));
  return (
    <>
      {/* biome-ignore lint/a11y/useHtmlLang: it adds an attribute to the element that Docusaurus writes */}
      <Head>{product && <html data-product={product} />}</Head>
      {isExact(location.pathname) ? children : <Route location={NOWHERE}>{children}</Route>}
      <SearchDialog />
    </>
  );
}

/** A location that no route has. */
const NOWHERE = {pathname: '//', search: '', hash: '', state: undefined};

/** Tells whether an address has the capitals of its route: React Router 5 ignores them, and react-router-config passes no option. */
function isExact(pathname: string): boolean {
  const path = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname).at(-1)?.route.path;
  return typeof path !== 'string' || path === '*' || pathname.startsWith(path.replace(/\/$/, ''));
}
