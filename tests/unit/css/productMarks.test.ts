import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {waveDrawings} from '../../../src/content/waveDrawings';

const marks = [
  ...readFileSync('src/css/products.css', 'utf8').matchAll(/--site-mark: url\(".* d='M-2 14([^']+)'/g),
].map(([, drawing]) => drawing);

describe('the mark before the breadcrumbs', () => {
  it.each(['batch', 'realtime', 'agents'].map((product, index) => [product, marks[index]]))(
    'of %s is a piece of the wave that is drawn from a recording',
    (product, drawing) => {
      expect(drawing).toBeTruthy();
      expect(waveDrawings[product]).toContain(drawing);
    },
  );
});
