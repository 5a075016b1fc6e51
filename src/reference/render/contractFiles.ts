/** The files of a contract to download, each with what it is for. */

import {contractFiles} from '@speech-docs/contracts/files';
import type {RootContent} from 'mdast';
import {Misnamed} from '../lookup';
import {blocks, words} from '../prose';
import type {Reference} from '../schemaLocations';
import {code, link, list} from './nodes';

/** `<ContractFiles api="realtime" />` */
export function fileList({contracts}: Reference, api: string | undefined): RootContent[] {
  if (api !== 'batch' && api !== 'realtime' && api !== 'flow') {
    throw new Misnamed(`api="${api ?? ''}" is unknown. Use batch, realtime or flow.`);
  }
  const {file, root} = contracts[api];
  return [
    list(
      contractFiles(api, file).map(({name, purpose}) => [
        link(`pathname:///contracts/${name}`, code(name)),
        ': ',
        ...words(`${purpose}.`),
      ]),
    ),
    ...blocks(
      `Each file is also below \`/contracts/${root.info.version}/\`, where it keeps its contents when a newer version is published.`,
    ),
  ];
}
