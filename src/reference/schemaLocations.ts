/**
 * Where everything is: the address of every named schema. A schema that occurs in several places has the
 * address where it is nested least, then that of the first page, so that reordering a contract changes no address.
 */
import type {Api, Contract} from '@speech-docs/protocol/contracts';
import {socketPages} from '@speech-docs/protocol/facts';
import {type Message, messageAnchor, messagesOf} from './messages';
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

/** Computes operations, messages and locations from the three contracts. */
export function buildReference(contracts: Record<Api, Contract>): Reference {
  const operations = operationsOf(contracts.batch);
  const messages = {realtime: messagesOf(contracts.realtime), flow: messagesOf(contracts.flow)};
  const found = new Map<string, SchemaLocation>();
  const note = (api: Api, page: string, schema: string | undefined, anchor: string) => {
    const key = `${api}:${schema}`;
    if (schema && isNearer({page, anchor}, found.get(key))) found.set(key, {page, anchor});
  };
  for (const operation of operations) noteOperation(contracts.batch, operation, note);
  for (const api of ['realtime', 'flow'] as const) {
    for (const {name, schemaName, fields} of messages[api]) {
      note(api, socketPages[api], schemaName, messageAnchor(name));
      noteFields(fields, (schema, anchor) => note(api, socketPages[api], schema, anchor));
    }
  }
  return {contracts, operations, messages, locations: found};
}

type Note = (api: Api, page: string, schema: string | undefined, anchor: string) => void;

/** The body of failed requests is the same everywhere: it is on the overview page. */
export const ERROR_SCHEMA = 'ErrorResponse';

function noteOperation(contract: Contract, operation: Operation, note: Note): void {
  const page = operationPage(contract, operation);
  const noteHere = (schema: string | undefined, anchor: string) => note('batch', page, schema, anchor);
  note('batch', overviewPage(contract), ERROR_SCHEMA, ERROR_SCHEMA.toLowerCase());
  if (!operation.route) return;
  for (const {fields} of operation.parameters) noteFields(fields, noteHere);
  for (const {part, schemaName, fields} of operation.nested) {
    noteHere(schemaName, part);
    noteFields(fields, noteHere);
  }
  for (const {status, bodies} of operation.responses.filter((response) => response.status.startsWith('2'))) {
    for (const {schemaName, fields} of bodies.slice(0, 1)) {
      noteHere(schemaName, `response-${status}`);
      noteFields(fields, noteHere);
    }
  }
}

function noteFields(fields: readonly FieldNode[], note: (schema: string | undefined, anchor: string) => void): void {
  for (const field of fields) {
    if (!field.isRecursive) note(field.schema, field.id);
    noteFields(field.children, note);
    for (const variant of field.variants) {
      note(variant.schema, variant.id);
      noteFields(variant.fields, note);
    }
  }
}

function isNearer(place: SchemaLocation, than: SchemaLocation | undefined): boolean {
  if (!than) return true;
  const [here, there] = [place, than].map(({anchor}) => anchor.split('.').length);
  if (here !== there) return (here ?? 0) < (there ?? 0);
  const [passing, otherPassing] = [place, than].map(({page}) => SECONDARY_PAGES.test(page));
  if (passing !== otherPassing) return !passing;
  return `${place.page}#${place.anchor}` < `${than.page}#${than.anchor}`;
}
