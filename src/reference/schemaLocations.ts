/**
 * Where everything is: the address of every named schema. A schema that occurs in several places has the
 * address where it is nested least, then that of the first page, so that reordering a contract changes no address.
 */
import type {Api, Contract} from '@speech-docs/protocol/contracts';
import {socketPages} from '@speech-docs/protocol/facts';
import {type Message, messageAnchor, messagesOf} from './messages';
import {allFields} from './model';
import {type Operation, operationsOf} from './operations';
import type {FieldNode} from './types';

const BATCH_FOLDER = '/api-ref/batch/';

/** A page of the reference and an anchor on it. */
export interface SchemaLocation {
  page: string;
  anchor: string;
}

/** If a schema appears on several pages, one that does not match this pattern is its canonical page. */
const SECONDARY_PAGES = /\/delete-/;

/** Everything that the renderer reads, computed once per build. */
export interface Reference {
  contracts: Record<Api, Contract>;
  operations: Operation[];
  messages: Record<'realtime' | 'flow', Message[]>;
  /** Home of each schema: `batch:JobConfig` → page and anchor. */
  locations: ReadonlyMap<string, SchemaLocation>;
}

/** Returns the address of the overview page of the batch API. */
export function overviewPage(contract: Contract): string {
  return `${BATCH_FOLDER}${contract.root.info['x-route']}`;
}

/** Returns the address of an operation's page; requests that the service sends are on the overview page. */
export function operationPage(contract: Contract, operation: Operation): string {
  return operation.route ? `${BATCH_FOLDER}${operation.route}` : overviewPage(contract);
}

/** The body of failed requests is the same everywhere: it is on the overview page. */
export const ERROR_SCHEMA = 'ErrorResponse';

/** The name of a schema, if it has one, and an anchor where it is shown. */
type Shown = [schema: string | undefined, anchor: string];

/** Computes operations, messages and locations from the three contracts. */
export function buildReference(contracts: Record<Api, Contract>): Reference {
  const operations = operationsOf(contracts.batch);
  const messages = {realtime: messagesOf(contracts.realtime), flow: messagesOf(contracts.flow)};
  const pages: [api: Api, page: string, shown: Shown[]][] = [
    ['batch', overviewPage(contracts.batch), [[ERROR_SCHEMA, ERROR_SCHEMA.toLowerCase()]]],
    ...operations
      .filter(({route}) => route)
      .map((one): (typeof pages)[number] => ['batch', operationPage(contracts.batch, one), shownBy(one)]),
    ['realtime', socketPages.realtime, messages.realtime.flatMap(shownByMessage)],
    ['flow', socketPages.flow, messages.flow.flatMap(shownByMessage)],
  ];
  const locations = new Map<string, SchemaLocation>();
  for (const [api, page, shown] of pages) {
    for (const [schema, anchor] of shown) {
      const key = `${api}:${schema}`;
      if (schema && isNearer({page, anchor}, locations.get(key))) locations.set(key, {page, anchor});
    }
  }
  return {contracts, operations, messages, locations};
}

function shownBy({parameters, nested, responses}: Operation): Shown[] {
  return [
    ...parameters.flatMap(({fields}) => shownByFields(fields)),
    ...nested.flatMap(({part, schemaName, fields}): Shown[] => [[schemaName, part], ...shownByFields(fields)]),
    ...responses.flatMap(({status, bodies: [body]}): Shown[] =>
      status.startsWith('2') && body ? [[body.schemaName, `response-${status}`], ...shownByFields(body.fields)] : [],
    ),
  ];
}

function shownByMessage({name, schemaName, fields}: Message): Shown[] {
  return [[schemaName, messageAnchor(name)], ...shownByFields(fields)];
}

function shownByFields(fields: readonly FieldNode[]): Shown[] {
  return allFields(fields).flatMap(({schema, id, isRecursive, variants}): Shown[] => [
    [isRecursive ? undefined : schema, id],
    ...variants.map((variant): Shown => [variant.schema, variant.id]),
  ]);
}

function isNearer(place: SchemaLocation, than: SchemaLocation | undefined): boolean {
  if (!than) return true;
  const [here, there] = [place, than].map(({anchor}) => anchor.split('.').length);
  if (here !== there) return (here ?? 0) < (there ?? 0);
  const [passing, otherPassing] = [place, than].map(({page}) => SECONDARY_PAGES.test(page));
  if (passing !== otherPassing) return !passing;
  return `${place.page}#${place.anchor}` < `${than.page}#${than.anchor}`;
}
