/**
 * Ejected: above the tree of the area that is read, the phone menu shows both areas; the theme hides them behind "Back to
 * main menu", which stays.
 */
import Translate from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import styles from './styles.module.css';

export default function NavbarMobileSidebarSecondaryMenu() {
  const items = useThemeConfig().navbar.items as (NavbarItemProps & {label?: string})[];
  const menu = useNavbarMobileSidebar();
  const {content, hide} = useNavbarSecondaryMenu();
  const areas = items.filter(({type}) => type === 'docSidebar');
  return (
    <>
      {items.length > 0 && (
        <button type="button" className="clean-btn navbar-sidebar__back" onClick={() => hide()}>
          <Translate
            id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
            description="The label of the back button to return to main menu, inside the mobile navbar sidebar secondary menu (notably used to display the docs sidebar)"
          >
            ← Back to main menu
          </Translate>
        </button>
      )}
      {/* ours: the areas */}
      <ul className={styles.areas}>
        {areas.map((item) => (
          <NavbarItem mobile {...item} key={item.label} onClick={() => menu.toggle()} />
        ))}
      </ul>
      {content}
    </>
  );
}
