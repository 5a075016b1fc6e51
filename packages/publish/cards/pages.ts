/** Which pages get a card, and what each says: title and section come from the documents and their sidebars. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

export interface CardPage {
  /** The page's address, base URL and language included. */
  path: string;
  title: string;
  /** The label of the part of the sidebar that has the page. */
  section?: string;
}

/** Returns all pages that documents and categories make. */
export function cardPages(contents: readonly LoadedContent[]): CardPage[] {
  return contents.flatMap(({loadedVersions}) => loadedVersions.flatMap(pagesOf));
}

function pagesOf({docs, sidebars}: Version): CardPage[] {
  const sections = new Map<string, string>();
  const categories: CardPage[] = [];
  for (const part of Object.values(sidebars).flat()) {
    if (part.type !== 'category') continue;
    for (const item of itemsOf(part)) {
      // A page in two parts belongs to the one that lists it as its own, not to the one that links to it.
      if (item.type === 'doc' || item.type === 'ref') sections.set(item.id, part.label);
      else if (item.type === 'link') sections.set(item.href, sections.get(item.href) ?? part.label);
      else if (item.type === 'category' && item.link?.type === 'generated-index') {
        const {permalink, title = item.label} = item.link;
        categories.push({path: permalink, title, ...(title !== part.label && {section: part.label})});
      }
    }
  }
  const documents = docs
    .filter(({draft}) => !draft)
    .map(({id, permalink, title}) => {
      const section = sections.get(id) ?? sections.get(permalink);
      return {path: permalink, title, ...(section && {section})};
    });
  return [...documents, ...categories];
}

function itemsOf(item: SidebarItem): SidebarItem[] {
  return [item, ...(item.type === 'category' ? item.items.flatMap(itemsOf) : [])];
}
