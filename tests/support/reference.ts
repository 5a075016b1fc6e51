/** The reference as pages get it, without the parsers of the contracts' languages, which take ten seconds of a processor. */
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {buildReference} from '../../src/reference/schemaLocations';

export const reference = buildReference({
  batch: readContract('batch'),
  realtime: readContract('realtime'),
  flow: readContract('flow'),
});
