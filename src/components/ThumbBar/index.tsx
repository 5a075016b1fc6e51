/**
 * Within reach of the thumb, at the foot of a phone's window: menu, search, and the contents of the page. It is loaded with
 * the phone menu, so that other readers never download it, and it presses the buttons that the page has already.
 */
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Icon from '@site/src/components/Icon';
import clsx from 'clsx';
import {type ReactNode, useLayoutEffect, useState} from 'react';
import Contents from './Contents';
import styles from './styles.module.css';

export default function ThumbBar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const hasContents = useHasContents();
  return (
    <div className={clsx(styles.bar, shown && styles.hidden)}>
      <button type="button" aria-expanded={shown} onClick={toggle}>
        <Icon drawing="M4 7h16M4 12h16M4 17h16" />
        {translate({id: 'site.thumbBar.menu', message: 'Menu', description: 'Opens the menu, at the foot of a phone'})}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={openSearch}>
        <Icon drawing="M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.5 15.5 20 20" />
        {translate({
          id: 'site.thumbBar.search',
          message: 'Search',
          description: 'Opens the search dialog, at the foot of a phone',
        })}
      </button>
      {hasContents && <Contents />}
    </div>
  );
}

/** The button of the top bar opens the dialog, and loads it where it is not there yet. */
function openSearch(): void {
  document.querySelector<HTMLElement>('[data-early="search"]')?.click();
}

/** Whether the page that is shown has a list of its contents. */
function useHasContents(): boolean {
  const {pathname} = useLocation();
  const [has, setHas] = useState(false);
  // Before it is painted: a third button would move the others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have none
  useLayoutEffect(() => setHas(document.querySelector('.theme-doc-markdown h2[id]') !== null), [pathname]);
  return has;
}
