/**
 * The batch API as a Postman collection (v2.1): a request for each operation, and one for each named example of a body.
 * Options are listed and off, because sending all of them at once is an error.
 */
import type {Contract} from '@speech-docs/protocol/contracts';
import {operationsIn, type Part, resolved} from '../parts';
import {describe} from '../words';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/** Later requests are about the job that was created last. */
const KEEP_JOB = ["if (pm.response.code === 201) pm.collectionVariables.set('job_id', pm.response.json().id);"];

type Operation = ReturnType<typeof operationsIn>[number];

export function postmanCollection({root}: Contract, site: string): Part {
  const operations = operationsIn(root);
  const folders = root.tags.map(({name, description}: Part) => ({
    name,
    description,
    item: operations.filter(({operation}) => operation.tags.includes(name)).map((one) => itemOf(root, one, site)),
  }));
  return {
    info: {name: root.info.title, description: describe(root.info, site), version: root.info.version, schema: SCHEMA},
    auth: {type: 'bearer', bearer: [{key: 'token', value: '{{api_key}}', type: 'string'}]},
    variable: [
      {key: 'base_url', value: root.servers[0].url},
      {key: 'api_key', value: 'YOUR_API_KEY'},
      {key: 'job_id', value: ''},
    ],
    item: folders,
  };
}

function itemOf(root: Part, one: Operation, site: string): Part {
  const {operation} = one;
  const form = operation.requestBody && resolved(root, operation.requestBody).content['multipart/form-data'];
  const base = {name: operation.summary, description: describe(operation, site)};
  if (!form) return {...base, ...requestOf(root, one, site)};
  const event = [{listen: 'test', script: {type: 'text/javascript', exec: KEEP_JOB}}];
  const item = Object.values<Part>(form.examples).map(({summary, value}, index) => {
    const formdata = Object.entries<string>(value).map(([key, text]) =>
      formPart(key, text, form.schema.properties[key], site),
    );
    // Responses belong to the operation: they are saved once.
    return {name: summary, ...requestOf(root, one, site, {mode: 'formdata', formdata}, index === 0)};
  });
  return {...base, event, item};
}

function formPart(key: string, text: string, schema: Part, site: string): Part {
  const description = describe(schema, site);
  if (!schema.contentSchema)
    return {key, type: 'file', src: [], description: `${text.replace(/^\(|\)$/g, '')}. ${description}`};
  const value = JSON.stringify(JSON.parse(text), null, 2);
  return {key, type: 'text', contentType: 'application/json', value, description};
}

function requestOf(
  root: Part,
  {method, path, operation, parameters}: Operation,
  site: string,
  body?: Part,
  withResponses = true,
): Part {
  const listed = (place: string) =>
    parameters
      .map((parameter) => resolved(root, parameter))
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({
        key: parameter.name,
        value: place === 'path' ? '{{job_id}}' : String(parameter.example ?? parameter.schema.default ?? ''),
        description: describe(parameter, site),
        ...(!parameter.required && {disabled: true}),
      }));
  const keys = path
    .slice(1)
    .replace(/\{(\w+)\}/g, ':$1')
    .split('/');
  const query = listed('query');
  const raw = `{{base_url}}/${keys.join('/')}`;
  const url = {raw, host: ['{{base_url}}'], path: keys, query, variable: listed('path')};
  const request = {
    method: method.toUpperCase(),
    header: listed('header'),
    url,
    ...(body && {body}),
    description: describe(operation, site),
  };
  return {request, response: withResponses ? savedResponses(root, operation, request) : []};
}

function savedResponses(root: Part, operation: Part, originalRequest: Part): Part[] {
  return Object.entries<Part>(operation.responses).flatMap(([status, response]) =>
    Object.entries<Part>(resolved(root, response).content ?? {}).flatMap(([type, {examples = {}}]) =>
      Object.entries<Part>(examples).map(([name, example]) => {
        const {value, summary = name} = resolved(root, example);
        const body = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
        const header = [{key: 'Content-Type', value: type}];
        return {name: `${status}: ${summary}`, originalRequest, code: Number(status), status: '', header, body};
      }),
    ),
  );
}
