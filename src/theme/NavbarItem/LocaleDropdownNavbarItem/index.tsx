/** Wraps @theme/NavbarItem/LocaleDropdownNavbarItem: hydration by React 19 keeps the built links, of unknown addresses to `/404`. */
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {ComponentProps} from 'react';

export default function LocaleDropdownNavbarItem(props: ComponentProps<typeof LocaleDropdown>) {
  return <LocaleDropdown key={`${useIsBrowser()}`} {...props} />;
}
