/**
 * Ejected: breadcrumbs and the tools of the page are one row here too, and the theme has no place for them.
 */
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import PageTools from '../../components/PageTools';

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, keywords, image, navigation, permalink} = categoryGeneratedIndex;
  const category = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={useBaseUrl(image)} />
      <div className="generatedIndexPage">
        <DocVersionBanner />
        {/* ours: breadcrumbs and tools are one row */}
        <div className="site-page-head">
          <DocBreadcrumbs />
          <PageTools page={permalink} />
        </div>
        <DocVersionBadge />
        <header>
          <Heading as="h1">{title}</Heading>
          {description && <p>{description}</p>}
        </header>
        <article className="margin-top--lg">
          <DocCardList items={category.items} />
        </article>
        <footer className="margin-top--md">
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </footer>
      </div>
    </>
  );
}
