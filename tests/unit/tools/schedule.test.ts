import {describe, expect, it} from 'vitest';
import {schedule, type Task} from '../../../tools/schedule';

/** Runs the tasks on `cores` and returns, for each, which others were running when it started. */
async function company(tasks: readonly Task[], cores: number): Promise<Record<string, string[]>> {
  const running = new Set<string>();
  const seen: Record<string, string[]> = {};
  await schedule(tasks, cores, async ({name}) => {
    seen[name] = [...running];
    running.add(name);
    await new Promise(setImmediate);
    running.delete(name);
  });
  return seen;
}

describe('the groups of a test run', () => {
  it('share the cores, in the order in which they are listed', async () => {
    const tasks = ['build', 'types', 'unit'].map((name) => ({name, cores: 1}));
    const seen = await company(tasks, 2);
    expect(Object.keys(seen)).toEqual(['build', 'types', 'unit']);
    expect(seen.types).toEqual(['build']);
    expect(seen.unit?.length).toBeLessThan(2);
  });

  it('wait for those that they need, and let others go first', async () => {
    const tasks = [
      {name: 'browser', cores: 1, after: ['build']},
      {name: 'types', cores: 1},
      {name: 'build', cores: 1},
    ];
    expect(await company(tasks, 2)).toEqual({types: [], build: ['types'], browser: []});
  });

  it('do not wait for groups that are not part of the run', async () => {
    expect(await company([{name: 'browser', cores: 1, after: ['build']}], 2)).toEqual({browser: []});
  });

  it('run alone when they need more cores than there are', async () => {
    const tasks = [
      {name: 'unit', cores: 1},
      {name: 'browser', cores: 4},
    ];
    expect(await company(tasks, 2)).toEqual({unit: [], browser: []});
  });

  it('are named when they wait for one another', async () => {
    const tasks = [
      {name: 'hen', cores: 1, after: ['egg']},
      {name: 'egg', cores: 1, after: ['hen']},
    ];
    await expect(company(tasks, 2)).rejects.toThrow('hen, egg');
  });
});
