/** Labels of the top bar and the footer as the configuration has them, so that one test fails for a renamed item. */
import {footer} from '../../src/site/config/footer';
import {navbar} from '../../src/site/config/navbar';

function found<T>(what: string, value: T | undefined): T {
  if (value === undefined) throw new Error(`the configuration has no ${what}`);
  return value;
}

const sidebarLabel = (id: string) =>
  found(`item for the sidebar ${id}`, navbar.items.find((item) => 'sidebarId' in item && item.sidebarId === id)?.label);
const footerLinks = footer.links.flatMap(({items}) => items);

export const labels = {
  /** Of the items that lead to a sidebar, in their order. */
  sidebars: navbar.items.flatMap((item) => ('sidebarId' in item ? [String(item.label)] : [])),
  docs: String(sidebarLabel('docs')),
  reference: String(sidebarLabel('apiRef')),
  footerReference: found('link to the reference', footerLinks.find(({to}) => to === '/api-ref/')?.label),
};
