import type {SocketApi} from './rules/contract';

export const SOCKET_PAGES = {
  realtime: '/api-ref/realtime-transcription-websocket',
  flow: '/api-ref/flow-voice-ai-websocket',
} as const satisfies Record<SocketApi, string>;

export const SOCKET_PATHS: Record<SocketApi, string> = {realtime: '/v2', flow: '/v1/flow'};
