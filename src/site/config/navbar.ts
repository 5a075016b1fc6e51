/** The top bar: two links, version, language, search; the theme adds logo, menu button and color-mode toggle. */
import type {NavbarItem} from '@docusaurus/theme-common';
import {provider} from '../../../provider';

export const navbar = {
  title: provider.name,
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
  items: [
    {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
    {type: 'docSidebar', sidebarId: 'apiRef', docsPluginId: 'apiRef', label: 'API Reference', position: 'left'},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      // With a single version the theme would draw a plain link; the entry below keeps it a menu.
      dropdownItemsAfter: provider.changelogUrl ? [{label: 'Release notes', href: provider.changelogUrl}] : [],
    },
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ] satisfies NavbarItem[],
};
