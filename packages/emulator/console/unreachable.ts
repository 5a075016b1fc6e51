/** What a session in the console cannot reach, with the reason; the page names it. */
import type {SocketContract} from '@speech-docs/protocol/rules/contract';

export interface Unreachable {
  what: string;
  reason: string;
}

/** HTTP statuses of a handshake that the console can get: an expired key, and a fault of the menu. */
const REACHED_STATUSES = [401, 429];

/** Returns the documented and the emulated endings that no session of the console has. */
export function unreachable(contract: SocketContract): Unreachable[] {
  const statuses = contract['x-handshake'].failures
    .map(({status}) => status)
    .filter((status) => !REACHED_STATUSES.includes(Number(status)));
  return [
    ...statuses.map((status) => ({
      what: `HTTP ${status}`,
      reason: 'The console always sends a valid handshake to an address that exists.',
    })),
    {what: 'Close code 1009', reason: 'The console sends no frame that is large enough.'},
  ];
}
