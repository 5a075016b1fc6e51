/** The faults of the console's menu: those that the emulator injects into a socket, by the contract of its API. */
import type {SocketContract} from '@speech-docs/protocol/rules';

export interface FaultChoice {
  /** As the emulator takes it; empty for none. */
  fault: string;
  group: 'connection' | 'close' | 'error';
  label: string;
  /** Whether the fault can be delayed until some seconds of audio. */
  canWait: boolean;
}

/** A temporary key that this service has not created: it counts as expired. */
export const EXPIRED_KEY = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjB9.expired';
export const EXPIRED = 'expired-key';

const CONNECTION: FaultChoice[] = [
  {fault: EXPIRED, group: 'connection', label: 'Expired key', canWait: false},
  {fault: '429', group: 'connection', label: 'Handshake gets HTTP 429', canWait: false},
  {fault: 'slow', group: 'connection', label: 'Slow network: the start takes 3 s', canWait: false},
  {fault: 'silence', group: 'connection', label: 'Silence: audio is confirmed, nothing is recognized', canWait: false},
  {fault: 'cut', group: 'connection', label: 'The connection breaks in a frame', canWait: true},
];

/** Close code of a service that fails; the emulator uses it even where the contract lists no codes. */
const SERVICE_FAILS = {code: 1011, reason: 'internal_error'};

/** Returns the faults of an API, in the order of the menu. */
export function faultMenu(contract: SocketContract): FaultChoice[] {
  const listed = contract['x-close-codes'];
  const codes = listed.length > 0 ? listed : [SERVICE_FAILS];
  return [
    ...CONNECTION,
    ...codes.map(({code, reason}) => ({
      fault: `${code}`,
      group: 'close' as const,
      label: `${code} ${reason}`,
      canWait: true,
    })),
    ...contract['x-errors'].map(({type}) => ({fault: type, group: 'error' as const, label: type, canWait: true})),
  ];
}
