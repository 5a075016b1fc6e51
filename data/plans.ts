/** The plans, with what each may use. The figures are in limits.ts; this file only combines them. */
import {type Limit, limits} from './limits';

export interface Plan {
  id: 'free' | 'paid' | 'enterprise';
  name: string;
  realtimeSessions: Limit;
}

const names = {free: 'Free', paid: 'Pro', enterprise: 'Enterprise'} as const;

function plan(id: Plan['id']): Plan {
  return {
    id,
    name: names[id],
    realtimeSessions: limits.realtime.sessions[id],
  };
}

/** All plans, the smallest first. */
export const plans: readonly Plan[] = [plan('free'), plan('paid'), plan('enterprise')];
