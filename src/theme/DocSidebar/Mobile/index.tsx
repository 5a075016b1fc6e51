/**
 * Ejected: the theme hands the tree to the phone menu as two properties, and sorts these by the rules of a language. The
 * browser loads them first, a fifth of what a phone does before the page answers. One property is not sorted.
 */
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {useMemo} from 'react';

type Tree = Pick<Props, 'sidebar' | 'path'>;

export default function DocSidebarMobile({sidebar, path}: Props) {
  const props = useMemo(() => ({tree: {sidebar, path}}), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

function SecondaryMenu({tree: {sidebar, path}}: {tree: Tree}) {
  const menu = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        level={1}
        onItemClick={(item) => {
          // A category without a page only opens.
          if (item.type === 'link' || (item.type === 'category' && item.href)) menu.toggle();
        }}
      />
    </ul>
  );
}
