/**
 * Wraps @theme/DocSidebarItem/Category: the heading over pages is drawn as a link without an address, which no key
 * reaches and no search engine follows. Here it is text; categories that open and close stay as they are.
 * Remove when: the theme draws a heading that neither opens nor leads anywhere as text.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import clsx from 'clsx';
import type {ComponentProps} from 'react';

export default function DocSidebarItemCategoryWrapper(props: ComponentProps<typeof DocSidebarItemCategory>) {
  const {item, level, activePath, onItemClick} = props;
  if (item.collapsible || item.href) return <DocSidebarItemCategory {...props} />;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <span className="sidebar-heading">{item.label}</span>
      <ul className="menu__list">
        <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} onItemClick={onItemClick} />
      </ul>
    </li>
  );
}
