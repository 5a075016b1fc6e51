/**
 * Ejected: with the guides served from '/', the docs plugin catches unknown paths, and the page gets no title and may
 * be indexed. The theme's text sends readers away; ours offers the nearest pages.
 */
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import NearestPages from '@site/src/components/NearestPages';
import Heading from '@theme/Heading';
import clsx from 'clsx';

export default function NotFoundContent({className}: {className?: string}) {
  const title = translate({message: 'Page not found'});
  return (
    <main className={clsx('container', 'site-plain-page', className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Heading as="h1">{title}</Heading>
      <NearestPages />
    </main>
  );
}
