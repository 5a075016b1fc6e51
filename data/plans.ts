/**
 * The kinds of account, with what each may use. The figures stand in limits.ts; this file only brings them together.
 */
import {type Limit, limits} from './limits';

export interface Plan {
  id: 'free' | 'paid' | 'enterprise';
  name: string;
  batchStandardHours: Limit;
  batchEnhancedHours: Limit;
  realtimeHours: Limit;
  realtimeSessions: Limit;
  flowHours: Limit;
  flowSessions: Limit;
}

const names = {free: 'Free', paid: 'Paid', enterprise: 'Enterprise'} as const;

function plan(id: Plan['id']): Plan {
  return {
    id,
    name: names[id],
    batchStandardHours: limits.batch.monthlyHours[id].standard,
    batchEnhancedHours: limits.batch.monthlyHours[id].enhanced,
    realtimeHours: limits.realtime.monthlyHours[id],
    realtimeSessions: limits.realtime.sessions[id],
    flowHours: limits.flow.monthlyHours[id],
    flowSessions: limits.flow.sessions[id],
  };
}

/** All plans, the smallest first. */
export const plans: readonly Plan[] = [plan('free'), plan('paid'), plan('enterprise')];
