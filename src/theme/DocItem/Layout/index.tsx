/**
 * Ejected: the theme's row and columns give every kind of page another width. This one is the site's grid
 * (src/css/grid.css): the text, and the contents beside it where three columns fit. Breadcrumbs, the folded contents, and
 * the tools of the page are one row, so that the text begins near the top.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import type {Props} from '@theme/DocItem/Layout';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';
import FoldedContents from '../../../components/FoldedContents';
import PageFacts from '../../../components/PageFacts';
import PageTools from '../../../components/PageTools';

export default function DocItemLayout({children}: Props) {
  const {frontMatter, metadata, toc} = useDoc();
  const windowSize = useWindowSize();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  // Front matter says that a page's tables and columns need the whole width
  const isWide = 'wide' in frontMatter;
  // The program of a walkthrough needs the room beside the text
  const hasSteps = 'steps' in frontMatter;
  // The home page begins with its first sentence; the page for unknown addresses has no Markdown
  const hasHead = metadata.permalink !== useBaseUrl('/') && metadata.id !== 'not-found';
  return (
    <div className={clsx('site-grid', isWide && 'site-grid-wide', hasSteps && 'site-grid-steps')}>
      <div className="site-grid-text">
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          {hasHead && (
            <div className="site-page-head">
              <DocBreadcrumbs />
              {hasContents && <FoldedContents toc={toc} />}
              <PageTools page={metadata.permalink} />
            </div>
          )}
          <DocVersionBadge />
          <DocItemContent>{children}</DocItemContent>
          {/* What the theme's footer shows, without its grid; no page has tags */}
          {hasHead && <PageFacts />}
        </article>
        {/* No empty landmark on a page without neighbors */}
        {(metadata.previous || metadata.next) && <DocPaginator previous={metadata.previous} next={metadata.next} />}
      </div>
      {hasContents && windowSize !== 'mobile' && <DocItemTOCDesktop />}
    </div>
  );
}
