/** Ours: the theme's phone menu, drawn when it is first opened, and the bar at the foot, in a file of its own. */

import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import ThumbBar from '@site/src/components/ThumbBar';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import {useState} from 'react';

export default function Panel() {
  const {shown} = useNavbarMobileSidebar();
  const [isDrawn, setDrawn] = useState(shown);
  if (shown && !isDrawn) setDrawn(true);
  return (
    <>
      {isDrawn && (
        <NavbarMobileSidebarLayout
          header={<NavbarMobileSidebarHeader />}
          primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
          secondaryMenu={<NavbarMobileSidebarSecondaryMenu />}
        />
      )}
      <ThumbBar />
    </>
  );
}
