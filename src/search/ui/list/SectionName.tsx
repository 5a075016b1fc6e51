/** The name of a section, after the wave of its product (src/css/products.css). */
import {PRODUCT_SECTIONS} from '@site/src/lib/productSections';
import type {ReactNode} from 'react';

export function SectionName({name}: {name: string}): ReactNode {
  const [product] = Object.entries(PRODUCT_SECTIONS).find(([, section]) => section === name) ?? [];
  return (
    <span className="search-section" data-product={product}>
      {name}
    </span>
  );
}
