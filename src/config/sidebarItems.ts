/** Short forms for what both sidebars are made of. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

/** A heading over pages: always open, not clickable. */
export function section(label: string, items: SidebarItemConfig[]) {
  return {type: 'category' as const, label, collapsible: false, collapsed: false, className: 'sidebar-section', items};
}

/** A link to another site, or nothing when the provider has no such place. */
export function link(label: string, href: string | undefined): SidebarItemConfig[] {
  return href ? [{type: 'link', label, href}] : [];
}

/** A reference page with its method as a badge, drawn by CSS from the class and spoken as part of the label. */
export function operation(id: string, label: string, method: 'get' | 'post' | 'delete' | 'wss'): SidebarItemConfig {
  return {type: 'doc', id, label, className: `api-method api-method-${method}`, customProps: {method}};
}
