/**
 * Wraps: a page without a sidebar has no breadcrumbs, and readers who come from search would not know where they are. Its
 * front matter names the part of the tree that it belongs to.
 */
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

export default function AnyBreadcrumbs() {
  return useSidebarBreadcrumbs() ? <DocBreadcrumbs /> : <LoneBreadcrumbs />;
}

function LoneBreadcrumbs() {
  const {frontMatter, metadata} = useDoc();
  const {breadcrumb} = frontMatter as {breadcrumb?: string};
  if (!breadcrumb) return null;
  return (
    <nav
      className="theme-doc-breadcrumbs"
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <span className="breadcrumbs__link">{breadcrumb}</span>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{metadata.title}</span>
        </li>
      </ul>
    </nav>
  );
}
