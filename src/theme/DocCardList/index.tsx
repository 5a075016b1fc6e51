/**
 * Ejected: the theme's cards carry emoji, which not every system can draw, and cut descriptions off after one line.
 * The pages below a category are the site's own cards instead.
 */
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import type {Props} from '@theme/DocCardList';
import type {ComponentProps} from 'react';

type Item = NonNullable<Props['items']>[number];

function ItemCard({item}: {item: Item}) {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  if (!href) return null;
  // A category that says nothing of itself names what is in it.
  const inside = item.type === 'category' ? item.items.flatMap((page) => ('label' in page ? [page.label] : [])) : [];
  return (
    <Card title={item.label} href={href}>
      {item.description ?? doc?.description ?? inside.join(' · ')}
    </Card>
  );
}

function SiblingCards(props: Omit<ComponentProps<typeof DocCardList>, 'items'>) {
  return <DocCardList {...props} items={useCurrentSidebarSiblings()} />;
}

export default function DocCardList({items, ...props}: Props) {
  if (!items) return <SiblingCards {...props} />;
  return (
    <Cards>
      {filterDocCardListItems(items).map((item) => (
        <ItemCard key={item.type === 'html' ? item.value : item.label} item={item} />
      ))}
    </Cards>
  );
}
