import type {SocketApi} from './rules/contract';

export const SOCKET_PATHS: Record<SocketApi, string> = {realtime: '/v2', flow: '/v1/flow'};
