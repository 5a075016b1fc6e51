/** The same messages over WebRTC: only what replaces the handshake. */
import type {Contract} from '@speech-docs/protocol/contracts';
import {formatJson} from '../../lib/jsonText';
import {messageAnchor} from '../messages';
import {fieldTree, type RenderContext} from './fieldTree';
import {type Named, type Parameter, parameterFields} from './handshake';
import {type Content, code, fence, heading, jsx, link, list, table} from './nodes';

interface WebRtc {
  description: string;
  method: string;
  url: string;
  headers: Named[];
  body: {schema: string; description: string; example: unknown};
  response: Parameter[];
  responseExample: unknown;
  send: string;
  receive: string;
  end: string;
}

export function webrtcSection(contract: Contract, context: RenderContext): Content {
  const rtc: WebRtc = contract.root['x-webrtc'];
  return [
    heading(2, 'WebRTC', 'webrtc'),
    rtc.description,
    jsx('MethodLine', {method: rtc.method, url: rtc.url}),
    table(
      ['Header', 'Value', 'Meaning'],
      rtc.headers.map(({name, value, description}) => [code(name), code(value), description]),
    ),
    `${link(`#${messageAnchor(rtc.body.schema)}`, code(rtc.body.schema))}: ${rtc.body.description}`,
    fence('json', formatJson(rtc.body.example), 'title="Request body"'),
    'The response says where to connect:',
    fieldTree(parameterFields(contract, rtc.response, 'webrtc-response'), context),
    fence('json', formatJson(rtc.responseExample), 'title="Response body"'),
    list([`**Send:** ${rtc.send}`, `**Receive:** ${rtc.receive}`, `**End:** ${rtc.end}`]),
  ];
}
