/** How a socket opens: hosts, keys, headers, and every way in which opening it fails. */
import type {Contract} from '@speech-docs/protocol/contracts';
import {failureAddress, failureAnchor, type StatusEntry} from '@speech-docs/protocol/failures';
import type {RootContent} from 'mdast';
import {socketDecisions} from '../../../data/recovery';
import {type Unlisted, unlistedHandshakes} from '../../../data/unlistedFailures';
import {anchor, fieldOf} from '../model';
import type {Schema} from '../types';
import {socketPhrase} from './errorTables';
import {fieldTree, type RenderContext} from './fieldTree';
import {type Content, code, disclosure, fence, heading, jsx, link, table} from './nodes';

export interface Named {
  name: string;
  value: string;
  description: string;
}

/** A parameter of the handshake, or of the request for a temporary key: a schema with a name. */
export type Parameter = Schema & {name: string; in?: string; required?: boolean; unit?: string};

export interface Authentication {
  name: string;
  for: string;
  in: string;
  parameter: string;
  value: string;
  description: string;
  temporaryKey?: {description: string; method: string; url: string; parameters: Parameter[]};
}

interface Handshake {
  description: string;
  url: string;
  requestLine: string;
  legacyPath?: {pattern: string; description: string};
  authentication: Authentication[];
  queryParameters: Parameter[];
  requestHeaders: Named[];
  success: {status: number; reason: string; description: string; responseHeaders: Named[]};
  failures: StatusEntry[];
  afterSuccess: string;
}

interface Server {
  title?: string;
  host: string;
  pathname?: string;
  description?: string;
}

/** Returns the section that ends with an open socket. */
export function connectSection(contract: Contract, context: RenderContext): Content {
  const handshake: Handshake = contract.root['x-handshake'];
  const {success, failures, legacyPath} = handshake;
  const failed = allFailures(failures, unlistedHandshakes);
  const path = new URL(handshake.url).pathname;
  const servers = Object.values<Server>(contract.root.servers);
  return [
    heading(2, 'Connect', 'connect'),
    handshake.description,
    heading(3, 'Hosts', 'hosts'),
    table(
      ['Host', 'For', 'Use'],
      servers.map(({host, pathname, title, description}) => [
        code(`wss://${host}${pathname ?? path}`),
        title ?? 'All accounts',
        description,
      ]),
    ),
    legacyPath && `${code(legacyPath.pattern)}: ${legacyPath.description}`,
    heading(3, 'Authentication', 'authentication'),
    table(
      ['Key', 'For', 'Send it as', 'Note'],
      handshake.authentication.map((way) => [
        way.name,
        way.for,
        code(way.in === 'header' ? `${way.parameter}: ${way.value}` : `?${way.parameter}=TEMPORARY_KEY`),
        way.description,
      ]),
    ),
    handshake.authentication.map(temporaryKey),
    heading(3, 'Query parameters', 'query-parameters'),
    fieldTree(parameterFields(contract, handshake.queryParameters, 'query'), context),
    heading(3, 'Handshake request', 'handshake-request'),
    fence('http', httpHead(handshake.requestLine, handshake.requestHeaders), 'title="Upgrade request"'),
    headerTable(handshake.requestHeaders),
    heading(3, 'Handshake responses', 'handshake-responses'),
    table(
      ['Status', 'Meaning', 'Action'],
      [
        [`${success.status} ${success.reason}`, success.description, 'Continue'],
        ...failed.map(({key, label, meaning}) => [
          link(failureAddress('socket', 'handshake', key), label),
          meaning,
          socketPhrase(key, socketDecisions.handshake[key as keyof typeof socketDecisions.handshake]),
        ]),
      ],
      [undefined, ...failed.map(({key}) => failureAnchor.socket('handshake', key))],
    ),
    handshake.afterSuccess,
    disclosure(`Headers of the ${success.status} response`, [
      fence(
        'http',
        httpHead(`HTTP/1.1 ${success.status} ${success.reason}`, success.responseHeaders),
        `title="${success.status} ${success.reason}"`,
      ),
      headerTable(success.responseHeaders),
    ]),
  ];
}

function allFailures(listed: readonly StatusEntry[], unlisted: readonly Unlisted[]) {
  return [
    ...listed.map(({status, reason, meaning}) => ({key: `${status}`, label: `${status} ${reason}`, meaning})),
    ...unlisted.map(({key, codes, cause}) => ({key, label: codes.join(', '), meaning: cause})),
  ].sort((one, other) => one.key.localeCompare(other.key));
}

function headerTable(headers: Named[]): RootContent {
  return table(
    ['Header', 'Meaning'],
    headers.map(({name, description}) => [code(name), description]),
  );
}

function httpHead(line: string, headers: Handshake['requestHeaders']): string {
  return [line, ...headers.map(({name, value}) => `${name}: ${value}`)].join('\n');
}

/** Where a server requests a key that its clients can use; the guide has the rest. */
function temporaryKey({temporaryKey: request}: Authentication): Content {
  if (!request) return null;
  return [
    heading(3, 'Temporary keys', 'temporary-keys'),
    request.description,
    jsx('MethodLine', {method: request.method, url: request.url}),
    'Send the API key in `Authorization`, and `ttl` in the body. [Temporary keys](/get-started/authentication#temporary-keys) has programs, the parameters, and the response. If no key is created, [its status](/api-ref/#key-errors) says why.',
  ];
}

/** Parameters of the handshake are written as schemas with a name. */
export function parameterFields(contract: Contract, parameters: Parameter[], prefix: string) {
  const fields = parameters.map(({name, required = false, unit, in: place, ...schema}) => {
    const field = fieldOf(contract, name, schema, required);
    return {...field, place, bounds: field.bounds.map((bound) => (unit ? `${bound} ${unit}` : bound))};
  });
  return anchor(fields, prefix);
}
