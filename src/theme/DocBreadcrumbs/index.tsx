/**
 * Ejected: a page without a sidebar has no breadcrumbs in theme-classic 3.10. Its front matter names the part of the tree
 * that it belongs to.
 */
import Link from '@docusaurus/Link';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

/** A place in the tree; the last one is the page itself. */
interface Crumb {
  label: string;
  href?: string | undefined;
}

export default function DocBreadcrumbs() {
  const {frontMatter, metadata} = useDoc();
  const {breadcrumb} = frontMatter as {breadcrumb?: string};
  const ownCrumbs: Crumb[] = breadcrumb ? [{label: breadcrumb}, {label: metadata.title}] : [];
  const crumbs = useSidebarBreadcrumbs() ?? ownCrumbs;
  if (crumbs.length === 0) return null;
  return (
    <nav
      className="theme-doc-breadcrumbs"
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
    >
      <ul className="breadcrumbs">
        {crumbs.map(({label, href}, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={label} className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
              {href && !isLast ? (
                <Link className="breadcrumbs__link" href={href}>
                  {label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{label}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
