import {describe, expect, it, vi} from 'vitest';
import {createTooltipGroup} from '../../../src/components/Tooltip/tooltipGroup';

describe('the tooltips of a page', () => {
  it('open after 200 ms, and at once within 300 ms after another one closed', () => {
    let now = 0;
    const group = createTooltipGroup(() => now);
    const first = () => undefined;
    expect(group.delay()).toBe(200);
    group.opened(first);
    expect(group.delay()).toBe(0);
    now = 1000;
    group.closed(first);
    now = 1299;
    expect(group.delay()).toBe(0);
    now = 1300;
    expect(group.delay()).toBe(200);
  });

  it('are open one at a time', () => {
    const group = createTooltipGroup();
    const first = vi.fn();
    group.opened(first);
    group.opened(() => undefined);
    expect(first).toHaveBeenCalledOnce();
  });
});
