/**
 * Ejected: the theme's row and columns give every kind of page another width. This one is the site's grid
 * (src/css/grid.css): the text, and the contents beside it where three columns fit.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';

export default function DocItemLayout({children}: Props) {
  const {frontMatter, metadata, toc} = useDoc();
  const windowSize = useWindowSize();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  // ours: front matter says that a page's tables and columns need the whole width
  const isWide = 'wide' in frontMatter;
  return (
    <div className={clsx('site-grid', isWide && 'site-grid-wide')}>
      <div className="site-grid-text">
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocVersionBadge />
          {hasContents && <DocItemTOCMobile />}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && !isWide && windowSize !== 'mobile' && <DocItemTOCDesktop />}
    </div>
  );
}
