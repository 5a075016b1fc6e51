/**
 * Ejected: in theme-classic 3.10, the space bar does not open a category as its role promises, and `Collapsible` writes a style
 * attribute into the HTML, which the Content-Security-Policy stops. Here an entry is one component, and the current one is in
 * sight.
 */
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {scrollIntoList} from '@site/src/site/client/scroll';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import {type ComponentProps, memo, type RefObject, type SyntheticEvent, useEffect, useRef, useState} from 'react';

type Props = ComponentProps<typeof import('@theme/DocSidebarItems').default>;
type Item = Props['items'][number];
type CategoryItem = Extract<Item, {type: 'category'}>;
type LinkItem = Extract<Item, {type: 'link'}>;

/** The entries of one level. With `autoCollapseCategories`, opening a category closes the others. */
function DocSidebarItems({items, ...shared}: Props) {
  const {activePath} = shared;
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const visible = useVisibleSidebarItems(items, activePath);
  const [open, setOpen] = useState(() => visible.filter((item) => isOpenAtFirst(item, activePath)));

  // The reader came to another page by a link in the text: its category opens. Set while drawing, because an entry that
  // scrolls itself into sight has to find the menu as it stays.
  const [shownPath, setShownPath] = useState(activePath);
  if (activePath !== shownPath) {
    setShownPath(activePath);
    const active = visible.find((item) => item.type === 'category' && isActiveSidebarItem(item, activePath));
    if (active) setOpen(withOpened(open, active, autoCollapseCategories));
  }

  const toggle = (item: Item) => {
    setOpen((before) =>
      before.includes(item)
        ? before.filter((other) => other !== item)
        : withOpened(before, item, autoCollapseCategories),
    );
  };
  return visible.map((item) => {
    // The specification has links and categories.
    if (item.type === 'html') return null;
    const key = `${item.label} ${item.href}`;
    if (item.type === 'link') return <Entry key={key} item={item} {...shared} />;
    if (item.href && !item.linkUnlisted) {
      return <PageCategory key={key} item={item} isOpen={open.includes(item)} onToggle={toggle} {...shared} />;
    }
    return <Category key={key} item={item} isOpen={open.includes(item)} onToggle={toggle} {...shared} />;
  });
}

export default memo(DocSidebarItems);

const isOpenAtFirst = (item: Item, activePath: string) =>
  item.type === 'category' && (!item.collapsed || isActiveSidebarItem(item, activePath));

function withOpened(open: Item[], item: Item, isOnly: boolean): Item[] {
  if (open.includes(item)) return open;
  return isOnly ? [item] : [...open, item];
}

type Shared = Omit<Props, 'items'>;

function Entry({item, activePath, onItemClick}: Shared & {item: LinkItem}) {
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(item.href);
  const entry = useScrollToCurrent(isActive);
  return (
    <li ref={entry} className={clsx('menu__list-item', item.className)}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={item.autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={item.href}
        onClick={isInternal && onItemClick ? () => onItemClick(item) : undefined}
      >
        {item.label}
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}

type CategoryProps = Shared & {item: CategoryItem; isOpen: boolean; onToggle: (item: Item) => void};

/** Opens and closes. Without scripts it leads to its first page, whose sidebar has it open. */
function Category({item, isOpen, onToggle, ...shared}: CategoryProps) {
  const toggle = (event: SyntheticEvent) => {
    event.preventDefault();
    onToggle(item);
    shared.onItemClick?.(item);
  };
  return (
    <li className={clsx('menu__list-item', !isOpen && 'menu__list-item--collapsed', item.className)}>
      <div className="menu__list-item-collapsible">
        {/* Without scripts it is the link that its address says */}
        <a
          className={clsx(
            'menu__link menu__link--sublist menu__link--sublist-caret',
            isActiveSidebarItem(item, shared.activePath) && 'menu__link--active',
          )}
          href={findFirstSidebarItemLink(item)}
          role="button"
          aria-expanded={isOpen}
          onClick={toggle}
          onKeyDown={(event) => event.key === ' ' && toggle(event)}
        >
          {item.label}
        </a>
      </div>
      {isOpen && entriesOf(item, shared)}
    </li>
  );
}

/** A category with a page of its own: its label leads there and opens it, and the caret beside it only folds. */
function PageCategory({item, isOpen, onToggle, ...shared}: CategoryProps) {
  const isCurrent = isSamePath(item.href, shared.activePath);
  const follow = (event: SyntheticEvent) => {
    shared.onItemClick?.(item);
    // On the page itself there is nowhere to go, so that the label folds as the caret does.
    if (isCurrent) event.preventDefault();
    if (isCurrent || !isOpen) onToggle(item);
  };
  const entry = useScrollToCurrent(isCurrent);
  return (
    <li ref={entry} className={clsx('menu__list-item', !isOpen && 'menu__list-item--collapsed', item.className)}>
      <div className={clsx('menu__list-item-collapsible', isCurrent && 'menu__list-item-collapsible--active')}>
        <Link
          className={clsx(
            'menu__link menu__link--sublist',
            isActiveSidebarItem(item, shared.activePath) && 'menu__link--active',
          )}
          aria-current={isCurrent ? 'page' : undefined}
          to={item.href}
          onClick={follow}
        >
          {item.label}
        </Link>
        <button
          type="button"
          className="clean-btn menu__caret"
          aria-label={caretLabel(item.label, isOpen)}
          aria-expanded={isOpen}
          onClick={() => onToggle(item)}
        />
      </div>
      {isOpen && entriesOf(item, shared)}
    </li>
  );
}

const entriesOf = ({items}: CategoryItem, shared: Shared) => (
  <ul className="menu__list">
    <DocSidebarItems items={items} {...shared} />
  </ul>
);

function caretLabel(label: string, isOpen: boolean): string {
  return isOpen
    ? translate(
        {id: 'theme.DocSidebarItem.collapseCategoryAriaLabel', message: "Collapse sidebar category '{label}'"},
        {label},
      )
    : translate(
        {id: 'theme.DocSidebarItem.expandCategoryAriaLabel', message: "Expand sidebar category '{label}'"},
        {label},
      );
}

/** Scrolls the menu around an entry so that it is in sight when it becomes the current one. */
function useScrollToCurrent(isCurrent: boolean): RefObject<HTMLLIElement | null> {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const menu = entry.current?.closest<HTMLElement>('.menu');
    const link = entry.current?.querySelector<HTMLElement>('.menu__link');
    if (isCurrent && menu && link) scrollIntoList(menu, link);
  }, [isCurrent]);
  return entry;
}
