/**
 * Ejected: the line with the page's Markdown belongs between the title and the text, where the theme has no place for it.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import PageTools from '../../../components/PageTools';

export default function DocItemContent({children}: {children: ReactNode}) {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const hasOwnTitle = frontMatter.hide_title || contentTitle !== undefined;
  return (
    <div className="theme-doc-markdown markdown">
      {!hasOwnTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
          {/* ours: the page for unknown addresses has no Markdown. */}
          {metadata.id !== 'not-found' && <PageTools page={metadata.permalink} title={metadata.title} />}
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
