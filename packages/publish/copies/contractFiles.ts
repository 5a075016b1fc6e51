/** Contracts that other programs read, as the site serves them. */
export const CONTRACTS = [
  {path: '/contracts/batch.openapi.yaml', type: 'application/vnd.oai.openapi', page: '/api-ref/'},
  {
    path: '/contracts/realtime.asyncapi.yaml',
    type: 'application/vnd.aai.asyncapi',
    page: '/api-ref/realtime-transcription-websocket',
  },
  {
    path: '/contracts/flow.asyncapi.yaml',
    type: 'application/vnd.aai.asyncapi',
    page: '/api-ref/flow-voice-ai-websocket',
  },
];
