/** Operations of the batch contract, with parameters and responses resolved and fields as trees. */
import {operationsIn, type Part} from '@speech-docs/contracts/parts';
import type {Contract, Pointer} from '@speech-docs/protocol/contracts';
import {anchor, fieldOf, fieldsOf} from './model';
import {follow} from './refs';
import type {FieldNode, Schema} from './types';

export interface Example {
  name: string;
  summary?: string;
  value: unknown;
}

export interface Body {
  mediaType: string;
  schema: Schema;
  /** Named schema of the body, or of the items of a list. */
  schemaName?: string;
  fields: FieldNode[];
  examples: Example[];
}

export interface Response {
  status: string;
  description: string;
  headers: FieldNode[];
  bodies: Body[];
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** Last part of the page's address; absent for a request that the service sends. */
  route?: string;
  isDeprecated: boolean;
  guides: string[];
  parameters: {in: string; fields: FieldNode[]}[];
  requestBody?: {description?: string; required: boolean; bodies: Body[]};
  /** JSON inside a form part: the part's name and the fields of its JSON. */
  nested: {part: string; schemaName?: string; fields: FieldNode[]}[];
  responses: Response[];
  pointer: Pointer;
}

/** Returns the operations in the order of the contract; those that the service sends last. */
export function operationsOf(contract: Contract): Operation[] {
  return ['paths', 'webhooks'].flatMap((group) =>
    operationsIn(contract.root, group).map((one) => operationOf(contract, one, [group, one.path, one.method])),
  );
}

function operationOf(
  contract: Contract,
  {path, method, operation: raw, parameters}: ReturnType<typeof operationsIn>[number],
  pointer: Pointer,
): Operation {
  const requestBody = raw.requestBody ? follow(contract, raw.requestBody as Part).part : undefined;
  const bodies = bodiesOf(contract, requestBody?.content, 'form');
  return {
    id: raw.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    summary: raw.summary ?? path,
    description: raw.description ?? '',
    route: raw['x-route'],
    isDeprecated: raw.deprecated === true,
    guides: raw['x-guides'] ?? [],
    parameters: parametersOf(contract, parameters),
    requestBody: requestBody && {description: requestBody.description, required: requestBody.required ?? false, bodies},
    nested: nestedOf(contract, bodies),
    responses: Object.entries<Part>(raw.responses ?? {}).map(([status, response]) =>
      responseOf(contract, status, follow(contract, response).part),
    ),
    pointer,
  };
}

const PLACES = ['path', 'query', 'header', 'cookie'];

function parametersOf(contract: Contract, parameters: Part[]) {
  const all = parameters.map((parameter) => follow(contract, parameter).part as Part);
  return PLACES.map((place) => {
    const own = all.filter((parameter) => parameter.in === place);
    return {
      in: place,
      fields: anchor(
        own.map((one) => parameterField(contract, one.name, one)),
        place,
      ),
    };
  }).filter(({fields}) => fields.length > 0);
}

function parameterField(contract: Contract, name: string, parameter: Part): FieldNode {
  const field = fieldOf(contract, name, parameter.schema ?? {}, parameter.required ?? false);
  return {
    ...field,
    description: parameter.description ?? field.description,
    isDeprecated: parameter.deprecated ?? field.isDeprecated,
    examples: parameter.example === undefined ? field.examples : [parameter.example],
  };
}

const JSON_TYPE = 'application/json';

function bodiesOf(contract: Contract, content: Part, prefix: string): Body[] {
  // Plain JSON leads, wherever the contract puts it: the first body is the one that pages show whole.
  const entries = Object.entries<Part>(content ?? {}).sort(
    ([a], [b]) => Number(b === JSON_TYPE) - Number(a === JSON_TYPE),
  );
  return entries.map(([mediaType, media]) => {
    const schema: Schema = media.schema ?? {};
    const {part, name} = follow(contract, schema);
    return {
      mediaType,
      schema,
      schemaName: name ?? (part.items && follow(contract, part.items).name),
      fields: anchor(fieldsOf(contract, schema), prefix),
      examples: examplesOf(contract, media),
    };
  });
}

/** Examples of a media type, references followed; a single unnamed one is called `example`. */
function examplesOf(contract: Contract, media: Part): Example[] {
  const named = Object.entries<Part>(media.examples ?? {}).map(([name, example]) => {
    const {part} = follow(contract, example);
    return {name, summary: part.summary, value: part.value};
  });
  return media.example === undefined ? named : [{name: 'example', value: media.example}, ...named];
}

function nestedOf(contract: Contract, bodies: Body[]): Operation['nested'] {
  const form = bodies.find(({mediaType}) => mediaType === 'multipart/form-data');
  const parts = Object.entries(form ? (follow(contract, form.schema).part.properties ?? {}) : {});
  return parts.flatMap(([part, schema]) => {
    const content = follow(contract, schema).part.contentSchema;
    if (!content) return [];
    const {name} = follow(contract, content);
    return [{part, schemaName: name, fields: anchor(fieldsOf(contract, content), part)}];
  });
}

function responseOf(contract: Contract, status: string, response: Part): Response {
  const headers = Object.entries<Part>(response.headers ?? {}).map(([name, header]) =>
    parameterField(contract, name, follow(contract, header).part),
  );
  const prefix = status.startsWith('2') ? 'response' : `response-${status}`;
  return {
    status,
    description: response.description,
    headers: anchor(headers, `${prefix}-header`),
    bodies: bodiesOf(contract, response.content, prefix),
  };
}

/** Whether a status is no error. */
export function isSuccess(status: string): boolean {
  return /^[123]/.test(status);
}
