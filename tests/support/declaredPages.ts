/** What files, front matter, and sidebars declare about every page: the built site is compared with it. */
import sidebarsDocs from '../../sidebars';
import sidebarsApiRef from '../../sidebarsApiRef';
import {readSourcePages, type SourcePage, type Tree} from '../../src/lib/sourcePages.server';

export interface DeclaredPage {
  /** Address from the root of the site, exactly as it is served. */
  path: string;
  kind: 'guide' | 'reference' | 'category' | 'search';
  /** The sidebar beside the page; `null` when it has none. */
  sidebar: Tree | null;
  /** Its first heading. */
  title: string;
  /** Text of the sidebar's entry; `null` when no entry leads to the page. */
  sidebarLabel: string | null;
}

interface Item {
  type?: string;
  id?: string;
  label?: string;
  items?: readonly (Item | string)[];
  link?: {type: string; id?: string};
}

const ITEMS: Record<Tree, Item[]> = {
  docs: itemsOf(sidebarsDocs.docs as readonly (Item | string)[]),
  apiRef: itemsOf(sidebarsApiRef.apiRef as readonly (Item | string)[]),
};

/** The search theme makes this page; no file declares it. */
const SEARCH = {
  path: '/search',
  kind: 'search',
  sidebar: null,
  title: 'Search the documentation',
  sidebarLabel: null,
} as const;

/** Returns every page of the site. */
export function declaredPages(): DeclaredPage[] {
  return [...PAGES];
}

const PAGES = [...readSourcePages().map(withSidebar), SEARCH];

function withSidebar({tree, id, address, title, label, displayedSidebar}: SourcePage): DeclaredPage {
  const entry = ITEMS[tree].find((item) => item.type === 'doc' && item.id === id);
  const isCategory = ITEMS[tree].some(({link}) => link?.id === id);
  return {
    path: address,
    kind: isCategory ? 'category' : tree === 'docs' ? 'guide' : 'reference',
    sidebar: entry || isCategory ? tree : ((displayedSidebar as Tree | undefined) ?? null),
    title,
    sidebarLabel: entry ? (entry.label ?? label) : null,
  };
}

function itemsOf(items: readonly (Item | string)[]): Item[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [{type: 'doc', id: item}];
    return [item, ...itemsOf(item.items ?? [])];
  });
}
