/**
 * Ejected: the theme's leads from the last page of a section to the first of the next, which is about something else, and is a
 * landmark without links where a page has no neighbors.
 */
import Link from '@docusaurus/Link';
import {isActiveSidebarItem, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocPaginator';

export default function DocPaginator({previous, next}: Props) {
  const {pathname} = useLocation();
  const sections = Object.values(useDocsVersion().docsSidebars).flat();
  const section = sections.find((item) => isActiveSidebarItem(item, pathname));
  const labels = [
    translate({
      id: 'theme.docs.paginator.previous',
      message: 'Previous',
      description: 'The label used to navigate to the previous doc',
    }),
    translate({
      id: 'theme.docs.paginator.next',
      message: 'Next',
      description: 'The label used to navigate to the next doc',
    }),
  ];
  const links = [previous, next].map(
    (page, index) =>
      page &&
      section &&
      isActiveSidebarItem(section, page.permalink) && (
        <Link
          key={page.permalink}
          className={`pagination-nav__link pagination-nav__link--${index === 0 ? 'prev' : 'next'}`}
          to={page.permalink}
        >
          <div className="pagination-nav__sublabel">{labels[index]}</div>
          <div className="pagination-nav__label">{page.title}</div>
        </Link>
      ),
  );
  if (!links.some(Boolean)) return null;
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({
        id: 'theme.docs.paginator.navAriaLabel',
        message: 'Docs pages',
        description: 'The ARIA label for the docs pagination',
      })}
    >
      {links}
    </nav>
  );
}
