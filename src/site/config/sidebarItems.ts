/** Short forms for what both sidebars are made of. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Product} from '../../lib/productOf';

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

/** A part of the tree at its first level, drawn as a heading; only the one with the page that is read is open. */
export function section(label: string, items: SidebarItemConfig[]) {
  return {type: 'category' as const, label, className: 'sidebar-section', items};
}

/** A section with the color and the wave of a product (src/css/products.css). */
export function productSection(product: Product, label: string, items: SidebarItemConfig[]): SidebarItemConfig {
  return {...section(label, items), className: `sidebar-section sidebar-${product}`};
}

/** Pages of a section that belong together. */
export function group(label: string, items: SidebarItemConfig[]): SidebarItemConfig {
  return {type: 'category', label, items};
}

/** A heading over pages that are always shown; not clickable. */
export function heading(label: string, items: SidebarItemConfig[]): SidebarItemConfig {
  return {...section(label, items), collapsible: false, collapsed: false};
}

/** A link to another site, or nothing when the provider has no such place. */
export function link(label: string, href: string | undefined): SidebarItemConfig[] {
  return href ? [{type: 'link', label, href}] : [];
}

/** A reference page with its method as a badge, drawn by CSS from the class and spoken as part of the label. */
export function operation(id: string, label: string, method: 'get' | 'post' | 'delete' | 'wss'): SidebarItemConfig {
  return {type: 'doc', id, label, className: `api-method api-method-${method}`, customProps: {method}};
}

/** The same for a page that the specification keeps without a sidebar: an entry leads there all the same. */
export function loneOperation(id: string, label: string): SidebarItemConfig {
  return {type: 'link', href: `/api-ref/${id}`, label, className: 'api-method api-method-get'};
}
