/** Short forms for what both sidebars are made of. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Product} from '../../lib/productOf';

const PRODUCT_SECTIONS: Record<Product, string> = {
  batch: 'Batch transcription',
  realtime: 'Real-time transcription',
  agents: 'Voice agents',
};

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

/** A part of the tree at its first level, drawn as a heading; only the one with the page that is read is open. */
export function section(label: string, items: SidebarItemConfig[]) {
  return {type: 'category' as const, label, className: 'sidebar-section', items};
}

/** A section with the color and the wave of the product that all of its pages are about (src/css/products.css). */
export function inProductColor(product: Product, items: ReturnType<typeof section>): SidebarItemConfig {
  return {...items, className: `${items.className} sidebar-${product}`};
}

export function productSection(product: Product, items: SidebarItemConfig[]): SidebarItemConfig {
  return inProductColor(product, section(PRODUCT_SECTIONS[product], items));
}

/** Pages of a section that belong together. */
export function group(label: string, items: SidebarItemConfig[]): SidebarItemConfig {
  return {type: 'category', label, items};
}

/** A link to another site, or nothing when the provider has no such place. */
export function optionalLink(label: string, href: string | undefined): SidebarItemConfig[] {
  return href ? [{type: 'link', label, href}] : [];
}

/** A reference page with its method as a badge, drawn by CSS from the class and spoken as part of the label. */
export function operation(id: string, label: string, method: 'get' | 'post' | 'delete'): SidebarItemConfig {
  return {type: 'doc', id, label, className: `api-method method-${method}`};
}

/** The same for a socket, in the color of its product. */
export function socket(id: string, label: string, product: Product): SidebarItemConfig {
  return {type: 'doc', id, label, className: `api-method method-wss sidebar-${product}`};
}

/** The same for a page that the specification keeps without a sidebar: an entry leads there all the same. */
export function operationLink(id: string, label: string): SidebarItemConfig {
  return {type: 'link', href: `/api-ref/${id}`, label, className: 'api-method method-get'};
}
