/**
 * Fills the theme's empty Root: contains the search dialog, which stays open while one page replaces another, and names the
 * product of the page for its colors: the classes of Docusaurus come one after the other while a page hydrates.
 * Remove when: the dialog is gone; another part would unmount it between pages.
 */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {productOf} from '@site/src/lib/productOf';
import SearchDialog from '@site/src/search/ui/SearchDialog';
import type {ReactNode} from 'react';

export default function Root({children}: {children: ReactNode}): ReactNode {
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
