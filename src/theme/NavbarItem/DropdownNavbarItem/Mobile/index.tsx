/** Wraps: a dropdown's form in the phone menu is loaded with that menu, not with every page. */
import {type ComponentProps, lazy, Suspense} from 'react';

const Original = lazy(
  () => import(/* webpackChunkName: "menu" */ '@theme-original/NavbarItem/DropdownNavbarItem/Mobile'),
);

type Props = ComponentProps<typeof import('@theme/NavbarItem/DropdownNavbarItem/Mobile').default>;

export default function DropdownNavbarItemMobile(props: Props) {
  return (
    <Suspense fallback={null}>
      <Original {...props} />
    </Suspense>
  );
}
