/**
 * Ejected: the theme marks the area of a page by its sidebar, so that a page without one belongs to none. Here each area
 * is a plugin of its own, and every page of it counts.
 */
import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {ComponentProps} from 'react';

type Props = ComponentProps<typeof import('@theme/NavbarItem/DocSidebarNavbarItem').default>;

export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props) {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link) throw new Error(`Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`);
  return (
    <DefaultNavbarItem
      exact
      {...props}
      // ours: also without a sidebar
      isActive={() => activeDoc !== undefined && (activeDoc.sidebar ?? sidebarId) === sidebarId}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
