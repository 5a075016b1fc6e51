/** The name of a section, after the wave of its product, or of the product of all its hits (src/css/products.css). */
import siteConfig from '@generated/docusaurus.config';
import {productOf} from '@site/src/lib/productOf';
import {PRODUCT_SECTIONS} from '@site/src/lib/productSections';
import {pathOf} from '@site/src/lib/withBaseUrl';
import type {ReactNode} from 'react';
import {sitePath} from '../../address';

export function SectionName({name, urls}: {name: string; urls: string[]}): ReactNode {
  const [product] = Object.entries(PRODUCT_SECTIONS).find(([, section]) => section === name) ?? [];
  return (
    <span className="search-section" data-product={product ?? commonProduct(urls)}>
      {name}
    </span>
  );
}

function commonProduct(urls: string[]) {
  const [first, ...others] = new Set(urls.map((url) => productOf(pathOf(sitePath(url), siteConfig.baseUrl))));
  return others.length === 0 ? first : undefined;
}
