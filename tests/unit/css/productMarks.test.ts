import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {waveDrawings} from '../../../src/content/waveDrawings';

const marks = [...readFileSync('src/css/products.css', 'utf8').matchAll(/--site-mark: path\('M0 (.+)'\)/g)].map(
  ([, path = '']) => path,
);

/** The middle and the height of each bar of a mark, in pixels. */
function barsOfMark(path: string): string[] {
  let top = 0;
  return path.split('h-2z').flatMap((bar) => {
    const [, step, height] = bar.match(/^(?:m3 ?)?(-?\d+)h2v(\d+)$/)?.map(Number) ?? [];
    if (step === undefined || height === undefined) return bar === '' ? [] : [`unknown: ${bar}`];
    top += step;
    return [`${top + height / 2} ${height}`];
  });
}

/** The same of a wave at three quarters of its size, with the round ends of its strokes, in even heights around 10. */
function barsOfWave(drawing: string): string[] {
  return [...drawing.matchAll(/m4 ?(-?\d+)(?:v(\d+)|h)/g)].map(([, start, length = '0']) => {
    const middle = 10 + 0.75 * (Number(start) + Number(length) / 2);
    return `${middle} ${2 * Math.round((0.75 * Number(length) + 2) / 2)}`;
  });
}

describe('the mark before the breadcrumbs', () => {
  it.each(['batch', 'realtime', 'agents'].map((product, index) => [product, marks[index] ?? '']))(
    'of %s is a piece of the wave that is drawn from a recording',
    (product, mark) => {
      expect(barsOfMark(mark)).toHaveLength(7);
      expect(barsOfWave(waveDrawings[product] ?? '').join()).toContain(barsOfMark(mark).join());
    },
  );
});
