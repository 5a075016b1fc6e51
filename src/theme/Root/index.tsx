/**
 * Fills the theme's empty Root: guards what the router does with addresses, which no other part can reach, contains
 * the search dialog, which stays open while one page replaces another, and names the product of the page for its colors: the
 * classes of Docusaurus come one after the other while a page hydrates.
 * Remove when: the router decodes fragments safely; the dialog stays.
 */
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {productOf} from '@site/src/lib/productOf';
import SearchDialog from '@site/src/search/ui/SearchDialog';
import {sanitizeHistory} from '@site/src/site/client/sanitizeHistory';
import {type ReactNode, useState} from 'react';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  // In a state initializer, not an effect: links in the first commit must already go through the guard.
  useState(() => sanitizeHistory(history));
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const product = productOf(useLocation().pathname.slice(baseUrl.length - 1));
  return (
    <>
      {/* biome-ignore lint/a11y/useHtmlLang: it adds an attribute to the element that Docusaurus writes */}
      <Head>{product && <html data-product={product} />}</Head>
      {children}
      <SearchDialog />
    </>
  );
}
