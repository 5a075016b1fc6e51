/** The same messages over WebRTC: only what replaces the handshake. */

import type {Contract} from '@speech-docs/protocol/contracts/parsed';
import type {RootContent} from 'mdast';
import {formatJson} from '../../lib/jsonText';
import {messageAnchor} from '../messages';
import {anchor, fieldOf} from '../model';
import {blocks, words} from '../prose';
import type {Schema} from '../types';
import {fieldTree, type Surroundings} from './fieldTree';
import {code, element, fence, heading, link, list, paragraph, strong, table} from './nodes';

interface WebRtc {
  description: string;
  method: string;
  url: string;
  headers: {name: string; value: string; description: string}[];
  body: {schema: string; description: string; example: unknown};
  response: (Schema & {name: string})[];
  responseExample: unknown;
  send: string;
  receive: string;
  end: string;
}

/** Returns the section on WebRTC. */
export function webrtcSection(contract: Contract, around: Surroundings): RootContent[] {
  const rtc: WebRtc = contract.root['x-webrtc'];
  const response = anchor(
    rtc.response.map(({name, ...schema}) => fieldOf(contract, name, schema, false)),
    'webrtc-response',
  );
  return [
    heading(2, 'WebRTC', 'webrtc'),
    ...blocks(rtc.description),
    element('MethodLine', {method: rtc.method, url: rtc.url}),
    table(
      ['Header', 'Value', 'Meaning'],
      rtc.headers.map(({name, value, description}) => [[code(name)], [code(value)], words(description)]),
    ),
    paragraph(link(`#${messageAnchor(rtc.body.schema)}`, code(rtc.body.schema)), ': ', ...words(rtc.body.description)),
    fence('json', formatJson(rtc.body.example), 'title="Request body"'),
    paragraph('The response says where to connect:'),
    fieldTree(response, around),
    fence('json', formatJson(rtc.responseExample), 'title="Response body"'),
    list([
      [strong('Send:'), ' ', ...words(rtc.send)],
      [strong('Receive:'), ' ', ...words(rtc.receive)],
      [strong('End:'), ' ', ...words(rtc.end)],
    ]),
  ];
}
