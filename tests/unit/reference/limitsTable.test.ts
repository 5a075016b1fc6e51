import {describe, expect, it} from 'vitest';
import {limits, listLimits} from '../../../data/limits';

import {limitErrorText} from '../../../src/lib/limitErrorText';
import {limitRows, shownValue} from '../../../src/reference/facts/limits';

describe('the rows of a limits table', () => {
  it('come in the order that the page names, groups with all their limits', () => {
    const paths = limitRows('containers', 'realtimeSessions, userId').map((row) => row.path);
    expect(paths).toEqual(['containers.realtimeSessions', 'containers.userId.min', 'containers.userId.max']);
  });

  it('are the whole area when the page names none', () => {
    expect(limitRows('batch')).toHaveLength(listLimits(limits.batch).length);
  });

  it('stop the build on a name that no limit has', () => {
    expect(() => limitRows('batch', 'retention')).toThrow('no "batch.retention"');
  });

  it('give the figure alone where the name of the limit says what it counts', () => {
    expect(shownValue(limits.batch.statusReadsPerSecond)).toBe('50');
    expect(shownValue(limits.batch.concurrentJobs)).toBe('20,000');
    expect(shownValue(limits.batch.maxUploadBytes)).toBe('1 GB');
    expect(shownValue(limits.batch.callbackUrls)).toBe('3 callback URLs');
  });

  it('name the exact error of each way in which a limit responds', () => {
    expect(limitErrorText({via: 'http', status: 400, error: 'Job rejected'})).toBe('HTTP `400`, `Job rejected`');
    expect(limitErrorText({via: 'http', status: 429})).toBe('HTTP `429`');
    expect(limitErrorText({via: 'socket', type: 'idle_timeout', closeCode: 1008})).toBe(
      'Error `idle_timeout`, close code `1008`',
    );
    expect(limitErrorText({via: 'transcript', list: 'metadata.errors', type: 'failed', message: ''})).toBe(
      '`failed` in `metadata.errors`',
    );
    expect(limitErrorText(undefined)).toBe('None');
  });
});
