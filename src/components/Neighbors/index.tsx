/**
 * The tree that a page without a sidebar belongs to, in the page itself: the same rows at the same place, so that a reader
 * who comes from a sidebar does not lose the list. Below 997 px it follows the text.
 */
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import DocSidebarItems from '@theme/DocSidebarItems';

export default function Neighbors({section}: {section: string}) {
  const {pathname} = useLocation();
  const trees = Object.values(useDocsVersion().docsSidebars);
  const items = trees.find((tree) => tree.some((item) => item.type === 'category' && item.label === section)) ?? [];
  return (
    <nav
      className="site-neighbors menu"
      data-search="skip"
      data-markdown="skip"
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}
    >
      <ul className="menu__list">
        <DocSidebarItems items={items} activePath={pathname} level={1} />
      </ul>
    </nav>
  );
}
