/** One mistake is one finding: what follows from it, or repeats it, is counted with it. */
import type {Violation} from '../rules/tracker';

export interface Finding {
  broken: Violation;
  consequences: number;
}

/** States before the session has started, in which later frames fail for the same reason. */
const BEFORE_START = new Set(['connected', 'starting']);
const FOLLOWING = new Set(['order', 'frequency', 'close', 'enabled', 'channel']);

/** Returns the findings; `stateAt` is the state in which a frame was judged. */
export function groupViolations(all: readonly Violation[], stateAt: (frame: number) => string | undefined): Finding[] {
  const found: Finding[] = [];
  for (const broken of all) {
    const lead = found.find((one) => isConsequence(broken, one.broken, stateAt));
    if (lead) lead.consequences += 1;
    else found.push({broken, consequences: 0});
  }
  return found;
}

function isConsequence(broken: Violation, lead: Violation, stateAt: (frame: number) => string | undefined): boolean {
  const state = stateAt(lead.frame);
  if (lead.frame === 0 || state === undefined) return false;
  const isLater = broken.frame > lead.frame || broken.frame === 0;
  const isStuck =
    BEFORE_START.has(state) &&
    FOLLOWING.has(broken.rule.kind) &&
    (broken.frame === 0 || stateAt(broken.frame) === state);
  const isRepeated =
    broken.rule.id === lead.rule.id &&
    broken.field === lead.field &&
    (BEFORE_START.has(state) || stateAt(broken.frame) === state);
  return isLater && (isStuck || isRepeated);
}
