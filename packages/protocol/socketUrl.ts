import {provider} from './facts';
import type {SocketApi} from './rules/contract';
import {SOCKET_PATHS} from './socketPaths';

/** Returns the address of a socket in the cloud. */
export function socketUrl(api: SocketApi): string {
  const host = {realtime: `eu.${provider.realtimeHost}`, flow: provider.flowHost}[api];
  return `wss://${host}${SOCKET_PATHS[api]}`;
}
