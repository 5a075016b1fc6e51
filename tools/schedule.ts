/** Runs tasks side by side as far as the machine's cores go, each after those that it needs. */

export interface Task {
  name: string;
  /** Tasks that must have ended first; those that are not part of this run do not count. */
  after?: readonly string[];
  /** How many cores it keeps busy; a task that needs more than there are runs alone. */
  cores: number;
}

/**
 * Starts every task as soon as its turn comes and ends when all have ended. Of the tasks that can start, the one that is
 * listed first does. `start` must not reject: what went wrong is part of the result.
 */
export async function schedule<T extends Task>(
  tasks: readonly T[],
  cores: number,
  start: (task: T) => Promise<void>,
): Promise<void> {
  const waiting = new Set(tasks);
  const running = new Map<T, Promise<void>>();
  const isOver = (name: string) => ![...waiting, ...running.keys()].some((task) => task.name === name);
  const isFree = (task: T) =>
    running.size === 0 || [...running.keys(), task].reduce((sum, one) => sum + one.cores, 0) <= cores;

  while (waiting.size > 0 || running.size > 0) {
    const next = [...waiting].find((task) => isFree(task) && (task.after ?? []).every(isOver));
    if (next) {
      waiting.delete(next);
      running.set(
        next,
        start(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These tasks wait for one another: ${[...waiting].map(({name}) => name).join(', ')}`);
    }
  }
}
