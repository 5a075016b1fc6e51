/**
 * The other pages of a section, in the page itself, for pages without a sidebar: the same rows at the same place, so that
 * a reader who comes from a sidebar does not lose the list. Below 997 px it follows the text.
 */
import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

export default function Neighbors({section}: {section: string}) {
  const {pathname} = useLocation();
  const categories = Object.values(useDocsVersion().docsSidebars).flat();
  const {title, permalink} = useDoc().metadata;
  const listed = categories.flatMap((item) => (item.type === 'category' && item.label === section ? item.items : []));
  // A page without a sidebar is in no list, and its reader is on it.
  const isListed = listed.some((item) => item.type === 'link' && item.href === pathname);
  const items: typeof listed = isListed ? listed : [...listed, {type: 'link', label: title, href: permalink}];
  return (
    <nav
      className="site-neighbors menu"
      data-search="skip"
      data-markdown="skip"
      aria-label={translate(
        {
          id: 'component.Neighbors.label',
          message: 'Pages of {section}',
          description:
            'The name of the list of pages beside a page without a sidebar; {section} is a section of the sidebar',
        },
        {section},
      )}
    >
      <div>
        <p className="sidebar-heading">{section}</p>
        <ul className="menu__list">
          {items.map((item) =>
            item.type === 'link' ? (
              <li key={item.href} className={clsx('menu__list-item', item.className)}>
                <Link
                  className={clsx('menu__link', item.href === pathname && 'menu__link--active')}
                  to={item.href}
                  aria-current={item.href === pathname ? 'page' : undefined}
                >
                  {item.label}
                </Link>
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </nav>
  );
}
