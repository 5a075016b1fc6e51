/** The files of a contract to download, each with what it is for. */
import {contractFiles} from '@speech-docs/contracts/files';
import {InvalidAttribute} from '../lookup';
import type {Reference} from '../schemaLocations';
import {type Content, code, link, list} from './nodes';

/** `<ContractFiles api="realtime" />` */
export function fileList({contracts}: Reference, api: string | undefined): Content {
  if (api !== 'batch' && api !== 'realtime' && api !== 'flow') {
    throw new InvalidAttribute(`api="${api ?? ''}" is unknown. Use batch, realtime or flow.`);
  }
  const {file, root} = contracts[api];
  const files = contractFiles(api, file);
  return [
    list(files.map(({name, purpose}) => `${link(`pathname:///contracts/${name}`, code(name))}: ${purpose}.`)),
    `Each file is also below \`/contracts/${root.info.version}/\`, where it keeps its contents when a newer version is published.`,
  ];
}
