/**
 * The contract in the form that standard tools read in full: what only an `x-` field of ours contains is expressed in the words of
 * OpenAPI and AsyncAPI. Types, bounds, and descriptions stay those of the source.
 */
import type {Contract} from '@speech-docs/protocol/contracts';
import {isExtension, mapParts, type Part, withAbsoluteLinks, without} from '../parts';
import {socketDocument} from './socketDocument';

/** The license of the contracts, as in LICENSE. */
const LICENSE = {name: 'MIT', url: 'https://spdx.org/licenses/MIT.html'};

/** Returns the document for tools; `site` is the address that links in descriptions begin with. */
export function forTools({api, root}: Contract, site: string): Part {
  const document = mapParts(root, (part) =>
    typeof part === 'string' ? withAbsoluteLinks(part, site) : aloneReference(part),
  ) as Part;
  const licensed = {...document, info: {...document.info, license: LICENSE}};
  return api === 'batch' ? batchDocument(licensed) : socketDocument(licensed);
}

/** Many tools ignore what is beside a `$ref`: our own fields are removed, and the other keywords of the schema move around it. */
function aloneReference(part: Part): Part {
  if (typeof part.$ref !== 'string') return part;
  const {$ref, ...beside} = without(part, isExtension);
  return Object.keys(beside).length === 0 ? {$ref} : {allOf: [{$ref}], ...beside};
}

/**
 * `config` stays JSON text with its schema in `contentSchema`: as an object, Postman would send `[object Object]`. Its
 * example is what tools put into the form, and `binary` makes file pickers of the files.
 */
function batchDocument(document: Part): Part {
  const {schema, examples} = document.paths['/jobs'].post.requestBody.content['multipart/form-data'];
  const {config, data_file, text_file} = schema.properties;
  const [first] = Object.values<Part>(examples);
  Object.assign(config, {example: first?.value.config});
  for (const file of [data_file, text_file]) Object.assign(file, {format: 'binary'});
  return document;
}
