/** Drawings of speech over time: what is drawn is what was recorded. */
import {describe, expect, it} from 'vitest';
import {laneDrawings} from '../../../src/content/laneDrawings';

type Lane = {name: string; path: string};

const lanesOf = (name: string): Lane[] => JSON.parse(laneDrawings[name] ?? '').lanes;
/** The places where strokes begin: `M` goes to a place, `m` goes on from the last one. */
function startsOf(path: string): number[] {
  let at = 0;
  return [...path.matchAll(/([Mm])(\d+)[ -]/g)].map(([, move, x]) => {
    at = move === 'M' ? Number(x) : at + Number(x);
    return at;
  });
}

describe('a drawing of speech over time', () => {
  it('has no mark beyond its axis', () => {
    for (const name of Object.keys(laneDrawings)) {
      for (const {path} of lanesOf(name)) {
        const starts = startsOf(path);
        expect(starts.length, name).toBeGreaterThan(0);
        expect(Math.max(...starts), name).toBeLessThanOrEqual(1000);
      }
    }
  });

  it('has one voice at a time in the recording of two speakers', () => {
    const [first = [], second = []] = lanesOf('speakers').map(({path}) => startsOf(path));
    const middle = first.filter((start) => start > Math.min(...second) && start < Math.max(...second));
    expect(middle).toEqual([]);
  });

  it('shows longer waits for a longer max_delay', () => {
    const slowest = lanesOf('delays').map(({path}) => Math.max(...startsOf(path)));
    expect(slowest).toEqual([...slowest].sort((left, right) => left - right));
  });
});
