/** The files that a contract is offered as: what each is called, what it is for, and what is in it. */
import {basename} from 'node:path';
import type {Api, Contract} from '@speech-docs/protocol/contracts';
import {jsonSchema} from './schemaFiles';
import {forTools} from './tools/forTools';
import {postmanCollection} from './tools/postman';
import {typesOf} from './types/model';
import {pythonFile} from './types/python';
import {typescriptFile} from './types/typescript';

/** A file below `/contracts/` and below `/contracts/<version>/`. */
interface ContractFile {
  name: string;
  /** For readers, as Markdown. */
  purpose: string;
  /** Returns the text; `site` is the address of the site without a slash at its end. */
  write: (contract: Contract, site: string) => string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const schema = (draft: Parameters<typeof jsonSchema>[1], name: string) => (contract: Contract, site: string) => {
  const id = `${site}/contracts/${contract.root.info.version}/${name}`;
  return json(jsonSchema(contract, draft, {id, site}));
};
const types = (contract: Contract, site: string) => [typesOf(contract, site), contract.root.info.title] as const;

/** Returns the files of a contract, the source first. */
export function contractFiles(api: Api, source: string): ContractFile[] {
  const kind = api === 'batch' ? 'OpenAPI 3.1' : 'AsyncAPI 3';
  const subject = api === 'batch' ? 'the configuration of a job' : 'every message';
  const name = basename(source, '.yaml');
  return [
    {name: `${name}.yaml`, purpose: `${kind}, as this reference is made from it`, write: ({text}) => text},
    {name: `${name}.json`, purpose: 'The same document as JSON', write: ({root}) => json(root)},
    {
      name: `${api}.tools.json`,
      purpose: `${kind} for linters, mock servers, and code generators, with absolute links and ${api === 'batch' ? 'binary files' : 'the handshake as a binding'}`,
      write: (contract, site) => json(forTools(contract, site)),
    },
    {
      name: `${api}.schema.json`,
      purpose: `JSON Schema 2020-12 of ${subject}, for validators`,
      write: schema('2020-12', `${api}.schema.json`),
    },
    {
      name: `${api}.schema.draft-07.json`,
      purpose: `JSON Schema draft-07 of ${subject}, for editors and older validators`,
      write: schema('draft-07', `${api}.schema.draft-07.json`),
    },
    {name: `${api}.d.ts`, purpose: 'Types for TypeScript', write: (...of) => typescriptFile(...types(...of))},
    {
      name: `${api}_types.py`,
      purpose: 'Types for Python 3.9 or later: `TypedDict` for mypy and pyright',
      write: (contract, site) => pythonFile(...types(contract, site)),
    },
    // Postman's format has no sockets.
    ...(api === 'batch'
      ? [
          {
            name: `${api}.postman_collection.json`,
            purpose: 'Postman collection with one request for each example: set `api_key`, choose a file, and send',
            write: (contract: Contract, site: string) => json(postmanCollection(contract, site)),
          },
        ]
      : []),
  ];
}
