import type {Product} from './productOf';

/** The section of the sidebar, and of search results, that each product has. */
export const PRODUCT_SECTIONS = {
  batch: 'Batch transcription',
  realtime: 'Real-time transcription',
  agents: 'Voice agents',
} as const satisfies Record<Product, string>;
