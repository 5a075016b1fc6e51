/** Ejected: the button needs a mark, so that a tap before the page has come to life is kept (src/site/client/earlyScript.ts). */

import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import IconMenu from '@theme/Icon/Menu';

export default function NavbarMobileSidebarToggle() {
  const {toggle, shown} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      data-early="menu" // ours
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description: 'The ARIA label for hamburger menu button of mobile navigation',
      })}
      aria-expanded={shown}
      onClick={toggle}
    >
      <IconMenu />
    </button>
  );
}
