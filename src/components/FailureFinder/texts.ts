/** What readers read in the box for errors. */
import {translate} from '@docusaurus/Translate';
import type {Found, Match} from '@speech-docs/protocol/failures/match';

export const texts = {
  label: () =>
    translate({
      id: 'component.FailureFinder.label',
      message: 'Error message or log',
      description: 'Label of the box into which readers paste an error',
    }),
  help: () =>
    translate({
      id: 'component.FailureFinder.help',
      message: 'Paste a response, a traceback, a close event, or a log. The text stays on this page.',
      description: 'What to paste into the box for errors, and that nothing is sent',
    }),
  withoutScript: () =>
    translate({
      id: 'component.FailureFinder.withoutScript',
      message: 'This box needs JavaScript. The tables on this page list every failure without it.',
      description: 'Below the box for errors while there is no script',
    }),
  loading: () =>
    translate({
      id: 'component.FailureFinder.loading',
      message: 'Loading the list of failures…',
      description: 'While the catalogue of failures is loaded',
    }),
  failed: () =>
    translate({
      id: 'component.FailureFinder.failed',
      message: 'The list of failures could not be loaded. Check your connection, then change the text to try again.',
      description: 'When the catalogue of failures cannot be loaded',
    }),
  found: ({matches, isForeign}: Found) => (matches.length === 0 ? nothing(isForeign) : best(matches[0])),
  more: () =>
    translate({
      id: 'component.FailureFinder.more',
      message: 'Other possible failures',
      description: 'Heading of the less likely failures',
    }),
  repeat: () =>
    translate({
      id: 'component.FailureFinder.repeat',
      message: 'Safe to repeat:',
      description: 'Before what can be sent again without harm',
    }),
  example: () =>
    translate({
      id: 'component.FailureFinder.example',
      message: 'What the service returns',
      description: 'Above the example of a failure',
    }),
};

function nothing(isForeign: boolean): string {
  return isForeign
    ? translate({
        id: 'component.FailureFinder.foreign',
        message: 'Nothing found: the text names another service.',
        description: 'When a pasted text has an address or an error of another service, and nothing of this one',
      })
    : translate({
        id: 'component.FailureFinder.nothing',
        message: 'Nothing found: the text contains no error that the API, the containers, or the network report.',
        description: 'When a pasted text has no known error',
      });
}

function best(match: Match | undefined): string {
  if (match && !match.isOurs) return assumed(match);
  return translate(
    {
      id: 'component.FailureFinder.best',
      message: 'Most likely: {name}. {reason}',
      description: 'Announced when a failure was found; the reason is a sentence',
    },
    {name: match ? titleOf(match.failure) : '', reason: match?.reason ?? ''},
  );
}

function assumed({failure, reason}: Match): string {
  return translate(
    {
      id: 'component.FailureFinder.assumed',
      message: 'Nothing in the text says which service it is from. If it is this one, most likely: {name}. {reason}',
      description: 'Announced when a failure was found in a text that any service could have caused',
    },
    {name: titleOf(failure), reason},
  );
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
