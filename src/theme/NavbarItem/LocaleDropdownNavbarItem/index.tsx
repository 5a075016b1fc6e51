/** Wraps @theme/NavbarItem/LocaleDropdownNavbarItem: React 19 keeps the links of the built HTML, and those of `404.html` lead to `/404`. */
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {ComponentProps} from 'react';

export default function LocaleDropdownNavbarItem(props: ComponentProps<typeof LocaleDropdown>) {
  return <LocaleDropdown key={`${useIsBrowser()}`} {...props} />;
}
