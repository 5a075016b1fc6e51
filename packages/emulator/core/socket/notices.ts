/** Texts of `Info` and `Warning` that contain numbers. */
import type {Fields} from '@speech-docs/protocol/rules/contract';

/** Returns the details of `concurrent_session_usage`. */
export function usageOf(usage: number, quota: number, now: number): Fields {
  const reason = `${usage} concurrent sessions active out of quota ${quota}`;
  return {reason, usage, quota, last_updated: `${new Date(now).toISOString().slice(0, 19)}Z`, region: 'eu'};
}

/** The first two numbers of the contract's example are the minutes left and the minutes passed. */
export function fillMinutes(reason: string, left: number, passed: number): string {
  const values = [left, passed];
  return reason.replace(/\d+/g, (number) => `${values.shift() ?? number}`);
}
