/** Where the reference explains the part of a contract that a change names. */
import type {Change} from '@speech-docs/contracts/history';
import type {Api} from '@speech-docs/protocol/contracts';
import {socketPages} from '@speech-docs/protocol/facts';
import {failureAddress, failureAnchor} from '@speech-docs/protocol/failures';
import {schemaFields} from './lookup';
import {messageAnchor} from './messages';
import {operationPage, overviewPage, type Reference} from './schemaLocations';
import type {FieldNode} from './types';

const SECTIONS: Readonly<Record<string, string>> = {
  'x-handshake': 'connect',
  'x-session': 'states',
  'x-protocol-limits': 'time-limits',
  'x-infos': 'information',
  'x-errors': 'errors',
  'x-warnings': 'warnings',
  'x-close-codes': 'close-codes',
  'x-webrtc': 'webrtc',
  'x-job-errors': 'errors-of-a-job',
  'x-job-lifecycle': 'life-of-a-job',
  'x-notifications': 'notifications',
  webhooks: 'notifications',
};

export function apiPage({contracts}: Pick<Reference, 'contracts'>, api: Api): string {
  return api === 'batch' ? overviewPage(contracts.batch) : socketPages[api];
}

/** Returns the address of the part, or of the nearest one that the reference has today: what is gone has none. */
export function changePage(reference: Reference, {api, address}: Pick<Change, 'api' | 'address'>): string {
  const [name = '', ...path] = address.split('.');
  const overview = apiPage(reference, api);
  const section = SECTIONS[name];
  if (section) return entryPage(reference, api, name, path[0] ?? '') ?? `${overview}#${section}`;
  return operationPart(reference, name, path) ?? schemaPart(reference, api, name, path) ?? overview;
}

/** Errors, warnings, and close codes have entries of their own. */
function entryPage({contracts}: Reference, api: Api, list: string, key: string): string | undefined {
  const entries: {id?: string; type?: string; code?: number}[] = contracts[api].root[list];
  if (!Array.isArray(entries) || !entries.some(({id, type, code}) => `${id ?? type ?? code}` === key)) return undefined;
  if (list === 'x-job-errors') return failureAddress('job', key);
  if (list === 'x-errors')
    return api === 'batch' ? failureAddress('request', key) : failureAddress('socket', 'error', key);
  if (list === 'x-warnings') return failureAddress('socket', 'warning', key);
  return list === 'x-close-codes' ? `${apiPage({contracts}, api)}#${failureAnchor.socket('close', key)}` : undefined;
}

function operationPart({contracts, operations}: Reference, id: string, [part, status]: string[]): string | undefined {
  const operation = operations.find((one) => one.id === id);
  if (!operation) return undefined;
  const page = operationPage(contracts.batch, operation);
  if (part === 'responses') return /^2/.test(status ?? '') ? `${page}#response-${status}` : `${page}#errors`;
  const field = [...operation.parameters, ...(operation.requestBody?.bodies ?? [])]
    .flatMap(({fields}) => fields)
    .find(({name}) => name === part);
  return field ? `${page}#${field.id}` : page;
}

function schemaPart(reference: Reference, api: Api, name: string, path: readonly string[]): string | undefined {
  const isMessage = api !== 'batch' && reference.messages[api].some((message) => message.name === name);
  if (isMessage && path.length === 0) return `${socketPages[api]}#${messageAnchor(name)}`;
  if (!reference.locations.has(`${api}:${name}`))
    return isMessage ? `${socketPages[api]}#${messageAnchor(name)}` : undefined;
  const {fields, home} = schemaFields(reference, `${api}:${name}`);
  return `${home.page}#${deepest(fields, path)?.id ?? home.anchor}`;
}

function deepest(fields: readonly FieldNode[], [name, ...rest]: readonly string[]): FieldNode | undefined {
  const field = fields.find((one) => one.name === name);
  return field && (deepest(field.children, rest) ?? field);
}
