/**
 * The reference as pages get it, without the parsers of the contracts' languages: the build, tests/unit/reference/validation,
 * and tests/build/contracts ask them, and they take ten seconds of a processor.
 */
import {withHistory} from '@speech-docs/contracts/history/fields';
import {olderContracts} from '@speech-docs/contracts/history/published.server';
import type {Api} from '@speech-docs/protocol/contracts/parsed';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {buildReference} from '../../src/reference/schemaLocations';

const read = (api: Api) => {
  const contract = readContract(api);
  return withHistory([...olderContracts(contract), contract]);
};

export const reference = buildReference({batch: read('batch'), realtime: read('realtime'), flow: read('flow')});
