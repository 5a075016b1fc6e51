/** The catalogue of failures of the contracts that were read. */
import type {Api, Contract} from '@speech-docs/protocol/contracts';
import {type Failure, type FailureSources, failuresOf} from '@speech-docs/protocol/failures';

/** Returns the parts of the contracts that the catalogue is made from. */
export function failureSources(contracts: Record<Api, Contract>): FailureSources {
  const {batch, realtime, flow} = contracts;
  return {batch: batch.root, realtime: realtime.root, flow: flow.root} as unknown as FailureSources;
}

export function failuresIn(contracts: Record<Api, Contract>): Failure[] {
  return failuresOf(failureSources(contracts));
}
