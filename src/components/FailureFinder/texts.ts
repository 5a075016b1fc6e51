/** What readers read in the box for errors. */
import {translate} from '@docusaurus/Translate';
import type {Found, Match} from '@speech-docs/protocol/failures';

export const texts = {
  label: translate({message: 'Error message or log'}),
  help: translate({message: 'Paste a response, a traceback, a close event, or a log. The text stays on this page.'}),
  tryExample: translate({message: 'Try an example'}),
  anyService: translate({message: 'The text does not say which service it is from.'}),
  action: translate({message: 'What to do'}),
  withoutScript: translate({
    message: 'This box needs JavaScript. The tables on this page list every failure without it.',
  }),
  status: {
    idle: '',
    loading: translate({message: 'Loading the list of failures…'}),
    failed: translate({
      message: 'The list of failures could not be loaded. Check your connection, then change the text to try again.',
    }),
  },
  found: ({matches: [first], isForeign}: Found) => (first ? best(first) : nothing(isForeign)),
  lists: [
    {to: '/api-ref/#recovery-sockets', text: translate({message: 'Close codes and types'})},
    {to: '/api-ref/#statuses', text: translate({message: 'Statuses'})},
    {to: '/api-ref/#network', text: translate({message: 'Connection problems'})},
  ],
  more: translate({message: 'Other possible failures'}),
  repeat: translate({message: 'Safe to repeat'}),
  details: translate({message: 'Appears with'}),
  example: translate({message: 'What the service returns'}),
};

function nothing(isForeign: boolean): string {
  return isForeign
    ? translate({message: 'Nothing found: the text names another service.'})
    : translate({
        message: 'Nothing found: the text contains no error that the API, the containers, or the network report.',
      });
}

function best({failure, reason}: Match): string {
  return translate({message: 'Most likely: {name}. {reason}'}, {name: titleOf(failure), reason});
}

const APIS = {
  batch: 'Batch API',
  realtime: 'Real-time API',
  flow: 'Flow API',
  container: 'Container',
  network: 'Network',
  client: 'Your program',
} as const;

/** Returns the name of a failure with its API, such as `Real-time API, close code 1008`. */
export function titleOf({id, api, kind, name, codes: [code]}: Match['failure']): string {
  if (code === undefined && name === null) return `${APIS[api]}, no response`;
  if (kind === 'close') return `${APIS[api]}, ${id.endsWith('.other') ? 'another close code' : `close code ${code}`}`;
  if (kind === 'key') return `${APIS[api]}, request for a temporary key, status ${code}`;
  if (kind === 'handshake' || name === null) return `${APIS[api]}, status ${code}`;
  if (kind === 'network' || kind === 'client') return `${APIS[api]}: ${name}`;
  return `${APIS[api]}, ${kind === 'warning' ? 'warning ' : ''}${name}`;
}
