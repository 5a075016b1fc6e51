export type Product = 'batch' | 'realtime' | 'agents';

const PRODUCT_ADDRESSES: [Product, RegExp][] = [
  ['batch', /^\/(speech-to-text|api-ref)\/batch\//],
  ['realtime', /^\/(speech-to-text\/real-time\/|api-ref\/realtime)/],
  ['agents', /^\/(voice-agents-flow\/|api-ref\/flow)/],
];

/** Returns the product that a page of this site is about; `undefined` for pages about all of them. */
export function productOf(address: string): Product | undefined {
  return PRODUCT_ADDRESSES.find(([, beginning]) => beginning.test(address))?.[0];
}
