/**
 * Ejected: the theme hands the tree to the phone menu as two properties, and sorts these with `localeCompare`. At its first
 * call, the browser loads the rules of a language, for 25 ms while the page comes alive. One property is not sorted.
 */
import {useLocation} from '@docusaurus/router';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';

type Tree = Pick<Props, 'sidebar'>;

export default function DocSidebarMobile({sidebar}: Tree) {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={{sidebar}} />;
}

function SecondaryMenu({sidebar}: Tree) {
  const menu = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={useLocation().pathname}
        level={1}
        onItemClick={(item) => {
          // A category without a page only opens.
          if ('href' in item && item.href) menu.toggle();
        }}
      />
    </ul>
  );
}
