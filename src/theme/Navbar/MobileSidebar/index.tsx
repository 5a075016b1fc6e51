/**
 * Ejected: the theme puts the whole phone menu into the main script. Here it is loaded where the window is narrow, after
 * the page has come to life, and a desktop reader never downloads it. Escape closes it, which the theme forgot.
 */
import {useLockBodyScroll, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import BlockErrorBoundary from '@site/src/components/BlockErrorBoundary';
import {lazy, Suspense, useEffect} from 'react';

const Panel = lazy(() => import(/* webpackChunkName: "menu" */ '@site/src/theme/Navbar/MobileSidebar/Panel'));

export default function NavbarMobileSidebar() {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  useLockBodyScroll(shown);
  useEffect(() => {
    if (!shown) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [shown, toggle]);
  if (!shouldRender) return null;
  return (
    <BlockErrorBoundary quiet>
      <Suspense fallback={null}>
        <Panel />
      </Suspense>
    </BlockErrorBoundary>
  );
}
