import {SOCKET_PAGES} from '@speech-docs/protocol/socketPages';

/** Contracts that other programs read, as the site serves them. */
export const CONTRACTS = [
  {path: '/contracts/batch.openapi.yaml', type: 'application/vnd.oai.openapi', page: '/api-ref/'},
  {
    path: '/contracts/realtime.asyncapi.yaml',
    type: 'application/vnd.aai.asyncapi',
    page: SOCKET_PAGES.realtime,
  },
  {
    path: '/contracts/flow.asyncapi.yaml',
    type: 'application/vnd.aai.asyncapi',
    page: SOCKET_PAGES.flow,
  },
];
