/**
 * The language menu, drawn anew in the browser: `404.html` is built for the address `/404`, and hydration (React 19) keeps
 * the links of the HTML, which would lead every unknown address there.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {ComponentProps} from 'react';

export default function LocaleDropdownNavbarItem(props: ComponentProps<typeof LocaleDropdown>) {
  return <LocaleDropdown key={`${useIsBrowser()}`} {...props} />;
}
